// Writes the declarations of the package `talkgraph`. Nobody can install the workspace `wire`, so what they take of it lies
// beside them, and they name it by its place.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const types = join(root, 'dist/types')

const { status } = spawnSync('tsc', ['-p', 'tsconfig.types.json'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (status !== 0) process.exit(1)

for (const name of readdirSync(types, { recursive: true }).filter(name => name.endsWith('.d.ts'))) {
  const path = join(types, name)
  const text = readFileSync(path, 'utf8')
  const toRoot = relative(dirname(path), types).replaceAll('\\', '/')
  const own = text.replace(
    /(['"])@talkgraph\/wire\/([\w-]+)\1/g,
    (_, quote, module) => `${quote}${posix.join(toRoot, 'wire', `${module}.js`)}${quote}`,
  )
  if (own !== text) writeFileSync(path, own)
}
