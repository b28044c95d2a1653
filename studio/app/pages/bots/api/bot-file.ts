/** A bot file as the API brings it. */
export type BotFile = Readonly<Record<string, unknown>> & {
  readonly name?: string
  readonly customizations?: Readonly<Record<string, unknown>>
  readonly settings?: Readonly<Record<string, unknown>>
  readonly translations?: Readonly<Record<string, unknown>>
}
