import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from '../runtime/index.js'
import { UsageError } from './options.js'

/** How `--plugin` is told by the commands that take it. */
export const pluginFlag = {
  type: 'string',
  value: 'FILE',
  multiple: true,
  about: 'a plug-in: its file, or the name of its package',
} as const

/** `--plugin`, any number of times: a file, or the name of a package of this folder, whose entry `./talkgraph-plugin` it is. */
export async function readPlugins(named: readonly string[] = []): Promise<readonly Plugin[]> {
  return Promise.all(named.map(readPlugin))
}

async function readPlugin(name: string): Promise<Plugin> {
  try {
    const read: Plugin & { readonly default?: Plugin } = await import(addressOf(name))
    return read.default ?? read
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`--plugin ${name} cannot be loaded: ${reason}`)
  }
}

function addressOf(name: string): string {
  const file = resolve(process.cwd(), name)
  if (existsSync(file)) return pathToFileURL(file).href
  const { resolve: find } = createRequire(resolve(process.cwd(), 'package.json'))
  return pathToFileURL(find(`${name}/talkgraph-plugin`)).href
}
