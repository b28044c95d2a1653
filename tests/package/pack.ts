import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A package as npm would publish it. */
export interface Packed {
  readonly tarball: string
  readonly version: string
  readonly files: readonly string[]
  /** In bytes: of the tarball, and of what is in it. */
  readonly size: number
  readonly unpackedSize: number
}

/** Packs the package in a folder of this repository into `destination`. It has to be built before. */
export function pack(path: '.' | 'server', destination: string): Packed {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination]
  const [packed] = JSON.parse(npm(args, join(root, path)))
  const { filename, version, files, size, unpackedSize } = packed
  return {
    tarball: join(destination, filename),
    version,
    files: files.map((file: { path: string }) => file.path),
    size,
    unpackedSize,
  }
}

/** Installs packages in a folder, as an app does. Without a package.json there npm would look for one above, and install there. */
export function install(packages: readonly string[], folder: string, ...options: string[]): void {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }')
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  npm(['install', ...packages, ...quiet, ...options], folder)
}

const npm = (args: readonly string[], cwd: string) =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
