import type { ExampleBot } from '@talkgraph/wire/bots'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { exampleFile, listExamples } from '../../bots/examples/index.js'
import { ownedBy } from '../../bots/examples/owned-by.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { chatbot, chatbotOf, exampleChatbot } from './chatbot.js'
import { botTitle, newOwner, storeNewBot } from './new-bot.js'
import { list } from './text.js'
import { versionNumber } from './version-number.js'

const example = v.strictObject({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  category: v.pipe(v.string(), v.description('A category of templates, by its name in addresses.')),
  categoryTitle: v.string(),
  steps: v.pipe(v.number(), v.integer(), v.description('How many steps its flow has.')),
  languages: v.pipe(
    v.array(v.string()),
    v.description('In which other languages it speaks, as tags.'),
  ),
}) satisfies v.GenericSchema<unknown, ExampleBot>

const exampleExample: v.InferOutput<typeof example> = {
  id: 'leads',
  title: 'Lead qualification',
  description: 'Four questions, a rating by the CRM, and the right colleague by name',
  category: 'lead-generation',
  categoryTitle: 'Lead generation',
  steps: 14,
  languages: [],
}

const exampleParams = v.strictObject({
  example: v.pipe(v.string(), v.description('The id of an example.'), v.examples(['leads'])),
})

/** Lists the bots to begin with. */
export const listExampleBots = defineCall({
  method: 'GET',
  path: '/examples',
  id: 'listExamples',
  tag: 'Chatbots',
  summary: 'List the examples',
  description: 'Brings the bots to begin with that come with the server.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: v.strictObject({ examples: list(example) }),
  example: { examples: [exampleExample] },
  message: 'Examples fetched',
  run: async () => ({ examples: [...(await listExamples())] }),
})

/** Brings an example with its bot file. */
export const fetchExample = defineCall({
  method: 'GET',
  path: '/examples/{example}',
  id: 'fetchExample',
  tag: 'Chatbots',
  summary: 'Read an example',
  description:
    'Brings an example with its bot file, whose pictures, films and sounds are addressed at this server.',
  params: exampleParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ example, flow: v.record(v.string(), v.unknown()) }),
  example: {
    example: exampleExample,
    flow: { name: 'Leads', elements: [{ nodes: [], edges: [] }] },
  },
  message: 'Example fetched',
  errors: ['EXAMPLE_NOT_FOUND'],
  run: async ({ publicUrl }, { params, context }) => {
    const found = (await listExamples()).find(({ id }) => id === params.example)
    const file = await exampleFile(params.example, ownOrigin(context, publicUrl))
    if (!found || file === undefined) throw new ApiError('EXAMPLE_NOT_FOUND')
    return { example: found, flow: JSON.parse(file) }
  },
})

/** Makes a bot of an example. */
export const copyExample = defineCall({
  method: 'POST',
  path: '/examples/{example}/copies',
  id: 'copyExample',
  tag: 'Chatbots',
  summary: 'Make a bot of an example',
  description:
    'Makes a bot whose first version, a draft, is the example. What the owner’s business is called and where mails go stands where the example’s own name and addresses stood.',
  params: exampleParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({ chatbotName: v.optional(botTitle), ...newOwner }),
    { chatbotName: 'Leads', businessName: 'Smith & Sons', email: 'office@smith.example' },
    10_000,
  ),
  data: v.strictObject({ chatbot, version: versionNumber }),
  example: {
    chatbot: { ...exampleChatbot, id: '5d0c6ad4c1f2a9b0e713', title: 'Leads' },
    version: 1,
  },
  message: 'Chatbot created',
  errors: ['EXAMPLE_NOT_FOUND', 'RUN_CUT_SHORT'],
  failure: 'CREATE_CHATBOT_FAILED',
  run: async (services, { asker, caller, params, body, context }) => {
    const found = (await listExamples()).find(({ id }) => id === params.example)
    const file = await exampleFile(params.example, ownOrigin(context, services.publicUrl))
    if (!found || file === undefined) throw new ApiError('EXAMPLE_NOT_FOUND')
    const { id: _, ...bot } = JSON.parse(file)
    const name = body.chatbotName ?? found.title
    const made = await storeNewBot(services, {
      asker,
      name,
      file: JSON.stringify({ ...ownedBy(bot, body), name }),
      by: caller,
      isForeign: true,
    })
    return { chatbot: chatbotOf(made), version: 1 }
  },
})
