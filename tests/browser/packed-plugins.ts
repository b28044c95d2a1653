import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const vite = join(root, 'node_modules/vite/bin/vite.js')
const tsc = join(root, 'node_modules/typescript/bin/tsc')

/** How a plug-in is checked against the types of the packages as they are published. */
const strict = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    skipLibCheck: true,
  },
  include: ['src'],
}

/**
 * Copies a plug-in into `folder`, beside an installed `talkgraph`, checks its types, builds it as its author does, and
 * packs it; returns the tarball.
 */
export function packPlugin(from: string, name: string, folder: string): string {
  const home = join(folder, name)
  cpSync(from, home, { recursive: true })
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(strict))
  run([tsc, '-p', '.'], home)
  run([vite, 'build', '--logLevel', 'error'], home)
  run([vite, 'build', '--mode', 'browser', '--logLevel', 'error'], home)
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts'], {
    cwd: home,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return join(home, JSON.parse(packed)[0].filename)
}

const run = (args: readonly string[], cwd: string) => {
  try {
    execFileSync(process.execPath, args, { cwd, encoding: 'utf8' })
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error)
    throw new Error(`${args[0]} failed: ${stdout}${stderr}`)
  }
}
