import type { Json } from './bodies.js'

/** The path where a widget hands over the record of a conversation, behind the bot's address. */
export const resultsPath = '/results'

/**
 * What a widget hands over of a conversation, for a bot whose owner switched that on (decision 33): the session's record so
 * far. Each one takes the place of those before it.
 */
export interface ResultBody {
  readonly session: Json
  /** The browser's clock, in milliseconds since 1970: the record's times are by the same one. */
  readonly sentAt: number
  /** How far the conversation got, by `stepsIn`: the record may be shortened. */
  readonly steps?: number | undefined
  /** The visitor has left the page before the end. */
  readonly left?: true | undefined
}

interface Part {
  readonly transcript: readonly unknown[]
  readonly visited: readonly unknown[]
}

/** Grows with everything that happens in a conversation: what was gone back over counts on. */
export const stepsIn = ({
  revised = [],
  answers,
  ...last
}: Part & {
  readonly answers: Readonly<Record<string, unknown>>
  readonly revised?: readonly Part[] | undefined
}): number =>
  [last, ...revised].reduce(
    (sum, { transcript, visited }) => sum + transcript.length + visited.length + 1,
    Object.keys(answers).length,
  )
