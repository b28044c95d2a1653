// `npm run bench [-- NAME…]`: builds, installs the peers, and takes each measurement in a process of its own.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { areInstalled, noteInstalled } from './peers/installed.mjs'

const here = path => fileURLToPath(new URL(path, import.meta.url))
/** The measurements in their order, with the minutes after which each is ended. */
const limits = {
  bytes: 6,
  start: 15,
  memory: 15,
  conversation: 8,
  engine: 8,
  explore: 8,
  server: 12,
  operator: 12,
  uploads: 6,
  large: 8,
  site: 8,
  lighthouse: 12,
  page: 5,
  canvas: 15,
  desk: 8,
  live: 8,
  stored: 20,
  channels: 5,
  acknowledge: 5,
  experiments: 5,
  mails: 2,
  knowledge: 15,
}
/** What needs something that nobody may copy here is measured where it is asked for. */
const onRequest = new Set(['mails'])
const all = Object.keys(limits)
const withPeers = new Set(['bytes', 'start', 'memory', 'conversation', 'server'])
const minute = 60_000

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !all.includes(name))
if (unknown.length > 0) {
  console.error(
    `There is no measurement called ${unknown.join(', ')}; there are ${all.join(', ')}.`,
  )
  process.exit(1)
}
const chosen = asked.length > 0 ? asked : all.filter(name => !onRequest.has(name))
const failed = []

if (await run('rollup', ['-c', '--silent'], here('..'), 10)) process.exit(1)
if (
  (chosen.includes('canvas') || chosen.includes('desk')) &&
  (await run('vite', ['build', 'studio', '--logLevel', 'warn'], here('..'), 10))
)
  process.exit(1)
if (chosen.some(name => withPeers.has(name))) {
  if (!areInstalled()) {
    const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
    if (await run('npm', install, here('peers'), 10))
      console.error('The peers could not be installed: their rows will say so.')
    else noteInstalled()
  }
  const { bundlePeers } = await import('./peers/build.mjs')
  for (const failure of await bundlePeers()) console.error(`Not bundled: ${failure}`)
}
for (const name of chosen) {
  const started = performance.now()
  console.error(`\n▶ ${name}`)
  if (await run(process.execPath, ['--expose-gc', here(`${name}.mjs`)], here('..'), limits[name]))
    failed.push(name)
  console.error(`  ${((performance.now() - started) / minute).toFixed(1)} minutes`)
}
if (failed.length > 0)
  console.error(`\nNot finished: ${failed.join(', ')}. Their sections are as they were.`)
process.exitCode = failed.length > 0 ? 1 : 0

/** Resolves to the exit code; what takes longer than these minutes is ended, with all that it has started. */
function run(command, args, cwd, minutes) {
  const isWindows = process.platform === 'win32'
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      shell: isWindows,
      detached: !isWindows,
    })
    const end = signal => {
      try {
        if (isWindows) child.kill(signal)
        else process.kill(-child.pid, signal)
      } catch {
        // It has ended meanwhile.
      }
    }
    // In a group of its own it does not hear Ctrl-C.
    const stop = () => {
      end('SIGKILL')
      process.exit(130)
    }
    process.once('SIGINT', stop).once('SIGTERM', stop)
    const timer = setTimeout(() => {
      console.error(`${[command, ...args].join(' ')} is ended after ${minutes} minutes.`)
      end('SIGKILL')
    }, minutes * minute)
    const done = code => {
      clearTimeout(timer)
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve(code ?? 1)
    }
    child.on('error', error => {
      console.error(error.message)
      done(1)
    })
    child.on('exit', done)
  })
}
