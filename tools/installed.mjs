import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const stamp = join(root, 'node_modules', '.installed-lock')

/** How much of what the lock file names can be installed, each with what is before it. */
export const extents = ['server', 'pages', 'everything']

/** How much of what the lock file names is installed now; undefined where that is not known. */
export function readInstalled() {
  const written = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  return extents.find(extent => markOf(extent) === written)
}

/** Whether so much is installed, or more. */
export function isInstalled(extent) {
  return extents.indexOf(readInstalled()) >= extents.indexOf(extent)
}

/** Notes how much is installed; undefined: who breaks off what is under way begins anew. */
export function noteInstalled(extent) {
  if (extent === undefined) rmSync(stamp, { force: true })
  else writeFileSync(stamp, markOf(extent))
}

function markOf(extent) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return extent === 'everything' ? lock : `${lock} ${extent}`
}
