import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const ownWaysOut = [
  /(?<![.\w])fetch\s*\(/,
  /globalThis\.fetch/,
  /from '(?:node:)?(?:https?|http2|net|tls|dgram|undici)'/,
  /(?:require|import)\(\s*'(?:node:)?(?:https?|http2|net|tls|dgram|undici)'/,
  /https?\.(?:request|get)\(/,
  /XMLHttpRequest|new WebSocket|EventSource/,
]
/** Names no way out: a type, whether a text is an address, what listens, and what comes in. */
const harmless =
  /^import (?:type .*|\{ isIP(?:v[46])? \}|\{ createServer \}|\{ IncomingMessage \}) from 'node:(?:http|net)'$/gm

test('no call leaves the server but through server/platform/outbound', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    path =>
      path.endsWith('.ts') &&
      !/\.test\.ts$|^(?:platform\/outbound|testing|dist|node_modules)\//.test(path),
  )
  expect(files.length).toBeGreaterThan(30)
  const offenders = files.filter(path => {
    // The operator says where the database is.
    if (path === join('store', 'database', 'patient-pool.ts')) return false
    // What a page runs in a browser.
    if (path === join('app', 'builds', 'being-built-page.ts')) return false
    if (path.startsWith(join('connections', 'pages', 'look'))) return false
    const text = readFileSync(join(folder, path), 'utf8').replace(harmless, '')
    return ownWaysOut.some(way => way.test(text))
  })
  expect(offenders).toEqual([])
})
