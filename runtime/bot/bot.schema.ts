import * as v from 'valibot'
import { asText, list, looseObject, record, text } from './fields.js'

const id = v.pipe(
  v.custom<string | number>(input => !!asText(input), 'must be a text that is not empty'),
  v.transform(String),
)

const node = looseObject({ id, type: text(), data: record() })

const edge = looseObject({
  source: id,
  target: id,
  sourceHandle: v.nullish(
    v.pipe(
      v.custom<string | number>(input => asText(input) !== undefined, 'must be a text'),
      v.transform(String),
    ),
  ),
})

const flow = looseObject({
  nodes: v.array(node, 'must be a list of nodes'),
  edges: v.optional(v.array(edge, 'must be a list of edges'), []),
})

/** A bot file (decision 1). Unknown extra keys are kept. */
export const botFileSchema = looseObject({
  id: text(),
  name: text(),
  version: text(),
  // Under which a server has published it; the owner's own version may stay the same.
  flowVersion: text(),
  logo: text(),
  // What the page sets: its names may stand in texts though no step stores them.
  variables: list(text()),
  // When the chat opens by itself: each is read as a trigger where it is used.
  triggers: list(record()),
  // The names of variables that the page's address may set, and of the parameter whose text stands in the composer.
  prefill: list(text()),
  prefillMessage: text(),
  customizations: record(),
  // Of a sub-flow: the names that it is given, and those whose values it gives back.
  inputs: v.optional(list(text())),
  outputs: v.optional(list(text())),
  // The sub-flows that its steps play, by id: each is read as a bot file where the flow is built.
  subFlows: v.optional(record()),
  // The names of the plug-ins that its steps come from.
  plugins: v.optional(list(text())),
  // Of a published bot: where its server has them for browsers.
  pluginFiles: v.optional(list(record())),
  // What an import from another product tells of its steps (imported.ts).
  imported: v.optional(record()),
  elements: v.pipe(
    v.array(flow, 'must be a list'),
    v.minLength(1, 'must hold one entry with nodes and edges'),
  ),
})

/** A bot as it is stored and sent: identity, looks, and the flow in the first entry of `elements`. */
export type BotFile = v.InferOutput<typeof botFileSchema>

/** A node as the bot file has it. */
export type BotNode = v.InferOutput<typeof node>

/** An edge as the bot file has it. */
export type BotEdge = v.InferOutput<typeof edge>
