import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { cursorField, cursorOf, limitField, nextCursor, placeOf } from './cursor.js'
import { botParams, chatbotId } from './params.js'
import { date, list } from './text.js'
import { versionNumber } from './version-number.js'

const entry = {
  version: versionNumber,
  createdAt: date,
  publishedAt: v.pipe(
    v.nullable(date),
    v.description('When it first went live; null for a draft.'),
  ),
  storedBy: v.pipe(
    v.nullable(v.string()),
    v.description('The name of who stored it, where that is known.'),
  ),
  publishedBy: v.pipe(
    v.nullable(v.string()),
    v.description('The name of who made it live first, where that is known.'),
  ),
  note: v.pipe(v.nullable(v.string()), v.description('What was said of it when it was published.')),
}
const exampleEntry = {
  version: 2,
  createdAt: '2026-11-20T09:00:00.000Z',
  publishedAt: '2026-11-20T09:05:00.000Z',
  storedBy: 'Ann Miller',
  publishedBy: 'Ann Miller',
  note: 'Opening hours for the holidays',
}

const listedVersion = v.strictObject({
  ...entry,
  isPublished: v.pipe(
    v.boolean(),
    v.description('Whether it is live, be it for those alone who do not meet one that is tried.'),
  ),
  share: v.pipe(v.number(), v.description('Of 100 visitors, how many meet it.')),
})

const place = v.strictObject({ below: versionNumber })

/** The parameters of a call about one version. */
export const versionParams = v.strictObject({
  chatbotId,
  version: v.pipe(v.string(), v.description('The number of a version.'), v.examples(['1'])),
})

/** Lists the versions of a bot. */
export const listVersions = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}/versions',
  id: 'listVersions',
  tag: 'Flows',
  summary: 'List the versions',
  description: 'Lists the versions of a bot, the newest first, at most 1,000 at once.',
  params: botParams,
  query: v.strictObject({ limit: limitField(1000), cursor: cursorField }),
  body: noBody,
  data: v.strictObject({
    chatbotId: v.string(),
    publishedVersion: v.nullable(versionNumber),
    versions: list(listedVersion),
    nextCursor,
  }),
  example: {
    chatbotId: 'shop',
    publishedVersion: 2,
    versions: [{ ...exampleEntry, isPublished: true, share: 100 }],
    nextCursor: null,
  },
  message: 'Versions fetched',
  run: async ({ store }, { bot: { id, publishedVersion }, query: { limit, cursor } }) => {
    const below = placeOf(cursor, place)?.below
    const found = await store.bots.versions(id, { limit: limit + 1, below })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    const tryout = await store.bots.lastTryout(id)
    const isOn = tryout?.endedAt === null && publishedVersion !== null
    const shareOf = (version: number) => {
      if (isOn && version === tryout.version) return tryout.share
      return version === publishedVersion ? 100 - (isOn ? tryout.share : 0) : 0
    }
    const versions = shown.map(version => ({
      ...version,
      isPublished: version.version === publishedVersion,
      share: shareOf(version.version),
    }))
    return {
      chatbotId: id,
      publishedVersion,
      versions,
      nextCursor: last ? cursorOf({ below: last.version }) : null,
    }
  },
})

/** Brings a version as it was stored. */
export const fetchVersion = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}/versions/{version}',
  id: 'fetchVersion',
  tag: 'Flows',
  summary: 'Read a version',
  description: 'Brings the bot file as it was stored, with references in place of its secrets.',
  params: versionParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({
    chatbotId: v.string(),
    ...entry,
    flow: v.record(v.string(), v.unknown()),
  }),
  example: {
    chatbotId: 'shop',
    ...exampleEntry,
    flow: { name: 'Shop', elements: [{ nodes: [], edges: [] }] },
  },
  message: 'Version fetched',
  errors: ['VERSION_NOT_FOUND'],
  run: async ({ store }, { bot: { id }, params }) => {
    const number = Number(params.version)
    const stored = v.is(versionNumber, number) ? await store.bots.version(id, number) : undefined
    if (!stored) throw new ApiError('VERSION_NOT_FOUND')
    const { version, createdAt, publishedAt, storedBy, publishedBy, note, file } = stored
    const entry = { version, createdAt, publishedAt, storedBy, publishedBy, note }
    return { chatbotId: id, ...entry, flow: JSON.parse(file) }
  },
})

/** Deletes a draft. */
export const deleteVersion = defineBotCall({
  method: 'DELETE',
  path: '/chatbots/{chatbotId}/versions/{version}',
  id: 'deleteVersion',
  tag: 'Flows',
  summary: 'Delete a draft',
  description: 'A version that was live stays, because pages may still show it.',
  params: versionParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ chatbotId: v.string(), version: versionNumber }),
  example: { chatbotId: 'shop', version: 3 },
  message: 'Version deleted',
  errors: ['VERSION_NOT_FOUND', 'VERSION_WAS_LIVE'],
  run: async ({ store }, { bot: { id }, params }) => {
    const version = Number(params.version)
    const stored = v.is(versionNumber, version) ? await store.bots.version(id, version) : undefined
    if (!stored) throw new ApiError('VERSION_NOT_FOUND')
    if (!(await store.bots.removeVersion(id, version))) throw new ApiError('VERSION_WAS_LIVE')
    return { chatbotId: id, version }
  },
})
