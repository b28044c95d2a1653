import { shapeOf } from './field-schema.mjs'
import { testsSchema } from './tests-schema.mjs'

// What the parts of a bot file are, beside the data of its nodes.

const said = {
  id: ['Id', 'The name under which the bot is published: letters, digits, - and _, at most 64.'],
  name: ['Name', 'The name in the header of the chat; more than 10 characters are cut.'],
  version: ['Version', 'Your own version; the server counts its versions by itself.'],
  flowVersion: ['Version on the server', 'Written by the server when it publishes the bot.'],
  logo: ['Logo', 'The address of a logo.'],
  variables: [
    'Variables of the page',
    'Names of variables that the page sets. One that it has not set is empty in a text.',
  ],
  triggers: ['Triggers', 'When the chat opens by itself: once, and without taking the focus.'],
  prefill: [
    'Variables from the address',
    'Names of parameters of the page’s address. Each sets the variable of its name.',
  ],
  prefillMessage: [
    'Text from the address',
    'The name of the parameter of the page’s address whose text stands in the field that one types in.',
  ],
  customizations: [
    'Customizations',
    'How the bot looks: colours, font, sizes, texts and the launcher.',
  ],
  inputs: ['Inputs', 'Of a sub-flow: the names of variables that whoever plays it can give.'],
  outputs: ['Outputs', 'Of a sub-flow: the names of variables whose values it gives back.'],
  subFlows: [
    'Sub-flows',
    'The sub-flows that its steps play: each a bot file of its own, under its id.',
  ],
  plugins: [
    'Plug-ins',
    'The names of the plug-ins that its steps come from: a step `pottery/glaze` comes from `pottery`.',
  ],
  pluginFiles: [
    'Files of plug-ins',
    'Written by the server when it publishes the bot: where browsers get the plug-ins.',
  ],
  imported: [
    'Imported',
    'What an import from another product tells: `from`, and under `told` by the ids of steps what each lacks.',
  ],
  elements: ['Flow', 'A list with one entry, which has the nodes and the edges.'],
}

const saidOfNode = {
  id: ['Id', 'Your name for the node. No other node of the flow may have it.'],
  data: ['Data', 'What the node says, asks or does. Everything in it has a default.'],
}

const saidOfEdge = {
  source: ['From', 'The id of the node at which the edge begins.'],
  target: ['To', 'The id of the node to which the edge leads.'],
  sourceHandle: [
    'Exit',
    'The exit of the node at which the edge begins. Without one, or as "source", it is the plain edge.',
  ],
}

/** The whole file: `{ elements: [{ nodes, edges }] }`, or a bare `{ nodes, edges }` (decision 1). */
export function fileSchema(botFileSchema, triggerSchema, types) {
  const { properties } = shapeOf(botFileSchema)
  const flow = properties.elements.items
  const nodes = nodesSchema(flow.properties.nodes.items)
  const edges = edgesSchema(flow.properties.edges.items, types)
  return {
    type: 'object',
    anyOf: [{ required: ['elements'] }, { required: ['nodes'] }],
    properties: {
      $schema: described(['Schema', 'Where an editor finds this description of bot files.'], {
        type: 'string',
      }),
      ...Object.fromEntries(
        Object.entries(properties).map(([name, shape]) => [
          name,
          described(said[name], textOr(shape)),
        ]),
      ),
      triggers: {
        ...titled(said.triggers),
        type: 'array',
        items: { $ref: '#/definitions/trigger' },
      },
      customizations: {
        allOf: [{ $ref: '#/definitions/customizations' }],
        ...titled(said.customizations),
      },
      translations: translationsSchema,
      tests: testsSchema,
      settings: { allOf: [{ $ref: '#/definitions/settings' }], ...titled(settingsWords) },
      subFlows: {
        ...titled(said.subFlows),
        type: 'object',
        additionalProperties: { $ref: '#' },
      },
      elements: {
        ...titled(said.elements),
        type: ['array', 'object'],
        minItems: 1,
        items: { $ref: '#/definitions/flow' },
        // Some exports write the one entry without a list around it.
        required: ['nodes'],
        properties: flowProperties(),
      },
      ...flowProperties(),
    },
    definitions: {
      flow: {
        title: 'Flow',
        description: 'The graph of the bot.',
        type: 'object',
        required: flow.required,
        properties: flowProperties(),
      },
      trigger: triggerShape(triggerSchema),
      nodes,
      edges,
    },
  }
}

const flowProperties = () => ({
  nodes: {
    allOf: [{ $ref: '#/definitions/nodes' }],
    title: 'Nodes',
    description: 'The steps of the flow.',
  },
  edges: {
    allOf: [{ $ref: '#/definitions/edges' }],
    title: 'Edges',
    description: 'The ways between the nodes.',
  },
})

const saidOfTrigger = {
  on: ['Opens on', 'On what the chat opens.'],
  seconds: ['Seconds', 'For time: how many seconds after the page has come.'],
  percent: ['Percent', 'For scroll: how far down the page.'],
  pages: ['Pages', 'The pages on which it counts, as in disabledUrls. Without any, all of them.'],
  once: ['Once', 'How often at most: in a visit, or for a visitor.'],
}

function triggerShape(triggerSchema) {
  const { properties } = shapeOf(triggerSchema)
  const { on } = properties
  return {
    title: 'Trigger',
    description: 'A condition on which the chat opens by itself.',
    type: 'object',
    required: ['on'],
    properties: {
      ...Object.fromEntries(
        Object.entries(properties).map(([name, shape]) => [
          name,
          described(saidOfTrigger[name], shape),
        ]),
      ),
      on: described(saidOfTrigger.on, {
        type: 'string',
        enum: on.enum.filter(kind => kind !== 'never'),
      }),
    },
  }
}

function nodesSchema({ required, properties }) {
  return {
    type: 'array',
    items: {
      title: 'Node',
      description: 'A step of the flow.',
      type: 'object',
      required,
      properties: {
        id: described(saidOfNode.id, nonEmpty(properties.id)),
        data: described(saidOfNode.data, { type: 'object' }),
      },
      allOf: [{ $ref: '#/definitions/any-node' }],
    },
  }
}

function edgesSchema({ required, properties }, types) {
  const handles = types.flatMap(({ form }) => form.exits.map(({ handle }) => handle))
  const fixed = [...new Set(handles)]
    .filter(handle => handle !== null && !handle.includes('<'))
    .sort()
  return {
    type: 'array',
    items: {
      title: 'Edge',
      description: 'A way from one node to the next.',
      type: 'object',
      required,
      properties: {
        source: described(saidOfEdge.source, nonEmpty(properties.source)),
        target: described(saidOfEdge.target, nonEmpty(properties.target)),
        sourceHandle: {
          ...described(saidOfEdge.sourceHandle, {
            type: [...properties.sourceHandle.anyOf[0].type, 'null'],
          }),
          examples: ['source', ...fixed],
        },
      },
    },
  }
}

const translationsSchema = {
  title: 'Translations',
  description: 'The bot’s texts in other languages, by language tag, node id and field.',
  type: 'object',
  additionalProperties: {
    title: 'Language',
    description: 'The texts in one language, by the id of their node.',
    type: 'object',
    additionalProperties: {
      title: 'Node',
      description: 'The texts of one node by field. A field inside a list is list.entry.field.',
      type: 'object',
      additionalProperties: {
        title: 'Text',
        description: 'The text in this language.',
        type: 'string',
      },
    },
  },
}

const settingsWords = [
  'Settings',
  'What the server needs to know: allowed sites and limits. Never published.',
]

function described(words, shape) {
  if (!words)
    throw new Error('A part of the bot file has no title and description in file-schema.mjs.')
  return { ...titled(words), ...shape }
}

function titled([title, description]) {
  return { title, description }
}

/** A number is read as text. */
function textOr(shape) {
  return shape.type === 'string' ? { type: ['string', 'number'] } : shape
}

function nonEmpty(shape) {
  return { ...shape, minLength: 1 }
}
