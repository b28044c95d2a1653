import * as v from 'valibot'
import { noBody } from './call/body.js'
import { defineBotCall } from './call/define-call.js'
import { cursorField, cursorOf, limitField, nextCursor, placeOf } from './cursor.js'
import { botParams } from './params.js'
import { date, list } from './text.js'
import { versionNumber } from './version-number.js'

const publication = v.strictObject({
  version: v.pipe(v.nullable(versionNumber), v.description('Null: the bot went offline.')),
  at: date,
  by: v.pipe(v.nullable(v.string()), v.description('The name of who did that, where it is known.')),
  note: v.pipe(v.nullable(v.string()), v.description('What was said of it.')),
  share: v.pipe(
    v.nullable(v.number()),
    v.description('For how many of 100 visitors, beside another version; null: for everybody.'),
  ),
})

const place = v.strictObject({ below: v.number() })

/** Lists what was live when. */
export const listPublications = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}/publications',
  id: 'listPublications',
  tag: 'Flows',
  summary: 'List what went live',
  description:
    'Lists what went live when, the newest first, at most 200 at once: each publishing, each going back, and when the bot went offline.',
  params: botParams,
  query: v.strictObject({ limit: limitField(200, 50), cursor: cursorField }),
  body: noBody,
  data: v.strictObject({ chatbotId: v.string(), publications: list(publication), nextCursor }),
  example: {
    chatbotId: 'shop',
    publications: [
      {
        version: 2,
        at: '2026-11-20T09:05:00.000Z',
        by: 'Ann Miller',
        note: 'Opening hours for the holidays',
        share: null,
      },
    ],
    nextCursor: null,
  },
  message: 'Publications fetched',
  run: async ({ store }, { bot: { id }, query: { limit, cursor } }) => {
    const below = placeOf(cursor, place)?.below
    const found = await store.bots.publications(id, { limit: limit + 1, below })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      chatbotId: id,
      publications: shown.map(({ number: _, ...publication }) => publication),
      nextCursor: last ? cursorOf({ below: last.number }) : null,
    }
  },
})
