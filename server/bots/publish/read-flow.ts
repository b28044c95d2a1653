import { BotError, parseBot } from '../../../runtime/index.js'
import type { Sealing } from '../../platform/sealing/sealing.js'
import { type TakenIn, takeInBot } from '../../platform/sealing/take-in.js'

/** A flow as it is stored, with the secrets that go with it. */
export interface SealedFlow extends Pick<TakenIn<unknown>, 'secrets' | 'references'> {
  readonly file: string
}

/** A flow as it is stored, or why it is not. */
export type ReadFlow =
  | SealedFlow
  | { readonly fault: 'no JSON' | 'too deep' }
  | { readonly fault: 'no bot'; readonly message: string }

/** Reads a bot file as an owner sent it; one without a name takes this one. Without `sealing` its secrets stay as they are. */
export function readFlow(text: string, name: string, sealing?: Sealing): ReadFlow {
  let given: unknown = {}
  try {
    if (text.trim() !== '') given = JSON.parse(text)
  } catch {
    return { fault: 'no JSON' }
  }
  try {
    const { file } = parseBot(given)
    const named = { ...file, name: file.name || name }
    return sealing
      ? sealed(takeInBot(named, sealing))
      : { file: JSON.stringify(named), secrets: [], references: [] }
  } catch (error) {
    if (error instanceof BotError) return { fault: 'no bot', message: error.message }
    // It is nested too deeply to be written again.
    if (error instanceof RangeError) return { fault: 'too deep' }
    throw error
  }
}

/** Seals the secrets of a stored bot file. `isForeign`: what it refers to is another account's, and is left out. */
export function sealFile(file: string, sealing: Sealing, isForeign: boolean): SealedFlow {
  return sealed(takeInBot(JSON.parse(file), sealing, isForeign))
}

function sealed({ value, secrets, references }: TakenIn<object>): SealedFlow {
  return { file: JSON.stringify(value), secrets, references }
}
