import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Beside the files that it speaks of; the server gives it out as well. */
const name = 'talkgraph-integrity.json'
const places = ['dist', 'server/dist/browser']

/**
 * A Rollup plugin that notes what a page has to write as `integrity` of each file that it may embed. In one go, because
 * Rollup writes the outputs of a part at the same time.
 */
export const integrity = () => ({
  name: 'integrity',
  writeBundle({ dir, file }, bundle) {
    const known = readIntegrity()
    for (const written of Object.keys(bundle)) {
      const bytes = readFileSync(join(dir ?? dirname(file), written))
      known[basename(written)] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
    }
    const sorted = Object.fromEntries(
      Object.entries(known)
        .filter(([each]) => existsSync(join(places[0], each)))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
    for (const place of places) {
      mkdirSync(place, { recursive: true })
      writeFileSync(join(place, name), `${JSON.stringify(sorted, null, 2)}\n`)
    }
  },
})

/** What has been noted: the integrity of each file by its name. */
export function readIntegrity() {
  try {
    return JSON.parse(readFileSync(join(places[0], name), 'utf8'))
  } catch {
    return {}
  }
}
