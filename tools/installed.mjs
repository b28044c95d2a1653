import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const stampIn = folder => join(folder, 'node_modules', '.installed-lock')

/** How much of what the lock file names can be installed, each with what is before it. */
export const extents = ['server', 'pages', 'everything']

/** How much of what the lock file names is installed now; undefined where that is not known. */
export function readInstalled(folder = root) {
  const stamp = stampIn(folder)
  const written = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  return extents.find(extent => markOf(extent, folder) === written)
}

/** Whether so much is installed, or more. */
export function isInstalled(extent, folder = root) {
  return extents.indexOf(readInstalled(folder)) >= extents.indexOf(extent)
}

/** Notes how much is installed; undefined: who breaks off what is under way begins anew. */
export function noteInstalled(extent, folder = root) {
  if (extent === undefined) rmSync(stampIn(folder), { force: true })
  else writeFileSync(stampIn(folder), markOf(extent, folder))
}

function markOf(extent, folder) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  return extent === 'everything' ? lock : `${lock} ${extent}`
}
