import { importFile } from './import-file.js'
import type { Imported } from './imported.js'
import { readTypebots } from './read-typebot.js'

/**
 * Makes a bot of a file of Typebot: JSON text or what it holds; a list of files is a bot and those that it links to, and so
 * are `linked`. Throws an `ImportError` on what cannot be read. The bot loads, and lint finds no error in it.
 */
export function importTypebot(given: unknown, linked: readonly unknown[] = []): Imported {
  const [file, ...beside] = readTypebots(given)
  const others = [...beside, ...linked.flatMap(each => readTypebots(each))]
  return importFile(file, { others, playing: [], startAt: '', shared: { counted: new Set(), made: 0 } })
}
