import { readTriggers, type Trigger } from '../../runtime/bot/trigger.schema.js'
import { namesSetBy } from '../../runtime/flow/names-set-by.js'
import type { Bot, BotEdge, FlowNode } from '../../runtime/index.js'
import { registry } from '../../runtime/nodes/index.js'
import { publishedCustomizations } from './customizations.js'
import { publicFields } from './public-fields.js'
import { publicInputs } from './public-inputs.js'
import { type PublishedTranslations, publishedTranslations } from './translations.js'

/** A bot as a browser gets it. */
export interface PublishedBot {
  readonly id: string
  readonly name: string
  readonly version: string
  readonly logo: string
  readonly variables?: readonly string[]
  readonly triggers?: readonly Trigger[]
  readonly prefill?: readonly string[]
  readonly prefillMessage?: string
  readonly customizations: Readonly<Record<string, unknown>>
  readonly translations?: PublishedTranslations
  readonly elements: readonly [
    { readonly nodes: readonly FlowNode[]; readonly edges: readonly PublishedEdge[] },
  ]
}

interface PublishedEdge {
  readonly id?: string
  readonly source: string
  readonly target: string
  readonly sourceHandle?: string
}

/**
 * Makes the published projection: only those fields of a node that its type declares for browsers, no field of a node of
 * unknown type, and a fixed list of the rest (decision 27).
 */
export function projectBot(id: string, { file, flow }: Bot): PublishedBot {
  const settable = namesSetBy(flow, registry)
  const nodes = [...flow.nodes.values()].map(node => ({
    id: node.id,
    type: node.type,
    data: { ...publicFields(node), ...publicInputs(node, settable) },
  }))
  const edges = (file.elements[0]?.edges ?? []).map(projectEdge)
  const customizations = publishedCustomizations(file.customizations)
  const translations = publishedTranslations(file.translations, nodes)
  return {
    id,
    name: file.name,
    version: file.version,
    logo: file.logo,
    ...(file.variables.length > 0 && { variables: file.variables }),
    ...(file.triggers.length > 0 && { triggers: readTriggers(file.triggers) }),
    ...(file.prefill.length > 0 && { prefill: file.prefill }),
    ...(file.prefillMessage && { prefillMessage: file.prefillMessage }),
    customizations,
    ...(Object.keys(translations).length > 0 && { translations }),
    elements: [{ nodes, edges }],
  }
}

function projectEdge({ id, source, target, sourceHandle }: BotEdge): PublishedEdge {
  return { ...(typeof id === 'string' && { id }), source, target, ...(sourceHandle && { sourceHandle }) }
}
