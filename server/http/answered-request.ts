/** A request that was answered; `route` is a pattern instead of the address, which may hold anything. */
export interface AnsweredRequest {
  readonly method: string
  readonly route: string
  readonly status: number
}
