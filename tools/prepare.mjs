// Runs before `npm start` and `npm test`, on whatever Node there is and before anything is installed: no dependencies.
//   --start   what builds and serves is enough: no tools for tests and checks
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { stepLine } from './steps.mjs'

const isForStart = process.argv.includes('--start')
const stamp = join(root, 'node_modules', '.installed-lock')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

/** What the stamp says where only what builds and serves is installed. */
const forStart = `${lock} for npm start`
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (installed !== lock && !(isForStart && installed === forStart)) {
  // Who breaks it off begins anew.
  rmSync(stamp, { force: true })
  if (isForStart) install('what builds and serves', 'ci', '--omit=dev')
  else if (installed === forStart) install('the tools for tests and checks', 'install', '--no-save')
  else install('what the lock file names', 'ci')
  writeFileSync(stamp, isForStart ? forStart : lock)
}
checkNode()

function install(what, command, ...more) {
  const began = Date.now()
  console.log(`Installing ${what} (npm ${command}) …`)
  const npm = process.env.npm_execpath
  const [program, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const result = spawnSync(
    program,
    [...args, command, ...more, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: !npm && process.platform === 'win32',
    },
  )
  if (result.status !== 0)
    fail(`npm ${command} failed; its own message is above. Is the npm registry reachable?`)
  console.log(stepLine(`Installed ${what}`, began))
}

/** The Node that npm has brought must be there and run: npm scripts find it first on their path. */
function checkNode() {
  const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  const result = spawnSync(node, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
  const major = Number(/^v(\d+)/.exec(result.stdout ?? '')?.[1] ?? 0)
  if (major >= 22) return
  fail(
    `npm brought no Node for ${process.platform}-${process.arch} (looked for ${node}). ` +
      'Packages exist for linux-x64, linux-arm64, darwin-x64, darwin-arm64 and win-x64; ' +
      'were optional dependencies switched off (npm config get omit)? Else install Node 22 or newer and put it there.',
  )
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
