import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from '../../../runtime/index.js'

/** A package with a plug-in, as it was found. */
export interface FoundPlugin {
  readonly plugin: Plugin
  /** The half for browsers; absent: visitors do not get it. */
  readonly browser?: Uint8Array
  /** The products that it has bots work with, as its package brings them. */
  readonly connectors: readonly unknown[]
  /** What its server half exports as channels, not looked at yet. */
  readonly channels: readonly object[]
}

interface Entry {
  readonly default?: unknown
}

/** Reads a plug-in by the name of its package, or by its folder. Throws where it has no entry `./talkgraph-plugin`, or that fails. */
export async function readPlugin(named: string, from: string): Promise<FoundPlugin> {
  const find = await finder(named, from)
  const plugin = await load(find('talkgraph-plugin'))
  const server = await whereThere(() => find('talkgraph-plugin/server'), load)
  const browser = await whereThere(
    () => find('talkgraph-plugin/browser'),
    path => readFile(path),
  )
  const { steps, connectors, channels } = Object(server)
  return {
    plugin: { ...Object(plugin), ...(steps instanceof Object && { steps }) },
    ...(browser && { browser }),
    connectors: Array.isArray(connectors) ? connectors : [],
    channels: Object.values(Object(channels)).filter(each => each instanceof Object),
  }
}

/** Finds the files of a package by the names under which it exports them. */
async function finder(named: string, from: string): Promise<(entry: string) => string> {
  const folder = resolve(from, named)
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) {
    const { resolve: find } = createRequire(join(from, 'package.json'))
    return entry => find(`${named}/${entry}`)
  }
  const { name } = JSON.parse(await readFile(manifest, 'utf8'))
  // A package finds its own entries by its own name.
  const { resolve: find } = createRequire(manifest)
  return entry => find(`${name}/${entry}`)
}

async function load(path: string): Promise<unknown> {
  const entry: Entry = await import(pathToFileURL(path).href)
  return entry.default ?? { ...entry }
}

/** Undefined where a package does not export such an entry; another fault is thrown. */
async function whereThere<Read>(
  find: () => string,
  read: (path: string) => Promise<Read>,
): Promise<Read | undefined> {
  let path: string
  try {
    path = find()
  } catch (error) {
    const { code } = Object(error)
    if (code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return undefined
    throw error
  }
  return read(path.startsWith('file:') ? fileURLToPath(path) : path)
}
