import { createHash } from 'node:crypto'
import { pluginAddress } from '@talkgraph/wire/addresses'
import type { PublishedPlugin } from '@talkgraph/wire/plugins'
import { installPlugins, type Plugin, type PluginRegistry } from '../../../runtime/index.js'
import { formOf, serverHalfOf } from '../../../runtime/nodes/described.js'
import { sampleOf } from '../../../runtime/nodes/sampled.js'
import { readPlugin } from './read-plugin.js'

/** The plug-ins that this process has. */
export interface InstalledPlugins {
  /** Those that are whole, as studios get them. */
  readonly plugins: readonly PublishedPlugin[]
  /** Their halves for browsers, by the path of the address. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The products that they have bots work with, as they bring them. */
  readonly connectors: readonly unknown[]
  /** The channels that they bring, not looked at yet. */
  readonly channels: readonly { readonly plugin: string; readonly channels: readonly object[] }[]
  /** What is wrong with those that are not, in sentences. */
  readonly faults: readonly string[]
}

const nothing: InstalledPlugins = {
  plugins: [],
  files: new Map(),
  connectors: [],
  channels: [],
  faults: [],
}
let installed = nothing

/** The plug-ins that this process has now. */
export const installedPlugins = (): InstalledPlugins => installed

/**
 * Loads plug-ins, by the names of their packages or by their folders, and installs them for all that this process does with
 * bots. One that fails is named among the faults, and harms no other.
 */
export async function loadPlugins(
  named: readonly string[],
  from = process.cwd(),
): Promise<InstalledPlugins> {
  const faults: string[] = []
  const halves = new Map<string, Uint8Array>()
  const read: Plugin[] = []
  const connectors: unknown[] = []
  const channels: { plugin: string; channels: readonly object[] }[] = []
  for (const name of named) {
    try {
      const { plugin, browser, ...brought } = await readPlugin(name, from)
      read.push(plugin)
      connectors.push(...brought.connectors)
      if (brought.channels.length > 0)
        channels.push({ plugin: plugin.name, channels: brought.channels })
      if (browser) halves.set(plugin.name, browser)
      else if (plugin.nodes?.length)
        faults.push(
          `The plug-in "${plugin.name}" exports no ./talkgraph-plugin/browser: the widget passes its steps.`,
        )
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      faults.push(`The plug-in "${name}" cannot be loaded: ${reason}`)
    }
  }
  const types = installPlugins(read)
  const files = new Map<string, Uint8Array>()
  const plugins = types.plugins.map(plugin => publish(plugin, halves.get(plugin.name), files))
  installed = {
    plugins,
    files,
    connectors,
    channels,
    faults: [...faults, ...types.problems.map(({ message }) => message)],
  }
  return installed
}

function publish(
  { name, nodes = [] }: PluginRegistry['plugins'][number],
  browser: Uint8Array | undefined,
  files: Map<string, Uint8Array>,
): PublishedPlugin {
  const types = nodes.map(({ type }) => ({
    type,
    form: formOf(type) ?? {},
    sample: sampleOf(type),
    serverFields: serverHalfOf(type)?.fields ?? {},
  }))
  if (!browser) return { name, types }
  const digest = createHash('sha384').update(browser).digest()
  const src = pluginAddress(name, digest.toString('hex').slice(0, 32))
  files.set(src, browser)
  return { name, types, file: { name, src, integrity: `sha384-${digest.toString('base64')}` } }
}
