import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Served } from './site.js'

const root = join(import.meta.dirname, '../..')
const vite = join(root, 'node_modules/vite/bin/vite.js')

/** An app outside the project that has installed the package as npm packs it, and is built by Vite. */
export interface PackedApp {
  readonly folder: string
  /** The packages that the app has. */
  installed(): string[]
  install(...packages: readonly string[]): void
  /** Builds the app for production from one module: its files by their path under `/name/`. */
  build(name: string, source: string): Record<string, Served>
  remove(): void
}

/** Packs what `dist/` holds and installs it in an app that has nothing else. */
export function packApp(): PackedApp {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-app-'))
  const run = (command: string, args: readonly string[], cwd: string) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' })
  const install = (...packages: readonly string[]) => {
    run('npm', ['install', ...packages, '--prefer-offline', '--loglevel=error'], folder)
  }
  const packed = run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    root,
  )
  writeFileSync(
    join(folder, 'package.json'),
    '{ "name": "app", "private": true, "type": "module" }',
  )
  install(join(folder, JSON.parse(packed)[0].filename))

  return {
    folder,
    installed: () => readdirSync(join(folder, 'node_modules')),
    install,
    build(name, source) {
      const out = join(folder, name, 'dist')
      mkdirSync(join(folder, name))
      writeFileSync(join(folder, name, 'index.html'), page)
      writeFileSync(join(folder, name, 'main.js'), source)
      run(
        process.execPath,
        [vite, 'build', name, '--base', `/${name}/`, '--logLevel', 'error'],
        folder,
      )
      const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter(file =>
        file.isFile(),
      )
      return Object.fromEntries(
        files.map(({ parentPath, name: file }) => {
          const path = join(parentPath, file)
          const address = path.slice(out.length).replaceAll('\\', '/').replace('/index.html', '/')
          return [`/${name}${address}`, { body: readFileSync(path, 'utf8') }]
        }),
      )
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An app</title>
<link rel="icon" href="data:,"></head><body><div id="app"></div>
<script type="module" src="./main.js"></script></body></html>`
