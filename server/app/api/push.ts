import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import type { Store } from '../../store/index.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { type Caller, defineCall, everyone } from './call/define-call.js'
import { list } from './text.js'

const about = { tag: 'Account', query: nothing, roles: everyone } as const

/** Base64url of so many letters. */
const bytes = (letters: number, what: string) =>
  v.pipe(
    v.string(),
    v.minLength(letters),
    v.maxLength(letters),
    v.regex(/^[\w-]*$/),
    v.description(what),
  )

const subscription = v.object({
  endpoint: v.pipe(
    v.string(),
    v.maxLength(2000),
    v.regex(/^https?:\/\/[^\s]+$/),
    v.description('The address at the browser’s push service.'),
  ),
  keys: v.object({
    p256dh: bytes(87, 'The browser’s public key: 65 bytes as base64url.'),
    auth: bytes(22, 'What the browser has made up for this: 16 bytes as base64url.'),
  }),
})

const exampleId = 'psh_3c6e0b8a9c15224a8228b9a98ca1531d'
const exampleKey =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U'

/** Tells what a browser needs to be notified, and in how many a member is. */
export const fetchPush = defineCall({
  ...about,
  method: 'GET',
  path: '/account/push',
  id: 'fetchPush',
  summary: 'See who is notified',
  description:
    'Brings the key that a browser asks for when it subscribes to notifications (Web Push), and the subscriptions of who calls.',
  params: nothing,
  body: noBody,
  data: v.strictObject({
    publicKey: v.pipe(
      v.nullable(v.string()),
      v.description('Base64url; null where the server’s secret has changed.'),
    ),
    subscriptions: list(v.strictObject({ id: v.string() })),
  }),
  example: { publicKey: exampleKey, subscriptions: [{ id: exampleId }] },
  message: 'Subscriptions fetched',
  errors: ['MEMBER_NOT_FOUND'],
  run: async ({ store, pushKeys }, { context }) => {
    const { ids } = await memberOf(store, context.get('caller'))
    return {
      publicKey: (await pushKeys())?.publicKey ?? null,
      subscriptions: ids.map(id => ({ id })),
    }
  },
})

/** Has a browser of a member notified. */
export const subscribePush = defineCall({
  ...about,
  method: 'POST',
  path: '/account/push',
  id: 'subscribePush',
  summary: 'Be notified in a browser',
  description:
    'From now on the browser is told of each new lead (owners and editors) and of each visitor who waits for a person, also while the studio is closed. The body is what `PushSubscription.toJSON()` gives. What is told can be read by that browser alone. A subscription that the browser’s push service knows no longer is forgotten. A member has at most 20.',
  params: nothing,
  body: jsonBody(
    subscription,
    {
      endpoint: 'https://push.example/send/dGhpcyBpcyBhbiBleGFtcGxl',
      keys: { p256dh: exampleKey, auth: 'tBHItJI5svbpez7KI4CCXg' },
    },
    5000,
  ),
  data: v.strictObject({ id: v.string() }),
  example: { id: exampleId },
  message: 'Browser is notified',
  errors: ['MEMBER_NOT_FOUND'],
  run: async ({ store }, { owner, context, body: { endpoint, keys } }) => {
    const { member } = await memberOf(store, context.get('caller'))
    return { id: await store.push.put(owner, member, { endpoint, ...keys }) }
  },
})

/** Notifies a browser of a member no more. */
export const unsubscribePush = defineCall({
  ...about,
  method: 'DELETE',
  path: '/account/push/{subscriptionId}',
  id: 'unsubscribePush',
  summary: 'Be notified no more',
  description: 'Forgets a browser of who calls. One that is not there is forgotten already.',
  params: v.strictObject({
    subscriptionId: v.pipe(
      v.string(),
      v.description('The id of a subscription.'),
      v.examples([exampleId]),
    ),
  }),
  body: noBody,
  data: v.strictObject({ id: v.string() }),
  example: { id: exampleId },
  message: 'Browser is notified no more',
  errors: ['MEMBER_NOT_FOUND'],
  run: async ({ store }, { context, params: { subscriptionId } }) => {
    const { member } = await memberOf(store, context.get('caller'))
    await store.push.remove(subscriptionId, member)
    return { id: subscriptionId }
  },
})

/** Who calls, with the ids of their browsers; a key has none. */
async function memberOf(
  { push }: Pick<Store, 'push'>,
  { owner, signedIn }: Pick<Caller, 'owner' | 'signedIn'>,
): Promise<{ readonly member: string; readonly ids: readonly string[] }> {
  const member = signedIn?.user.id
  const ids = await push.ofMember(owner, member ?? '')
  if (member === undefined) throw new ApiError('MEMBER_NOT_FOUND')
  return { member, ids }
}
