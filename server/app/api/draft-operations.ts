import { type DraftOperation, draftEvents } from '@talkgraph/wire/drafts'
import { lastEventHeader } from '@talkgraph/wire/live'
import type { Context } from 'hono'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { draftOperationOf, playDraft } from '../../bots/drafts/draft-stream.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { wantsStream } from '../../platform/http/wants-stream.js'
import { answerEvents, whileAllowed } from '../../platform/streams/event-stream.js'
import type { BotEntry, DraftEntry } from '../../store/index.js'
import type { Services } from '../services/services.js'
import { noBody } from './call/body.js'
import { type ApiEnv, defineBotCall } from './call/define-call.js'
import { limitField } from './cursor.js'
import { seq } from './draft.js'
import { clientId, presenceRecord } from './draft-place.js'
import { botParams } from './params.js'
import { isStillAllowed } from './still-allowed.js'
import { count, date, list } from './text.js'

const operationRecord = v.strictObject({
  seq: v.pipe(count, v.description('Its number: 1 for the first one.')),
  operation: v.record(v.string(), v.unknown()),
  by: v.pipe(
    v.nullable(v.string()),
    v.description('The name of who made it, where that is known.'),
  ),
  at: date,
}) satisfies v.GenericSchema<unknown, DraftOperation>

/** So many streams a member may have, or the programs with one key. */
const mostStreams = 50

/** Lists the operations on a draft, or tells them as they come. */
export const listDraftOperations = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}/draft/operations',
  id: 'listDraftOperations',
  tag: 'Flows',
  summary: 'List the operations on the draft',
  description: `Lists the operations behind \`after\` in their order, at most 1,000 at once and fewer where they are large; while \`seq\` is more than the number of the last one there are more. With \`Accept: text/event-stream\` the answer is a stream of server-sent events instead: first the operations behind \`after\`, or behind \`Last-Event-ID\`, then each new one as it comes, as the event \`${draftEvents[0]}\`, whose \`id\` is its number. \`${draftEvents[1]}\` (\`{ clientId, name, nodeId, pointer }\`) says where somebody is, \`${draftEvents[2]}\` (\`{ clientId }\`) that somebody has gone. A comment every 20 seconds keeps the line open. Operations that are 30 days old are folded into the draft, and those before the last 10,000: behind one of before that the answer is \`HISTORY_FOLDED\`, whose \`details\` have the \`seq\` behind which they can be read.`,
  params: botParams,
  query: v.strictObject({
    after: v.optional(
      v.pipe(count, v.description('The number of the last operation that is known already.')),
      0,
    ),
    limit: limitField(1000),
    clientId: v.optional(
      v.pipe(clientId, v.description('Of a stream: who reads it. Its own presence is not told.')),
    ),
  }),
  body: noBody,
  data: v.strictObject({ seq, operations: list(operationRecord) }),
  events: v.variant('event', [
    v.strictObject({ event: v.literal(draftEvents[0]), data: operationRecord }),
    v.strictObject({ event: v.literal(draftEvents[1]), data: presenceRecord }),
    v.strictObject({ event: v.literal(draftEvents[2]), data: v.strictObject({ clientId }) }),
  ]),
  example: {
    seq: 1,
    operations: [
      {
        seq: 1,
        operation: { id: 'a1', op: 'set', nodeId: 'start', path: ['text'], value: 'Good day!' },
        by: 'Ann Miller',
        at: '2026-11-20T09:00:00.000Z',
      },
    ],
  },
  message: 'Operations fetched',
  errors: ['HISTORY_FOLDED'],
  run: async (services, { bot, query: { after, limit, clientId }, context }) => {
    const { drafts } = services.store
    if (wantsStream(context)) {
      const behind = lastOf(context) ?? after
      checkHistory(await drafts.entry(bot.id), behind)
      return follow(services, context, bot, { after: behind, clientId })
    }
    const operations = (await drafts.operations(bot.id, { after, limit })).flatMap(
      operation => draftOperationOf(operation) ?? [],
    )
    // Asked afterwards: what was folded before they were read is known by then.
    const entry = await drafts.entry(bot.id)
    checkHistory(entry, after)
    return {
      seq: entry?.seq ?? 0,
      operations: operations.map(each => ({ ...each, operation: Object(each.operation) })),
    }
  },
})

/** Throws HISTORY_FOLDED where operations behind this one are folded. */
function checkHistory(entry: DraftEntry | undefined, after: number): void {
  if (entry && after < entry.foldedSeq)
    throw new ApiError('HISTORY_FOLDED', { details: { seq: entry.foldedSeq } })
}

function follow(
  services: Services,
  context: Context<ApiEnv>,
  bot: BotEntry,
  reader: { readonly after: number; readonly clientId: string | undefined },
): Response {
  const {
    store,
    draftHub: hub,
    presences,
    streams,
    log,
    trustedProxies,
    liveTiming: timing,
  } = services
  const { owner, name, signedIn } = context.get('caller')
  const who = `draft ${owner} ${signedIn?.user.id ?? name}`
  const stream = streams.open(who, clientAddress(context, trustedProxies), mostStreams)
  if (!stream) throw new ApiError('RATE_LIMITED', { headers: { 'Retry-After': '5' } })
  const isAllowed = async () =>
    (await isStillAllowed(services, context)) && (await store.bots.find(bot.id))?.owner === owner
  return answerEvents(context, stream, (writer, signal) =>
    playDraft({
      store,
      presences,
      hub,
      log,
      timing,
      signal,
      of: bot.id,
      ...reader,
      writer: whileAllowed(writer, stream, isAllowed),
    }),
  )
}

/** The number of the last operation that a stream told which broke off. */
function lastOf(context: Context): number | undefined {
  const given = context.req.header(lastEventHeader)
  if (given === undefined || given === '') return undefined
  if (/^\d{1,15}$/.test(given)) return Number(given)
  throw new ApiError('REQUEST_VALIDATION_FAILED', {
    details: [{ path: lastEventHeader, message: 'Expected the number of an operation' }],
  })
}
