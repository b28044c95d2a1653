import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Beside the files that it speaks of; the server gives it out as well. */
const name = 'talkgraph-integrity.json'
const places = ['dist', 'server/dist/browser']

/** A Rollup plugin that notes what a page has to write as `integrity` of each file that it may embed. */
export const integrity = () => ({
  name: 'integrity',
  async writeBundle({ dir, file }, bundle) {
    const known = await readIntegrity()
    for (const written of Object.keys(bundle)) {
      const bytes = await readFile(join(dir ?? dirname(file), written))
      known[basename(written)] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
    }
    const sorted = Object.fromEntries(
      Object.entries(known)
        .filter(([each]) => existsSync(join(places[0], each)))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
    for (const place of places) {
      await mkdir(place, { recursive: true })
      await writeFile(join(place, name), `${JSON.stringify(sorted, null, 2)}\n`)
    }
  },
})

/** What has been noted: the integrity of each file by its name. */
export async function readIntegrity() {
  try {
    return JSON.parse(await readFile(join(places[0], name), 'utf8'))
  } catch {
    return {}
  }
}
