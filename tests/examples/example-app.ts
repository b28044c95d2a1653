import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const cache = join(root, '.cache/examples')

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

/**
 * Copies an example out of the repository, installs what it names with the package as npm packs it, builds it, and
 * returns the folder that is to be served. What is installed stays for the next time.
 */
export function buildExample(name: string, served = '.'): string {
  const from = join(root, 'examples', name)
  const folder = join(cache, name)
  mkdirSync(folder, { recursive: true })
  for (const out of ['dist', 'out', '.next', 'src', 'app'])
    rmSync(join(folder, out), { recursive: true, force: true })
  cpSync(from, folder, { recursive: true })
  if (existsSync(join(from, 'package.json'))) {
    const manifest: Manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
    install(folder, manifest)
    if (manifest.scripts?.build) npm(['run', 'build'], folder)
  }
  return join(folder, served)
}

/** Installs once for each list of dependencies; the package itself is put there anew each time. */
function install(folder: string, manifest: Manifest): void {
  const own = manifest.dependencies?.talkgraph === undefined ? undefined : pack(folder)
  const stamp = join(folder, 'node_modules/.installed')
  const needs = JSON.stringify([manifest.dependencies, own?.dependencies])
  const wanted = createHash('sha256').update(needs).digest('hex')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
    const dependencies = {
      ...manifest.dependencies,
      ...(own && { talkgraph: `file:${own.tarball}` }),
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }))
    npm(
      [
        'install',
        '--ignore-scripts',
        '--prefer-offline',
        '--no-audit',
        '--no-fund',
        '--no-package-lock',
      ],
      folder,
    )
    writeFileSync(stamp, wanted)
  }
  if (!own) return
  const unpacked = join(folder, 'node_modules/talkgraph')
  const nested = join(unpacked, 'node_modules')
  const keeps = existsSync(nested)
  if (keeps) renameSync(nested, join(folder, 'nested'))
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  execFileSync('tar', ['-xzf', own.tarball, '-C', unpacked, '--strip-components=1'])
  if (keeps) renameSync(join(folder, 'nested'), nested)
}

function pack(folder: string) {
  const [packed] = JSON.parse(
    npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root),
  )
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { tarball: join(folder, packed.filename), dependencies }
}

const npm = (args: readonly string[], cwd: string) =>
  execFileSync('npm', [...args, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // Tools that count their users are told not to.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      NG_CLI_ANALYTICS: 'false',
    },
  })
