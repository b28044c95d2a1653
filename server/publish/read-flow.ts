import { BotError, parseBot } from '../../runtime/index.js'

/** A flow as it is stored, or why it is not. */
export type ReadFlow =
  | { readonly file: string }
  | { readonly fault: 'no JSON' | 'too deep' }
  | { readonly fault: 'no bot'; readonly message: string }

/** Reads a bot file as an owner sent it; one without a name takes this one. */
export function readFlow(text: string, name: string): ReadFlow {
  let given: unknown = {}
  try {
    if (text.trim() !== '') given = JSON.parse(text)
  } catch {
    return { fault: 'no JSON' }
  }
  try {
    const { file } = parseBot(given)
    return { file: JSON.stringify({ ...file, name: file.name || name }) }
  } catch (error) {
    if (error instanceof BotError) return { fault: 'no bot', message: error.message }
    // It is nested too deeply to be written again.
    if (error instanceof RangeError) return { fault: 'too deep' }
    throw error
  }
}
