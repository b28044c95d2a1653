import { pluginsPath } from '@talkgraph/wire/addresses'
import type { PluginsBody, PublishedPlugin } from '@talkgraph/wire/plugins'
import { defineStep, installPlugins } from 'talkgraph/builder'
import type { WidgetPlugin } from 'talkgraph/react'
import { type AnyFieldForms, fields, flag, list, secret, text } from 'talkgraph/runtime'

let coming: Promise<readonly WidgetPlugin[]> | undefined
let there: readonly WidgetPlugin[] = []

/** Has the server's plug-ins come and installs them for all that this page, or this worker, does with bots. Without an answer there are none. */
export function bringPlugins(): Promise<readonly WidgetPlugin[]> {
  coming ??= bring().catch(() => [])
  return coming
}

/** The plug-ins that have come. */
export const broughtPlugins = (): readonly WidgetPlugin[] => there

async function bring(): Promise<readonly WidgetPlugin[]> {
  const response = await fetch(pluginsPath)
  if (!response.ok) return []
  const { plugins }: PluginsBody = await response.json()
  const joined = await Promise.allSettled(plugins.map(join))
  there = joined.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  installPlugins(there)
  return there
}

/** What runs, as visitors get it, with what its types are for people. */
async function join({ name, file, types }: PublishedPlugin): Promise<WidgetPlugin> {
  const own: Partial<WidgetPlugin> = file ? await import(/* @vite-ignore */ file.src) : {}
  const by = (pick: 'form' | 'sample') =>
    Object.fromEntries(types.map(each => [each.type, each[pick]]))
  const steps = types.map(each => [each.type, serverHalf({ ...each.serverFields })])
  const said: object = {
    forms: by('form'),
    samples: by('sample'),
    steps: Object.fromEntries(steps),
  }
  return { ...own, ...said, name }
}

const nothingToRun = defineStep({ publicSchema: fields({}), schema: fields({}), fields: {} })

/** What the server keeps to itself of a step, as far as its fields are filled in here. */
function serverHalf(said: AnyFieldForms) {
  const read = Object.entries(said).map(([name, { kind }]) => [name, readers[kind]?.() ?? text()])
  const schema = fields(Object.fromEntries(read))
  return { ...nothingToRun, schema, fields: said }
}

const readers: Readonly<
  Record<string, () => ReturnType<typeof secret | typeof flag> | ReturnType<typeof texts>>
> = {
  secret: () => secret(),
  switch: () => flag(),
  texts: () => texts(),
}

const texts = () => list(text())
