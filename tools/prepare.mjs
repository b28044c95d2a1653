// Runs before `npm start` and `npm test`, on whatever Node there is and before anything is installed: no dependencies.
//   node tools/prepare.mjs server   what builds and runs widget and server is enough
//   node tools/prepare.mjs pages    and what builds studio and site
//   node tools/prepare.mjs          everything that the lock file names
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { extents, isInstalled, noteInstalled, readInstalled } from './installed.mjs'
import { root } from './root.mjs'
import { stepLine } from './steps.mjs'

const withoutTools = '--omit=dev'
const ofServer = ['server', 'wire', 'tools/build', 'tools/node'].map(name => `--workspace=${name}`)
const kinds = {
  server: {
    what: 'what builds and runs widget and server',
    options: [withoutTools, '--include-workspace-root', ...ofServer],
  },
  pages: { what: 'what builds studio and site', options: [withoutTools] },
  everything: { what: 'what the lock file names', options: [] },
}

const [, , extent = 'everything'] = process.argv
if (!extents.includes(extent)) fail(`There is no installation of the name ${extent}.`)
if (!isInstalled(extent)) await install(kinds[extent])
checkNode()

async function install({ what, options }) {
  const began = Date.now()
  // What is there stays where some of this very lock file is.
  const command = readInstalled() ? ['install', '--no-save'] : ['ci']
  noteInstalled(undefined)
  console.log(`Installing ${what} (npm ${command[0]}) …`)
  if (!(await runNpm(...command, ...options)))
    fail(`npm ${command[0]} failed; its own message is above. Is the npm registry reachable?`)
  noteInstalled(extent)
  console.log(stepLine(`Installed ${what}`, began))
}

function runNpm(...args) {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const child = spawn(
    command,
    [...first, ...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: !npm && process.platform === 'win32',
    },
  )
  process.once('SIGTERM', () => child.kill())
  return new Promise(resolve => {
    child.on('error', () => resolve(false))
    child.on('close', code => resolve(code === 0))
  })
}

/** The Node that npm has brought must be there and run: npm scripts find it first on their path. */
function checkNode() {
  const node = join(
    root,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? 'node.cmd' : 'node',
  )
  const result = spawnSync(node, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
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
