import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

// All files of a worker have one page, and one module tree: each leaves the page as it would be opened. What is registered
// first comes last: after all that the file itself takes back.

const path = expect.getState().testPath
if (path === undefined) throw new Error('It is not known which file of tests begins.')
/** A file that puts something in a module's place has a tree of its own. */
const hasOwnTree = readFileSync(path, 'utf8').includes('vi.mock(')
if (hasOwnTree) vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (hasOwnTree) vi.resetModules()
  if (!('document' in globalThis)) return
  localStorage.clear()
  sessionStorage.clear()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.title = ''
  history.replaceState(null, '', '/')
})
