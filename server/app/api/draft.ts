import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { botParams } from './params.js'
import { count, list } from './text.js'

/** In bytes: an operation may bring a whole bot, and the bot may be refused as too large. */
const largestBody = 20_000_000
const mostOperations = 1000

/** The number of an operation on a draft. */
export const seq = v.pipe(
  count,
  v.description('The number of the last operation; 0 before the first one.'),
)

/** Reads a draft. */
export const fetchDraft = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}/draft',
  id: 'fetchDraft',
  tag: 'Flows',
  summary: 'Read the draft',
  description:
    'Brings the bot as it is being drawn, as a bot file whose edges have ids. Without an operation it is what the newest version is.',
  params: botParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ seq, bot: v.record(v.string(), v.unknown()) }),
  example: {
    seq: 1,
    bot: {
      name: 'Shop',
      elements: [
        { nodes: [{ id: 'start', type: 'welcome', data: { text: 'Good day!' } }], edges: [] },
      ],
    },
  },
  message: 'Draft fetched',
  run: async ({ drafts }, { bot }) => {
    const { entry, draft } = await drafts.read(bot)
    return { seq: entry?.seq ?? 0, bot: { ...draft } }
  },
})

/** The id of an operation. */
const operationId = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[^\p{Cc}\p{Cs}]+$/u),
  v.description('The client’s own: the same id twice counts once.'),
)

/** Changes a draft by operations. */
export const changeDraft = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/draft/operations',
  id: 'changeDraft',
  tag: 'Flows',
  summary: 'Change the draft',
  description:
    'Carries operations out in their order, one request after the other, at most 1,000 at once. One that is refused leaves the others alone; its `code` is NO_SUCH_NODE, NO_SUCH_EDGE, NODE_EXISTS, VALUE_INVALID, PATH_INVALID or TOO_LARGE. An operation whose id has come before is answered as it was then. The operations are described with `talkgraph/builder`.',
  params: botParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      operations: v.pipe(
        v.array(v.objectWithRest({ id: operationId }, v.unknown())),
        v.maxLength(mostOperations),
      ),
    }),
    { operations: [{ id: 'a1', op: 'set', nodeId: 'start', path: ['text'], value: 'Good day!' }] },
    largestBody,
  ),
  data: v.strictObject({
    seq,
    accepted: list(v.string()),
    refused: list(v.strictObject({ id: v.string(), code: v.string(), message: v.string() })),
  }),
  example: { seq: 1, accepted: ['a1'], refused: [] },
  message: 'Draft changed',
  run: async ({ drafts }, { bot, caller, body: { operations } }) => {
    const done = await drafts.add(bot, operations, caller)
    if (!done) throw new ApiError('CHATBOT_NOT_FOUND')
    return done
  },
})
