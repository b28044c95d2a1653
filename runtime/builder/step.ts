/** A step as a bot file has it. */
export interface Step {
  readonly id?: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}
