import { readTriggers, type Trigger } from '../../runtime/bot/trigger.schema.js'
import { namesSetBy } from '../../runtime/flow/names-set-by.js'
import type { Bot, BotEdge, FlowNode } from '../../runtime/index.js'
import { registry } from '../../runtime/nodes/index.js'
import { stepOf } from '../../runtime/nodes/step-of.js'
import { hasLiveDesk } from './bot-settings.js'
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
  /** People answer visitors who are handed over (decision 83). */
  readonly liveDesk?: true
  /** Conversations are stored: the widget hands them over (decision 33). */
  readonly results?: true
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
  const variables = [...file.variables, ...(hasLiveDesk(file) ? deskVariables(flow) : [])]
  const settable = new Set([...namesSetBy(flow, registry), ...variables])
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
    ...(variables.length > 0 && { variables }),
    ...(hasLiveDesk(file) && { liveDesk: true }),
    ...(file.triggers.length > 0 && { triggers: readTriggers(file.triggers) }),
    ...(file.prefill.length > 0 && { prefill: file.prefill }),
    ...(file.prefillMessage && { prefillMessage: file.prefillMessage }),
    customizations,
    ...(Object.keys(translations).length > 0 && { translations }),
    elements: [{ nodes, edges }],
  }
}

/** Under which names the questions around chats with agents are kept: a browser learns them as names that may be set (decision 67). */
function deskVariables({ nodes }: Bot['flow']): string[] {
  return [...nodes.values()].flatMap(node => stepOf(node)?.step.desk?.(node.data).names ?? [])
}

function projectEdge({ id, source, target, sourceHandle }: BotEdge): PublishedEdge {
  return { ...(typeof id === 'string' && { id }), source, target, ...(sourceHandle && { sourceHandle }) }
}
