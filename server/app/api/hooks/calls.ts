import {
  type HookDeliveryRecord,
  type HookRecord,
  hookEvents,
  type SubscribeBody,
} from '@talkgraph/wire/hooks'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { newHook } from '../../../conversations/hooks/new-hook.js'
import type { HookEntry, Store } from '../../../store/index.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { ownBot } from '../own-bot.js'
import { count, date, list } from '../text.js'
import { hookSamples } from './samples.js'

const tag = 'Integrations'
const event = v.pipe(v.picklist(hookEvents), v.description('What it tells of.'))
const record = {
  id: v.string(),
  event,
  targetUrl: v.string(),
  chatbotId: v.pipe(
    v.nullable(v.string()),
    v.description('The bot that it is about; null: all of the account.'),
  ),
  createdAt: date,
}
const hookRecord = v.strictObject(record) satisfies v.GenericSchema<unknown, HookRecord>
const exampleHook: HookRecord = {
  id: '5f0c2d9b7a61e384c0d1f2a3',
  event: 'lead',
  targetUrl: 'https://hooks.example/leads',
  chatbotId: null,
  createdAt: '2026-11-20T08:00:00.000Z',
}
const delivery = v.strictObject({
  id: v.pipe(v.string(), v.description('The same as its `webhook-id`.')),
  chatbotId: v.string(),
  state: v.pipe(
    v.picklist(['waiting', 'sent', 'failed']),
    v.description('`waiting`: it is told, or told again, as soon as that may work.'),
  ),
  attempts: count,
  status: v.pipe(v.nullable(v.number()), v.description('What the other side answered last.')),
  error: v.nullable(v.string()),
  at: date,
}) satisfies v.GenericSchema<unknown, HookDeliveryRecord>
const exampleDelivery: HookDeliveryRecord = {
  id: 'f0c2d9b7a61e384c0d1f2a35f0c2d9b7a61e384c0d1f2a3',
  chatbotId: 'shop',
  state: 'sent',
  attempts: 1,
  status: 200,
  error: null,
  at: '2026-11-20T09:02:10.000Z',
}

const params = v.strictObject({
  hookId: v.pipe(v.string(), v.maxLength(100), v.description('The id of a hook of yours.')),
})
const one = { tag, params, query: nothing } as const

/** Subscribes to an event. */
export const subscribeHook = defineCall({
  method: 'POST',
  path: '/hooks',
  id: 'subscribeHook',
  tag,
  summary: 'Be told of an event',
  description:
    'From now on the server sends a POST to `targetUrl` each time that it happens, in one bot or in all. Each is signed as [Standard Webhooks](https://www.standardwebhooks.com) has it, with the `secret` that is told here this once. What fails is sent again for 21 hours; whoever answers with 410 is told nothing more. Conversations, answers and leads are told of bots that store conversations.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      targetUrl: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(2000),
        v.url('Expected an address'),
        v.regex(/^https?:\/\/[^@\s]+$/, 'Expected an address that begins with https://'),
        v.description('Where it is told.'),
      ),
      event,
      chatbotId: v.optional(
        v.pipe(v.string(), v.trim(), v.description('The id of a bot; absent: all of them.')),
      ),
    }) satisfies v.GenericSchema<unknown, SubscribeBody>,
    { targetUrl: 'https://hooks.example/leads', event: 'lead' },
    10_000,
  ),
  data: v.strictObject({
    hook: v.strictObject({
      ...record,
      secret: v.pipe(
        v.nullable(v.string()),
        v.description('What it is signed with; it is told this once.'),
      ),
    }),
  }),
  example: { hook: { ...exampleHook, secret: 'whsec_Zm9yIGV4YW1wbGUgb25seSBoZXJl' } },
  message: 'Hook made',
  errors: ['CHATBOT_ID_REQUIRED', 'CHATBOT_NOT_FOUND'],
  toldOnce: 'secret',
  run: async (services, { owner, body: { targetUrl, event, chatbotId } }) => {
    await services.store.plans.admitSwitch(owner, 'webhooks')
    const bot = chatbotId === undefined ? undefined : await ownBot(services.store, owner, chatbotId)
    const given = { owner, botId: bot?.id ?? null, event, targetUrl }
    const { hook, secret } = await newHook(services, given)
    return { hook: { ...hookRecordOf(hook), secret } }
  },
})

/** Lists hooks. */
export const listHooks = defineCall({
  method: 'GET',
  path: '/hooks',
  id: 'listHooks',
  tag,
  summary: 'List your hooks',
  params: nothing,
  query: nothing,
  body: noBody,
  data: v.strictObject({ hooks: list(hookRecord) }),
  example: { hooks: [exampleHook] },
  message: 'Hooks fetched',
  run: async ({ store }, { owner }) => ({
    hooks: (await store.hooks.list(owner)).map(hookRecordOf),
  }),
})

/** Shows what an event tells. */
export const fetchExampleOfEvent = defineCall({
  method: 'GET',
  path: '/hooks/samples',
  id: 'fetchExampleOfEvent',
  tag,
  summary: 'See what an event tells',
  description: 'Brings an example of what is sent, for programs that are set up by one.',
  params: nothing,
  query: v.strictObject({ event }),
  body: noBody,
  data: v.strictObject({
    samples: list(
      v.strictObject({
        type: event,
        timestamp: date,
        data: v.pipe(v.record(v.string(), v.unknown()), v.description('As it is sent.')),
      }),
    ),
  }),
  example: {
    samples: [
      { type: 'lead', timestamp: '2026-11-20T09:02:10.000Z', data: { ...hookSamples.lead } },
    ],
  },
  message: 'Samples fetched',
  run: async (_, { query: { event } }) => ({
    samples: [
      { type: event, timestamp: '2026-11-20T09:02:10.000Z', data: { ...hookSamples[event] } },
    ],
  }),
})

/** Ends a subscription. */
export const unsubscribeHook = defineCall({
  ...one,
  method: 'DELETE',
  path: '/hooks/{hookId}',
  id: 'unsubscribeHook',
  summary: 'Be told of an event no more',
  body: noBody,
  data: v.strictObject({ hookId: v.string() }),
  example: { hookId: exampleHook.id },
  message: 'Hook deleted',
  errors: ['HOOK_NOT_FOUND'],
  run: async ({ hooks, store }, { owner, params: { hookId } }) => {
    const { id } = await ownHook(store, owner, hookId)
    await store.hooks.remove(id)
    hooks.changed()
    return { hookId }
  },
})

/** Lists what was told. */
export const listHookDeliveries = defineCall({
  ...one,
  method: 'GET',
  path: '/hooks/{hookId}/deliveries',
  id: 'listHookDeliveries',
  summary: 'List what a hook told',
  description: 'Brings the last 100 of 30 days, the newest first.',
  body: noBody,
  data: v.strictObject({ deliveries: list(delivery) }),
  example: { deliveries: [exampleDelivery] },
  message: 'Deliveries fetched',
  errors: ['HOOK_NOT_FOUND'],
  run: async ({ store }, { owner, params: { hookId } }) => {
    const hook = await ownHook(store, owner, hookId)
    const deliveries = await store.hooks.deliveries(hook.id, 100)
    return {
      deliveries: deliveries.map(({ botId, at, ...rest }) => ({
        ...rest,
        chatbotId: botId,
        at: new Date(at).toISOString(),
      })),
    }
  },
})

/** Tells once more what could not be told. */
export const resendHookDelivery = defineCall({
  ...one,
  method: 'POST',
  path: '/hooks/{hookId}/deliveries/{deliveryId}/resend',
  id: 'resendHookDelivery',
  summary: 'Tell something again',
  description:
    'Has one that waits or was given up told at once, with all its tries. What was told, or was given up so long ago that what it says is deleted, cannot be told again.',
  params: v.strictObject({
    ...params.entries,
    deliveryId: v.pipe(v.string(), v.maxLength(100), v.description('The id of one of these.')),
  }),
  body: noBody,
  data: v.strictObject({ deliveryId: v.string() }),
  example: { deliveryId: exampleDelivery.id },
  message: 'It is told again',
  errors: ['HOOK_NOT_FOUND', 'DELIVERY_NOT_FOUND'],
  run: async ({ store, jobs }, { owner, params: { hookId, deliveryId } }) => {
    const hook = await ownHook(store, owner, hookId)
    const known = (await store.hooks.deliveries(hook.id, 1000)).find(({ id }) => id === deliveryId)
    const again =
      known && (await store.jobs.retry(deliveryId, { botId: known.botId, handlers: ['hook'] }))
    if (!again) throw new ApiError('DELIVERY_NOT_FOUND')
    jobs.tell('hook')
    return { deliveryId }
  },
})

async function ownHook(
  { hooks }: Pick<Store, 'hooks'>,
  owner: string,
  id: string,
): Promise<HookEntry> {
  const hook = await hooks.find(owner, id)
  if (!hook) throw new ApiError('HOOK_NOT_FOUND')
  return hook
}

function hookRecordOf({ id, event, targetUrl, botId, createdAt }: HookEntry): HookRecord {
  return {
    id,
    event: v.parse(v.picklist(hookEvents), event),
    targetUrl,
    chatbotId: botId,
    createdAt: new Date(createdAt).toISOString(),
  }
}
