import * as v from 'valibot'

const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()], 'must be a text that is not empty'),
  v.transform(String),
)

const node = v.looseObject({
  id,
  type: v.fallback(v.optional(v.string(), ''), ''),
  data: v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
})

const edge = v.looseObject({
  source: id,
  target: id,
  sourceHandle: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
})

const flow = v.looseObject({
  nodes: v.array(node, 'must be a list of nodes'),
  edges: v.optional(v.array(edge, 'must be a list of edges'), []),
})

const name = v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''), '')

/** A bot file (decision 1). Unknown extra keys are kept. */
export const botFileSchema = v.looseObject({
  id: name,
  name,
  version: name,
  logo: name,
  customizations: v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
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
