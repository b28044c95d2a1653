// Writes the declarations of the package `talkgraph`: those that its entries lead to. Nobody can install the workspace `wire`,
// so what they take of it lies beside them, and they name it by its place.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }
import { leadToServer } from './types/lead-to-server.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const types = join(root, 'dist/types')

const { status } = spawnSync('tsc', ['-p', 'tsconfig.types.json'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (status !== 0) process.exit(1)

for (const path of declarations()) {
  const text = readFileSync(path, 'utf8')
  const toRoot = relative(dirname(path), types).replaceAll('\\', '/')
  const own = text.replace(
    /(['"])@talkgraph\/wire\/([\w-]+)\1/g,
    (_, quote, module) => `${quote}${posix.join(toRoot, 'wire', `${module}.js`)}${quote}`,
  )
  if (own !== text) writeFileSync(path, own)
}

const entries = Object.values(manifest.exports).flatMap(({ types: path }) => path ?? [])
const led = new Set()
for (const entry of entries) follow(join(root, entry))
for (const path of declarations()) if (!led.has(path)) rmSync(path)
leadToServer(join(types, 'client/api.d.ts'), root)

function declarations() {
  return readdirSync(types, { recursive: true })
    .filter(name => name.endsWith('.d.ts'))
    .map(name => join(types, name))
}

/** Notes a declaration and all that it names. */
function follow(path) {
  if (led.has(path)) return
  led.add(path)
  for (const [, name] of readFileSync(path, 'utf8').matchAll(
    /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g,
  ))
    follow(join(dirname(path), name.replace(/\.js$/, '.d.ts')))
}
