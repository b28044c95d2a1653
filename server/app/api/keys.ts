import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { addKey } from '../../platform/keys/api-keys.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { date, line, list } from './text.js'

/** A key may everything, so that only owners make and see them. */
const about = { tag: 'Keys', query: nothing, roles: ['owner'] } as const

const key = v.strictObject({
  id: v.string(),
  name: v.string(),
  madeBy: v.pipe(
    v.nullable(v.strictObject({ id: v.string(), name: v.nullable(v.string()) })),
    v.description(
      'The member who made it; the name is null once they are no member. Null where a command or another key made it.',
    ),
  ),
  createdAt: date,
  revokedAt: v.pipe(v.nullable(date), v.description('Null while the key is good.')),
})

/** Lists the keys of an owner. */
export const listKeys = defineCall({
  ...about,
  method: 'GET',
  path: '/keys',
  id: 'listKeys',
  summary: 'List your keys',
  description:
    'Brings your keys, the oldest first, without the keys themselves: nobody knows them but you.',
  params: nothing,
  body: noBody,
  data: v.strictObject({ keys: list(key) }),
  example: {
    keys: [
      {
        id: '0f3c9a1b22de',
        name: 'desk',
        madeBy: { id: 'Xk2p', name: 'Ann' },
        createdAt: '2026-11-20T09:00:00.000Z',
        revokedAt: null,
      },
    ],
  },
  message: 'Keys fetched',
  run: async ({ store }, { owner }) => {
    const names = new Map((await store.accounts.members(owner)).map(({ id, name }) => [id, name]))
    const keys = (await store.keys.list(owner)).map(
      ({ id, name, maker, createdAt, revokedAt }) => ({
        id,
        name,
        createdAt,
        revokedAt,
        madeBy: maker === null ? null : { id: maker, name: names.get(maker) ?? null },
      }),
    )
    return { keys }
  },
})

/** Makes a key. */
export const createKey = defineCall({
  ...about,
  method: 'POST',
  path: '/keys',
  id: 'createKey',
  isConfirmed: true,
  summary: 'Make a key',
  description:
    'The answer is the only place where the key stands. A call that is repeated with the same `Idempotency-Key` is told the rest.',
  params: nothing,
  body: jsonBody(
    v.strictObject({ name: v.pipe(line(100), v.description('What the key is for.')) }),
    { name: 'desk' },
    10_000,
  ),
  data: v.strictObject({
    id: v.string(),
    name: v.string(),
    key: v.pipe(v.nullable(v.string()), v.description('Null in the answer to a repeated call.')),
  }),
  toldOnce: 'key',
  example: { id: '0f3c9a1b22de', name: 'desk', key: 'tg_…' },
  message: 'Key created',
  run: async ({ store, security }, { owner, member, body: { name } }) => {
    await store.plans.admitSwitch(owner, 'api')
    const made = await addKey(store.keys, name, owner, member?.id)
    security.note('key-made', { account: owner, member: member?.id, key: made.id })
    return { name, ...made }
  },
})

/** Takes a key's power away. */
export const deleteKey = defineCall({
  ...about,
  method: 'DELETE',
  path: '/keys/{keyId}',
  id: 'deleteKey',
  summary: 'Delete a key',
  description:
    'The key is refused from now on. The last one stays, so that nobody locks themselves out.',
  params: v.strictObject({
    keyId: v.pipe(v.string(), v.description('The id of a key.'), v.examples(['0f3c9a1b22de'])),
  }),
  body: noBody,
  data: v.strictObject({ keyId: v.string() }),
  example: { keyId: '0f3c9a1b22de' },
  message: 'Key deleted',
  errors: ['KEY_NOT_FOUND', 'LAST_KEY'],
  run: async ({ store, security }, { owner, member, params: { keyId } }) => {
    const good = (await store.keys.list(owner)).filter(key => key.revokedAt === null)
    if (!good.some(({ id }) => id === keyId)) throw new ApiError('KEY_NOT_FOUND')
    if (good.length === 1) throw new ApiError('LAST_KEY')
    await store.keys.revoke(keyId)
    security.note('key-revoked', { account: owner, member: member?.id, key: keyId })
    return { keyId }
  },
})
