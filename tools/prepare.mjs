// Runs before `npm start` and `npm test`, on whatever Node there is and before anything is installed: no dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.installed-lock')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  install()
  writeFileSync(stamp, lock)
}
checkNode()

function install() {
  console.log('Installing what the lock file names (npm ci) …')
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const result = spawnSync(
    command,
    [...args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: !npm && process.platform === 'win32',
    },
  )
  if (result.status !== 0) fail('npm ci failed; its own message is above. Is the npm registry reachable?')
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
