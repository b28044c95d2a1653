import * as v from 'valibot'
import { serverVersion } from '../../base/folders.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { cursorField, cursorOf, limitField, nextCursor, placeOf } from './cursor.js'
import { exampleOverview, overview, overviewOf, placeOfBot, searchField } from './overview.js'
import { list } from './text.js'

/** Lists the sub-flows of an account with the state that each is in. */
export const listSubFlows = defineCall({
  method: 'GET',
  path: '/sub-flows',
  id: 'listSubFlows',
  tag: 'Sub-flows',
  summary: 'List your sub-flows',
  description:
    'Brings the parts that bots of the account play, the newest first, at most 100 at once. A sub-flow is drawn, stored and published by the calls of chatbots, with its id in place of a bot’s: publishing makes a version that bots can take. The list of chatbots leaves it out, and no page can show it by itself.',
  params: nothing,
  query: v.strictObject({
    search: searchField('sub-flows'),
    limit: limitField(100),
    cursor: cursorField,
  }),
  body: noBody,
  data: v.strictObject({ subFlows: list(overview), nextCursor }),
  example: {
    subFlows: [
      {
        ...exampleOverview,
        id: '5d0c6ad4c1f2a9b0e713',
        kind: 'sub-flow',
        title: 'Ask the address',
        description: '',
      },
    ],
    nextCursor: null,
  },
  message: 'Sub-flows fetched',
  run: async (services, { owner, asker, query: { search, limit, cursor } }) => {
    const after = placeOf(cursor, placeOfBot)
    const found = await services.store.overviews.list({
      owner,
      kind: 'sub-flow',
      after,
      search: search?.trim(),
      limit: limit + 1,
      rules: serverVersion,
    })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    const subFlows = []
    for (const each of shown) subFlows.push(await overviewOf(services, each, asker))
    return {
      subFlows,
      nextCursor: last ? cursorOf({ createdAt: last.createdAt, id: last.id }) : null,
    }
  },
})
