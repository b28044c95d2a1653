import { ImportError } from './import-error.js'
import { readPlacedJson } from './json/read-json.js'
import { type OwnFile, readOwn } from './own/read-own.js'
import type { Imported } from './report.js'
import { importTypebot } from './typebot/import-typebot.js'
import { isTypebot, linksOf } from './typebot/read-typebot.js'

/** A file that somebody brings, with its name where it has one. */
export interface GivenFile {
  readonly name?: string
  readonly text: string
}

/** What a file turned out to be: a bot file of ours, or a bot of another product as one of ours. */
export type Brought =
  | { readonly is: 'own'; readonly own: OwnFile }
  | { readonly is: 'typebot'; readonly imported: Imported }

/**
 * Reads whatever somebody brings: a bot file, a bare flow, or a file of Typebot; several, where the others are the bots to
 * which the first one links. Throws an `ImportError` that says what cannot be read, with line and column.
 */
export function readAny(given: GivenFile, linked: readonly GivenFile[] = []): Brought {
  const json = named(given, () => readPlacedJson(given.text))
  if (isTypebotFile(json)) {
    const others = linked.map(file => named(file, () => readPlacedJson(file.text)))
    return { is: 'typebot', imported: named(given, () => importTypebot(json, others)) }
  }
  if (linked.length > 0)
    throw new ImportError(
      'Several files at once are only taken of Typebot, where one bot links to others.',
    )
  return { is: 'own', own: named(given, () => readOwn(given.text, json)) }
}

/**
 * Which of several files is the bot: the first to which none of the others links. The others are those that it may link to.
 */
export function firstOf<File extends GivenFile>(files: readonly File[]): readonly File[] {
  const read = files.map(file => ({ file, ...linksOf(orNothing(file.text)) }))
  const isLinked = (id: string, at: number) =>
    read.some(({ links }, other) => other !== at && links.includes(id))
  const first = read.findIndex(({ id }, at) => !isLinked(id, at))
  if (first <= 0) return files
  return [...files.slice(first, first + 1), ...files.slice(0, first), ...files.slice(first + 1)]
}

const isTypebotFile = (json: unknown) => isTypebot(Array.isArray(json) ? json[0] : json)

function orNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A fault of one of several files names it. */
function named<Value>({ name }: GivenFile, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (name === undefined || !(error instanceof ImportError)) throw error
    throw new ImportError(`${name.slice(0, 80)}: ${error.message}`)
  }
}
