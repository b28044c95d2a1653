import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { connectionsIn } from '../../connections/integrations/connections-in.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { botParams, chatbotId } from './params.js'
import { count, date, list } from './text.js'

const about = { tag: 'Reports', query: nothing, body: noBody } as const

/** Lists the last calls that a bot made: when, how long, with what result, and no secret. */
export const listCalls = defineBotCall({
  ...about,
  method: 'GET',
  path: '/chatbots/{chatbotId}/calls',
  id: 'listCalls',
  summary: 'See what webhooks did',
  description: 'Brings the last 100 calls of webhooks, AI steps and mails, the newest first.',
  params: botParams,
  data: v.strictObject({
    chatbotId: v.string(),
    calls: list(
      v.strictObject({
        nodeId: v.string(),
        step: v.pipe(v.string(), v.description('`webhook`, `ai` or `email`.')),
        at: date,
        ms: v.pipe(count, v.description('How long it took, in milliseconds.')),
        status: v.pipe(v.nullable(v.number()), v.description('What the other side answered.')),
        error: v.pipe(
          v.nullable(v.string()),
          v.description('Why it failed; null after a success.'),
        ),
        callId: v.pipe(
          v.nullable(v.string()),
          v.description('By which the call can be made again.'),
        ),
        attempt: v.pipe(count, v.description('From 1.')),
      }),
    ),
  }),
  example: {
    chatbotId: 'shop',
    calls: [
      {
        nodeId: 'order',
        step: 'webhook',
        at: '2026-11-20T09:00:00.000Z',
        ms: 132,
        status: 503,
        error: 'The other side answered 503',
        callId: 'msg_2b1c7f',
        attempt: 1,
      },
    ],
  },
  message: 'Calls fetched',
  run: async ({ store }, { bot: { id } }) => ({ chatbotId: id, calls: await store.calls.last(id) }),
})

/** Counts what a bot could not send or call today. */
export const fetchFailures = defineBotCall({
  ...about,
  method: 'GET',
  path: '/chatbots/{chatbotId}/failures',
  id: 'fetchFailures',
  summary: 'See what could not be done today',
  description:
    'Counts the calls that failed today (UTC), and the mails that were given up, and names the connections that need you.',
  params: botParams,
  data: v.strictObject({
    chatbotId: v.string(),
    calls: count,
    mails: count,
    connections: v.pipe(
      list(v.strictObject({ id: v.string(), name: v.string(), remedy: v.nullable(v.string()) })),
      v.description(
        'Connections with other products that its live version uses, and that need you.',
      ),
    ),
  }),
  example: { chatbotId: 'shop', calls: 1, mails: 2, connections: [] },
  message: 'Failures counted',
  run: async ({ store, bots }, { owner, bot: { id } }) => {
    const today = new Date().toISOString().slice(0, 10)
    const [failures] = await store.failures.onDay(today, id)
    const used = connectionsIn(await bots.find(id))
    const known = used.size > 0 ? await store.connectors.list(owner) : []
    return {
      chatbotId: id,
      calls: failures?.calls ?? 0,
      mails: failures?.mails ?? 0,
      connections: known
        .filter(each => each.state === 'failed' && used.has(each.id))
        .map(({ id, name, remedy }) => ({ id, name, remedy })),
    }
  },
})

/** Makes a webhook call again that waits or was given up, or sends such a mail. */
export const retryCall = defineBotCall({
  ...about,
  method: 'POST',
  path: '/chatbots/{chatbotId}/calls/{callId}/retry',
  id: 'retryCall',
  summary: 'Make a webhook call again, or send a mail again',
  description:
    'Makes a webhook call now that waits for its next attempt or was given up, or sends a mail that was given up, as long as what it says is kept. `callId` stands in the lists of calls and mails.',
  params: v.strictObject({
    chatbotId,
    callId: v.pipe(v.string(), v.description('The id of a call.'), v.examples(['msg_2b1c7f'])),
  }),
  data: v.strictObject({ chatbotId: v.string(), callId: v.string() }),
  example: { chatbotId: 'shop', callId: 'msg_2b1c7f' },
  message: 'Call is made again',
  errors: ['CALL_NOT_FOUND'],
  run: async ({ deliveries }, { bot: { id }, params: { callId } }) => {
    if (!(await deliveries.retry(id, callId))) throw new ApiError('CALL_NOT_FOUND')
    return { chatbotId: id, callId }
  },
})

/** Brings the secret that webhook calls are signed with. */
export const fetchWebhookSecret = defineBotCall({
  ...about,
  method: 'GET',
  path: '/chatbots/{chatbotId}/webhook-secret',
  roles: ['owner'],
  id: 'fetchWebhookSecret',
  summary: 'Know who called',
  description:
    'Brings the secret of the bot, with which its webhook calls are signed as Standard Webhooks has it.',
  params: botParams,
  data: v.strictObject({ chatbotId: v.string(), secret: v.string() }),
  example: { chatbotId: 'shop', secret: 'whsec_…' },
  message: 'Secret fetched',
  run: async ({ webhookSecret }, { bot: { id } }) => ({ chatbotId: id, secret: webhookSecret(id) }),
})

/** Brings the secret with which the owner's server vouches for visitors. */
export const fetchIdentitySecret = defineBotCall({
  ...about,
  method: 'GET',
  path: '/chatbots/{chatbotId}/identity-secret',
  roles: ['owner'],
  id: 'fetchIdentitySecret',
  summary: 'Vouch for visitors',
  description: 'Brings the secret of the bot with which your own server vouches for visitors.',
  params: botParams,
  data: v.strictObject({ chatbotId: v.string(), secret: v.string() }),
  example: { chatbotId: 'shop', secret: '…' },
  message: 'Secret fetched',
  run: async ({ identitySecrets }, { bot: { id } }) => {
    const [secret] = identitySecrets(id)
    return { chatbotId: id, secret }
  },
})

/** Lists the last mails of a bot. */
export const listMails = defineBotCall({
  ...about,
  method: 'GET',
  path: '/chatbots/{chatbotId}/mails',
  id: 'listMails',
  summary: 'See what mails did',
  description: 'Brings the last 100 mails of a bot, the newest first.',
  params: botParams,
  data: v.strictObject({
    chatbotId: v.string(),
    mails: list(
      v.strictObject({
        nodeId: v.string(),
        createdAt: date,
        status: v.picklist(['waiting', 'sent', 'failed']),
        attempts: count,
        error: v.nullable(v.string()),
        note: v.pipe(
          v.nullable(v.string()),
          v.description('Which recipients were left out, and why.'),
        ),
        callId: v.pipe(
          v.nullable(v.string()),
          v.description('By which a mail that was given up can be sent again.'),
        ),
      }),
    ),
  }),
  example: {
    chatbotId: 'shop',
    mails: [
      {
        nodeId: 'news',
        createdAt: '2026-11-20T09:00:00.000Z',
        status: 'sent',
        attempts: 1,
        error: null,
        note: null,
        callId: null,
      },
    ],
  },
  message: 'Mails fetched',
  run: async ({ store }, { bot: { id } }) => ({
    chatbotId: id,
    mails: await store.outbox.last(id),
  }),
})
