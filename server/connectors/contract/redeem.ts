import type { Value } from '../../../runtime/index.js'

/** What is fetched once for something that counts once, such as a refresh token for a code; it is kept in its place. */
export interface Redeem {
  /** The name of the setting that counts once: it is redeemed where it is entered, and kept only where there is nothing else. */
  readonly setting: string
  /** Null: behind the origin of the connection, at `path`. */
  readonly url: string | null
  readonly path: string
  /** What is sent, as a form. */
  readonly form: Readonly<Record<string, string>>
  /** Which settings are others from then on; null takes one back. Undefined: the answer has not what was asked for. */
  settings(answer: Value): Readonly<Record<string, string | null>> | undefined
}
