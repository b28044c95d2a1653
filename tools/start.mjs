// `npm start`: builds what is out of date, then runs the companion server in this process, so that Ctrl-C reaches it.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const sources = [
  'runtime',
  'themes',
  'wire',
  'src',
  'cli',
  'server',
  'ui',
  'studio',
  'site',
  'rollup.config.mjs',
  'package-lock.json',
]
const results = [
  'dist/cli.js',
  'server/dist/main.js',
  'server/dist/browser/talkgraph.js',
  'server/dist/studio/index.html',
  'server/dist/site/server/index.js',
]
const builds = [
  ['the widget and the server', 'rollup', '-c', '--silent'],
  ['the studio', 'vite', 'build', 'studio', '--logLevel', 'warn'],
  ['the public site', 'react-router', 'build', 'site', '--logLevel', 'warn'],
]

if (newest(sources) > oldest(results)) {
  for (const [what, command, ...args] of builds) {
    console.log(`Building ${what} …`)
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) process.exit(1)
  }
}
const { serve } = await import(pathToFileURL(join(root, 'server/dist/main.js')).href)
// Whoever tries a fresh clone has nobody to ask for an account.
process.env.TALKGRAPH_SIGN_UP ||= 'open'
await serve()

function newest(paths) {
  return Math.max(...paths.flatMap(path => filesIn(join(root, path))).map(file => statSync(file).mtimeMs))
}

function oldest(paths) {
  return Math.min(
    ...paths.map(path => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0)),
  )
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules' && name !== '.react-router')
    .flatMap(({ name }) => filesIn(join(path, name)))
}
