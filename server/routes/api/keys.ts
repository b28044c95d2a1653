import * as v from 'valibot'
import { ApiError } from '../../errors.js'
import { addKey } from '../../keys/api-keys.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { date, line, list } from './text.js'

const about = { tag: 'Keys', query: nothing } as const

const key = v.strictObject({
  id: v.string(),
  name: v.string(),
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
  description: 'Brings your keys, the oldest first, without the keys themselves: nobody knows them but you.',
  params: nothing,
  body: noBody,
  data: v.strictObject({ keys: list(key) }),
  example: {
    keys: [{ id: '0f3c9a1b22de', name: 'desk', createdAt: '2026-11-20T09:00:00.000Z', revokedAt: null }],
  },
  message: 'Keys fetched',
  run: async ({ store }, { owner }) => {
    const keys = (await store.keys.list()).filter(entry => entry.owner === owner)
    return { keys: keys.map(({ owner: _, ...entry }) => entry) }
  },
})

/** Makes a key. */
export const createKey = defineCall({
  ...about,
  method: 'POST',
  path: '/keys',
  id: 'createKey',
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
  run: async ({ store }, { owner, body: { name } }) => ({ name, ...(await addKey(store.keys, name, owner)) }),
})

/** Takes a key's power away. */
export const deleteKey = defineCall({
  ...about,
  method: 'DELETE',
  path: '/keys/{keyId}',
  id: 'deleteKey',
  summary: 'Delete a key',
  description: 'The key is refused from now on. The last one stays, so that nobody locks themselves out.',
  params: v.strictObject({
    keyId: v.pipe(v.string(), v.description('The id of a key.'), v.examples(['0f3c9a1b22de'])),
  }),
  body: noBody,
  data: v.strictObject({ keyId: v.string() }),
  example: { keyId: '0f3c9a1b22de' },
  message: 'Key deleted',
  errors: ['KEY_NOT_FOUND', 'LAST_KEY'],
  run: async ({ store }, { owner, params: { keyId } }) => {
    const good = (await store.keys.list()).filter(key => key.owner === owner && key.revokedAt === null)
    if (!good.some(({ id }) => id === keyId)) throw new ApiError('KEY_NOT_FOUND')
    if (good.length === 1) throw new ApiError('LAST_KEY')
    await store.keys.revoke(keyId)
    return { keyId }
  },
})
