import * as v from 'valibot'
import { isRecord } from '../../bot/fields.js'
import { ImportError } from '../import-error.js'
import { readPlacedJson } from '../json/read-json.js'
import { type Typebot, typebotSchema } from './typebot.schema.js'

const versions = ['4', '6', '6.1']

/** Is this what Typebot exports, by its shape? */
export function isTypebot(given: unknown): boolean {
  const file = unwrap(given)
  return isRecord(file) && Array.isArray(file.groups) && !('elements' in file) && !('nodes' in file)
}

/** A file’s own id, and those of the bots that it links to; none where it is no file of Typebot. */
export function linksOf(given: unknown): {
  readonly id: string
  readonly links: readonly string[]
} {
  const file = unwrap(given)
  if (!isTypebot(file)) return { id: '', links: [] }
  const { id, groups } = v.parse(typebotSchema, file)
  const links = groups.flatMap(({ blocks }) =>
    blocks.flatMap(({ type, given: block }) => {
      const linked: unknown = Object(Object(block).options).typebotId
      return type === 'Typebot link' && typeof linked === 'string' ? linked : []
    }),
  )
  return { id, links }
}

/**
 * Reads files of Typebot: JSON text or what it holds, one file or a list of them, of which the first is the bot and the
 * others are those that it links to. Throws an `ImportError` on what is no such file, or of a version that is not known.
 */
export function readTypebots(given: unknown): [Typebot, ...Typebot[]] {
  const json = typeof given === 'string' ? parse(given) : given
  const [first, ...others] = (Array.isArray(json) ? json : [json]).map(unwrap)
  return [readTypebot(first), ...others.map(readTypebot)]
}

/** What the API answers stands in `typebot`, or in `publishedTypebot`. */
function unwrap(given: unknown): unknown {
  if (!isRecord(given) || 'groups' in given) return given
  return [given.typebot, given.publishedTypebot].find(isRecord) ?? given
}

function parse(text: string): unknown {
  try {
    return readPlacedJson(text)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    throw new ImportError(`${error.message} Export the bot from Typebot once more.`)
  }
}

function readTypebot(given: unknown): Typebot {
  if (!isRecord(given))
    throw new ImportError(
      `The file holds ${nounOf(given)}, not a bot: export the bot from Typebot as a file.`,
    )
  if ('steps' in given || (Array.isArray(given.blocks) && !('groups' in given)))
    throw new ImportError(
      'The file is of a Typebot older than groups: open the bot in Typebot, which brings it up to date, and export it again.',
    )
  if (!Array.isArray(given.groups))
    throw new ImportError(
      `groups ${given.groups === undefined ? 'is missing' : 'must be a list'}: a file that Typebot exports has its blocks there.`,
    )
  checkVersion(given.version)
  return v.parse(typebotSchema, given)
}

function checkVersion(version: unknown): void {
  if (version === undefined || version === null || versions.includes(String(version))) return
  const name = typeof version === 'object' ? 'that is no text' : `"${String(version).slice(0, 40)}"`
  throw new ImportError(
    `version: files of Typebot’s version ${name} are not read, only those of ${versions.join(', ')} and those without one. Open the bot in Typebot, which brings it up to date, and export it again.`,
  )
}

function nounOf(given: unknown): string {
  if (given === null || given === undefined) return 'nothing'
  return Array.isArray(given) ? 'a list' : `a ${typeof given === 'string' ? 'text' : typeof given}`
}
