import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where is written down how expressions were judged: to judge all of them takes minutes. */
export const judgedFile = join(import.meta.dirname, 'judged.json')

/** How expressions were judged. */
export const judged = () => new Map(Object.entries(JSON.parse(readFileSync(judgedFile, 'utf8'))))
