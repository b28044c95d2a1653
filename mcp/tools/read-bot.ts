import * as v from 'valibot'
import { isRecord } from '../../runtime/bot/fields.js'
import { flowGraph } from '../../runtime/builder/index.js'
import { anyObject, botField, defineTool } from '../tool.js'

/** Reads a bot, whole or in part. */
export const readBot = defineTool({
  name: 'read_bot',
  title: 'Read a bot',
  description:
    'Reads a bot as it is being drawn. `outline` tells each step with its words, its exits and where they lead; `file` is the whole bot file; `steps` are some steps with all their fields. A secret is told as a reference with its last four characters.',
  readOnlyHint: true,
  input: v.strictObject({
    bot: botField,
    view: v.optional(
      v.pipe(v.picklist(['outline', 'file', 'steps']), v.description('Default: outline.')),
      'outline',
    ),
    nodeIds: v.optional(
      v.pipe(
        v.array(v.string()),
        v.maxLength(500),
        v.description('With `steps`: the ids of the steps.'),
      ),
    ),
  }),
  output: v.looseObject({
    start: v.optional(v.pipe(v.string(), v.description('The id of the first step.'))),
    steps: v.optional(
      v.array(
        v.looseObject({
          id: v.string(),
          name: v.string(),
          isReached: v.boolean(),
          jumpsTo: v.optional(v.string()),
          exits: v.array(
            v.looseObject({
              title: v.string(),
              sourceHandle: v.nullish(v.string()),
              edgeId: v.optional(v.string()),
              goesTo: v.nullable(v.string()),
            }),
          ),
        }),
      ),
    ),
    bot: v.optional(anyObject),
    nodes: v.optional(v.array(anyObject)),
  }),
  run: async (workshop, { bot, view, nodeIds = [] }) => {
    const { file } = await workshop.read(bot)
    if (view === 'file') return { bot: file }
    if (view === 'outline') return outlineOf(file)
    const wanted = new Set(nodeIds)
    return { nodes: nodesOf(file).filter(({ id }) => typeof id === 'string' && wanted.has(id)) }
  },
})

function outlineOf(file: object) {
  const { start, nodes } = flowGraph(file)
  return {
    start,
    steps: nodes.map(({ id, name, exits, jumpsTo, isReached }) => ({
      id,
      name,
      jumpsTo,
      isReached,
      exits: exits.map(({ title, sourceHandle, edgeId, target }) => ({
        title,
        sourceHandle,
        edgeId,
        goesTo: target ?? null,
      })),
    })),
  }
}

/** The steps as the file has them. */
function nodesOf(file: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  const [flow] = Array.isArray(file.elements) ? file.elements : [file]
  return isRecord(flow) && Array.isArray(flow.nodes) ? flow.nodes.filter(isRecord) : []
}
