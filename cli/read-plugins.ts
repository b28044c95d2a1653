import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from '../runtime/index.js'
import { UsageError } from './options.js'

/** How `--plugin` is told by the commands that take it. */
export const pluginFlag = {
  type: 'string',
  value: 'FILE',
  multiple: true,
  about: 'a plug-in: its file, its folder, or the name of its package',
} as const

/** `--plugin`, any number of times: a file, or a package by its folder or its name, whose entry `./talkgraph-plugin` it is. */
export async function readPlugins(named: readonly string[] = []): Promise<readonly Plugin[]> {
  return Promise.all(named.map(readPlugin))
}

async function readPlugin(name: string): Promise<Plugin> {
  if (name.trim() === '') throw new UsageError('--plugin has no name')
  try {
    const read: Plugin & { readonly default?: Plugin } = await import(addressOf(name))
    return read.default ?? read
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // Node lists behind the first line where it has looked.
    throw new UsageError(`--plugin ${name} cannot be loaded: ${reason.split('\n', 1)[0]}`)
  }
}

function addressOf(name: string): string {
  const path = resolve(process.cwd(), name)
  const manifest = join(path, 'package.json')
  const isFolder = existsSync(manifest)
  if (!isFolder && existsSync(path)) return pathToFileURL(path).href
  // A package finds its own entries by its own name.
  const own = isFolder ? JSON.parse(readFileSync(manifest, 'utf8')).name : name
  const { resolve: find } = createRequire(
    isFolder ? manifest : resolve(process.cwd(), 'package.json'),
  )
  return pathToFileURL(find(`${own}/talkgraph-plugin`)).href
}
