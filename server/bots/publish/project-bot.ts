import type { PluginFile } from '@talkgraph/wire/plugins'
import { readTriggers, type Trigger } from '../../../runtime/bot/trigger.schema.js'
import { namesSetBy } from '../../../runtime/flow/names-set-by.js'
import type { Bot, BotEdge, BotFile, Flow, FlowNode } from '../../../runtime/index.js'
import { registry } from '../../../runtime/nodes/index.js'
import { stepOf } from '../../../runtime/nodes/step-of.js'
import { rootOf } from '../../../runtime/session/path.js'
import { fields } from '../../../themes/index.js'
import { pluginsOf } from '../plugins/index.js'
import { analyticsOf, hasLiveDesk } from './bot-settings.js'
import { type PublishedTranslations, publicFields, publishedTranslations } from './public-fields.js'

/** A bot as a browser gets it. */
export interface PublishedBot extends PublishedFlow {
  readonly id: string
  readonly name: string
  readonly version: string
  readonly logo: string
  /** People answer visitors who are handed over (decision 83). */
  readonly liveDesk?: true
  /** Conversations are stored: the widget hands them over (decision 33). */
  readonly results?: true
  /** Chats are counted, or also who came by an experiment: the widget tells the way that a conversation took. */
  readonly counts?: 'chats' | 'visits'
  /** Of these variables the widget tells what they hold, too: by their values visitors count. */
  readonly tells?: readonly string[]
  /** The version that a share of 100 visitors meet in place of this one. */
  readonly tryout?: { readonly id: string; readonly version: string; readonly share: number }
  /** The plug-ins that its steps come from, and the files of those that this server has. */
  readonly plugins?: readonly string[]
  readonly pluginFiles?: readonly PluginFile[]
  /** What the page's own analytics are told of. */
  readonly analytics?: ReturnType<typeof analyticsOf>
  readonly triggers?: readonly Trigger[]
  readonly prefill?: readonly string[]
  readonly prefillMessage?: string
  readonly customizations: Readonly<Record<string, unknown>>
}

/** A flow as a browser gets it. */
interface PublishedFlow {
  readonly variables?: readonly string[]
  readonly translations?: PublishedTranslations
  readonly subFlows?: Readonly<Record<string, PublishedSubFlow>>
  readonly elements: readonly [
    { readonly nodes: readonly FlowNode[]; readonly edges: readonly PublishedEdge[] },
  ]
}

interface PublishedSubFlow extends PublishedFlow {
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
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
  const { elements, ...projected } = projectFlow(file, flow, hasLiveDesk(file))
  const customizations = {
    ...publishedCustomizations(file.customizations),
    ...publishedTexts(file.customizations.texts),
  }
  const triggers = readTriggers(file.triggers)
  const told = analyticsOf(file)
  return {
    id,
    name: file.name,
    version: file.version,
    logo: file.logo,
    ...(hasLiveDesk(file) && { liveDesk: true }),
    ...(told && { analytics: told }),
    ...pluginsOf({ file, flow }),
    ...(triggers.length > 0 && { triggers }),
    ...(file.prefill.length > 0 && { prefill: file.prefill }),
    ...(file.prefillMessage && { prefillMessage: file.prefillMessage }),
    customizations,
    ...projected,
    elements,
  }
}

/** What a bot and a sub-flow have alike. */
function projectFlow(file: BotFile, flow: Flow, hasDesk: boolean): PublishedFlow {
  const variables = [...file.variables, ...(hasDesk ? deskVariables(flow) : [])]
  const settable = new Set([...namesSetBy(flow, registry), ...variables])
  const nodes = [...flow.nodes.values()].map(node => ({
    id: node.id,
    type: node.type,
    data: { ...publicFields(node), ...publicInputs(node, settable) },
  }))
  const edges = (file.elements[0]?.edges ?? []).map(projectEdge)
  const translations = publishedTranslations(file.translations, nodes)
  return {
    ...(variables.length > 0 && { variables }),
    ...(Object.keys(translations).length > 0 && { translations }),
    ...(flow.subFlows && { subFlows: projectSubFlows(flow.subFlows, hasDesk) }),
    elements: [{ nodes, edges }],
  }
}

function projectSubFlows(subFlows: NonNullable<Flow['subFlows']>, hasDesk: boolean) {
  return Object.fromEntries(
    [...subFlows].map(([id, subFlow]) => {
      const { file, inputs, outputs } = subFlow
      return [id, { inputs, outputs, ...projectFlow(file, subFlow, hasDesk) }]
    }),
  )
}

/** Under which names the questions around chats with agents are kept: a browser learns them as names that may be set (decision 67). */
function deskVariables({ nodes }: Bot['flow']): string[] {
  return [...nodes.values()].flatMap(node => stepOf(node)?.step.desk?.(node.data).names ?? [])
}

function projectEdge({ id, source, target, sourceHandle }: BotEdge): PublishedEdge {
  return {
    ...(typeof id === 'string' && { id }),
    source,
    target,
    ...(sourceHandle && { sourceHandle }),
  }
}

/**
 * The names whose values a step sends whose texts stay on the server, so that the widget knows whether a call would be the
 * same again (decision 75). Only those that a step of the flow sets, which browsers see anyway: what looks like a
 * placeholder inside a key is none of them.
 */
function publicInputs(
  { type, data }: FlowNode,
  settable: ReadonlySet<string>,
): { inputs?: readonly string[] } {
  const inputs = registry
    .find(type)
    ?.inputs(Object(data))
    ?.filter(name => settable.has(name) || settable.has(rootOf(name)))
  return inputs?.length ? { inputs } : {}
}

/** The customizations as a browser gets them: known fields alone, if they are texts, numbers, switches or lists of texts. */
function publishedCustomizations(
  customizations: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(customizations).filter(
      ([name, value]) => Object.hasOwn(fields, name) && isPlain(value),
    ),
  )
}

/** Sentences in place of the widget's, by its English ones. */
function publishedTexts(texts: unknown): { readonly texts?: Readonly<Record<string, string>> } {
  const own = Object.entries(Object(texts)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return own.length > 0 ? { texts: Object.fromEntries(own) } : {}
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(entry => typeof entry === 'string')
  return ['string', 'number', 'boolean'].includes(typeof value)
}
