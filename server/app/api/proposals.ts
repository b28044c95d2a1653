import {
  type BotProposal,
  type Proposal,
  type ProposalStage,
  proposalStages,
} from '@talkgraph/wire/proposals'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import * as v from 'valibot'
import { readDraft } from '../../../runtime/draft/index.js'
import { ApiError } from '../../base/errors.js'
import { wantsStream } from '../../platform/http/wants-stream.js'
import type { Listening } from '../../steps/proposals/ask-twice.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { type ApiEnv, defineBotCall, defineCall } from './call/define-call.js'
import { seq } from './draft.js'
import { failureEvent } from './failure-event.js'
import { botParams } from './params.js'
import { proposalRecord } from './proposal-record.js'

const words = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(4000),
  v.description('What it should do, in the owner’s words.'),
)
const nodeIds = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(200))),
  v.minLength(1),
  v.maxLength(500),
)
const locale = v.pipe(
  v.string(),
  v.maxLength(35),
  v.regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/),
  v.description('BCP 47 tag of the language.'),
)

const streamed =
  'With `Accept: text/event-stream` the answer is a stream of server-sent events: `progress` (`{ stage }`: asking, checking or mending), then `done` with what `data` is otherwise, or `error` (`{ code, message }`). Who goes away ends the call.'

const progress = v.strictObject({
  event: v.literal('progress'),
  data: v.strictObject({ stage: v.picklist(proposalStages) }),
})

/** What a stream tells: how far it is, then what came of it. */
const eventsOf = <Data extends v.GenericSchema>(data: Data) =>
  v.variant('event', [progress, v.strictObject({ event: v.literal('done'), data }), failureEvent])

const errors = [
  'NO_AI_PROVIDER',
  'AI_KEY_REFUSED',
  'AI_OVER_QUOTA',
  'AI_ANSWER_CUT',
  'AI_NOTHING_USABLE',
  'RUN_CUT_SHORT',
] as const

const exampleProposal = {
  changes: [{ op: 'set', nodeId: 'welcome', path: ['text'], value: 'Good day! Bread or cake?' }],
  explanation: 'Greets visitors and asks what they want.',
  notes: [],
  findings: [],
  explored: { conversations: 60, ways: 3, waysInAll: 3, findings: [] },
  left: 0,
}

const proposal = v.strictObject({ seq, ...proposalRecord })
const botProposal = v.strictObject({
  bot: v.record(v.string(), v.unknown()),
  seq,
  ...proposalRecord,
})

/** Drafts a bot from words. */
export const proposeBot = defineCall({
  method: 'POST',
  path: '/proposals',
  id: 'proposeBot',
  tag: 'Flows',
  summary: 'Draft a bot from words',
  description: `Asks the AI provider of the server’s settings for a flow. Lint mends it and random conversations play it before it is answered; nothing is stored. \`changes\` are operations without ids on \`bot\`, a bot of one step. ${streamed}`,
  params: nothing,
  query: nothing,
  body: jsonBody(v.strictObject({ words }), { words: 'A bakery: take orders for cakes.' }, 20_000),
  data: botProposal,
  events: eventsOf(botProposal),
  example: {
    bot: {
      name: 'Bakery',
      elements: [{ nodes: [{ id: 'welcome', type: 'welcome', data: {} }], edges: [] }],
    },
    seq: 0,
    ...exampleProposal,
  },
  message: 'Bot drafted',
  errors,
  run: async ({ proposals }, { owner, member, caller, body, context }) => {
    await proposals.admit(owner, member?.id ?? caller)
    const propose = proposals.prepare(owner, readDraft(blank), { kind: 'flow', words: body.words })
    return answer<BotProposal>(context, async listening => {
      const { name = 'New bot', ...proposed } = await propose(listening)
      return { bot: { name, ...blank }, seq: 0, ...proposed }
    })
  },
})

/** A bot that says one thing, on which a whole flow is drawn. */
const blank = {
  elements: [
    {
      nodes: [
        {
          id: 'welcome',
          type: 'welcome',
          position: { x: 0, y: 0 },
          data: { text: 'Hello! How can I help you?' },
        },
      ],
      edges: [],
    },
  ],
}

const wanted = v.variant('kind', [
  v.strictObject({ kind: v.literal('flow'), words }),
  v.strictObject({ kind: v.literal('change'), words, nodeIds }),
  v.strictObject({ kind: v.literal('translate'), locale, nodeIds: v.optional(nodeIds) }),
])

/** Drafts changes of a bot from words. */
export const proposeChange = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/draft/proposal',
  id: 'proposeChange',
  tag: 'Flows',
  summary: 'Draft a change from words',
  description: `Asks the AI provider of the server’s settings to change steps of the draft (\`change\`), to draw it anew (\`flow\`), or to translate the texts that a language misses (\`translate\`, at most some 120 at once: \`left\` counts the others). Lint mends what comes and random conversations play it before it is answered. Nothing is changed: \`changes\` are operations without ids on the draft at \`seq\`. No secret of the draft and nothing that visitors said goes to the provider. ${streamed}`,
  params: botParams,
  query: nothing,
  body: jsonBody(
    wanted,
    { kind: 'change', words: 'Ask for the phone number, too.', nodeIds: ['welcome'] },
    200_000,
  ),
  data: proposal,
  events: eventsOf(proposal),
  example: { seq: 7, ...exampleProposal },
  message: 'Change drafted',
  errors,
  run: async ({ proposals, drafts }, { bot, owner, member, caller, body, context }) => {
    await proposals.admit(owner, member?.id ?? caller)
    const { entry, draft } = await drafts.read(bot)
    const propose = proposals.prepare(owner, draft, body)
    return answer<Proposal>(context, async listening => {
      const { name: _, ...proposed } = await propose(listening)
      return { seq: entry?.seq ?? 0, ...proposed }
    })
  },
})

/** Answers with a proposal, or with a stream that tells how far it is. */
async function answer<Made extends Proposal>(
  context: Context<ApiEnv>,
  make: (listening: Listening) => Promise<Made>,
): Promise<Made | Response> {
  if (!wantsStream(context) || context.req.header('idempotency-key'))
    return make({ signal: context.req.raw.signal, onStage: async () => undefined })
  context.header('Cache-Control', 'no-store')
  context.header('X-Accel-Buffering', 'no')
  return streamSSE(context, async stream => {
    const left = new AbortController()
    stream.onAbort(() => left.abort())
    const tell = (event: string, data: unknown) =>
      stream.writeSSE({ event, data: JSON.stringify(data) })
    const onStage = (stage: ProposalStage) => tell('progress', { stage })
    try {
      await tell('done', await make({ signal: left.signal, onStage }))
    } catch (error) {
      if (left.signal.aborted) return
      const { code, message } = error instanceof ApiError ? error : new ApiError('INTERNAL_ERROR')
      await tell('error', { code, message })
    }
  })
}
