// `npm run bench [-- NAME…]`: builds, installs the peers, and takes each measurement in a process of its own.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = path => fileURLToPath(new URL(path, import.meta.url))
const all = ['bytes', 'start', 'memory', 'engine', 'server']
const withPeers = new Set(['bytes', 'start', 'memory', 'server'])
const longest = 10 * 60_000

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no measurement called ${unknown.join(', ')}; there are ${all.join(', ')}.`)
  process.exit(1)
}
const chosen = asked.length > 0 ? asked : all
const failed = []

if (await run('rollup', ['-c', '--silent'], here('..'))) process.exit(1)
if (chosen.some(name => withPeers.has(name))) {
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  if (!existsSync(here('peers/node_modules')) && (await run('npm', install, here('peers'))))
    console.error('The peers could not be installed: their rows will say so.')
  const { bundlePeers } = await import('./peers/build.mjs')
  for (const failure of await bundlePeers()) console.error(`Not bundled: ${failure}`)
}
for (const name of chosen) {
  console.error(`\n▶ ${name}`)
  if (await run(process.execPath, ['--expose-gc', here(`${name}.mjs`)], here('..'))) failed.push(name)
}
if (failed.length > 0) console.error(`\nNot finished: ${failed.join(', ')}. Their sections are as they were.`)
process.exitCode = failed.length > 0 ? 1 : 0

/** Resolves to the exit code; what hangs is ended after ten minutes. */
function run(command, args, cwd) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      timeout: longest,
      shell: process.platform === 'win32',
    })
    child.on('error', error => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', code => resolve(code ?? 1))
  })
}
