import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const here = name => new URL(name, import.meta.url)
const stamp = here('node_modules/.installed')

/** Whether what is installed is what is pinned now; an install that broke off is none. */
export function areInstalled() {
  try {
    return readFileSync(stamp, 'utf8') === pinned()
  } catch {
    return false
  }
}

/** To be called after an install that went well. */
export function noteInstalled() {
  writeFileSync(stamp, pinned())
}

function pinned() {
  const hash = createHash('sha256')
  for (const name of ['package.json', 'package-lock.json']) hash.update(readFileSync(here(name)))
  return hash.digest('hex')
}
