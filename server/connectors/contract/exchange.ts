/** A token that is fetched and then shown with each call until its time is over. */
export interface Exchange {
  /** Its address; null: behind the origin of the connection, at `path`. */
  readonly url: string | null
  readonly path: string
  /** What is sent, as a form; made anew each time, since some carry the moment. */
  form(now: number): Promise<Readonly<Record<string, string>>>
  /** What a call shows. */
  headers(token: string): Readonly<Record<string, string>>
}
