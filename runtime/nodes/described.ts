import { isRecord } from '../bot/fields.js'
import type { AnyNodeForm } from '../node/form.js'
import { type Plugin, type PluginRegistry, pluginOf } from '../node/plugin.js'
import type { ServerStep } from '../node/step.js'
import { forms, steps } from './descriptions.js'
import { registry } from './index.js'

type Known = Pick<PluginRegistry, 'plugins'>

/** What a node type is for people, of Talkgraph's or of a plug-in's; undefined for one that is not known. */
export function formOf(type: string, { plugins }: Known = registry): AnyNodeForm | undefined {
  return own<AnyNodeForm>(forms, type) ?? formFrom(find(plugins, type), type)
}

/** The step that the server runs for a node type; undefined where it runs none. */
export function serverHalfOf(type: string, { plugins }: Known = registry): ServerStep | undefined {
  return own<ServerStep>(steps, type) ?? own(find(plugins, type)?.steps, type)
}

const find = (plugins: readonly Plugin[], type: string) =>
  plugins.find(({ name }) => name === pluginOf(type))

/** A plug-in need not describe its types: they then have their names, and no fields to fill in. */
function formFrom(plugin: Plugin | undefined, type: string): AnyNodeForm | undefined {
  const said = own(plugin?.forms, type)
  if (isForm(said)) return said
  if (!plugin?.nodes?.some(node => node.type === type)) return undefined
  const help = `A step of the plug-in "${plugin.name}", which does not say what it is for.`
  return {
    title: type,
    group: 'values',
    help,
    fields: {},
    exits: [{ handle: null, title: 'Next' }],
  }
}

const isForm = (form: AnyNodeForm | undefined): form is AnyNodeForm =>
  isRecord(form) && isRecord(form.fields) && Array.isArray(form.exits)

function own<Value>(
  record: Readonly<Partial<Record<string, Value>>> | undefined,
  name: string,
): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}
