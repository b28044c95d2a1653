import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { botField, defineTool } from '../tool.js'
import { linted } from './lint.js'

const mostOperations = 1000

const text = (about: string) => v.optional(v.pipe(v.string(), v.description(about)))

/** Each operation is read where it is carried out; here it is only described. */
const operation = v.looseObject({
  op: v.pipe(
    v.picklist([
      'add',
      'remove',
      'set',
      'unset',
      'insert',
      'take',
      'move',
      'bot',
      'connect',
      'disconnect',
      'replace',
    ]),
    v.description(
      'add { node: { id, type, position: { x, y }, data } }; remove { nodeId }, with its edges; set { nodeId, path, value }; unset { nodeId, path }; insert { nodeId, path, entry, before? } and take { nodeId, path } for entries of lists; move { nodeId, position }; bot { path, value }: name, looks, settings, languages, tests; connect { edge: { source, sourceHandle?, target } }; disconnect { edgeId }; replace { bot }.',
    ),
  ),
  id: text('Yours: the same id twice counts once. Default: a new one.'),
  nodeId: text('The step.'),
  edgeId: text('The edge.'),
  path: v.optional(
    v.pipe(
      v.array(v.union([v.string(), v.number()])),
      v.description(
        'Names of fields, from the step’s data on; an entry of a list by its id, else its place.',
      ),
    ),
  ),
})

/** Changes a bot by operations. */
export const editBot = defineTool({
  name: 'edit_bot',
  title: 'Change a bot',
  description:
    'Carries out operations in their order, at most 1,000. One that is refused says why and leaves the others alone. Visitors see nothing of it before publish. Answers what lint finds afterwards.',
  readOnlyHint: false,
  destructiveHint: true,
  input: v.strictObject({
    bot: botField,
    operations: v.pipe(v.array(operation), v.minLength(1), v.maxLength(mostOperations)),
  }),
  output: v.looseObject({
    accepted: v.array(v.string()),
    refused: v.array(v.looseObject({ id: v.string(), code: v.string(), message: v.string() })),
    lint: linted,
  }),
  run: async (workshop, { bot, operations }) => {
    const done = await workshop.edit(
      bot,
      operations.map(each => ({ ...each, id: each.id ?? randomUUID() })),
    )
    const { file } = await workshop.read(bot)
    return { ...done, lint: await workshop.lint(file) }
  },
})
