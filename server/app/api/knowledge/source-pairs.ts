import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { noBody } from '../call/body.js'
import { defineCall } from '../call/define-call.js'
import { addToPairs, wakeSource } from './new-source.js'
import { answered, one, ownSource, params } from './own-source.js'
import { sourceRecordOf } from './record.js'
import { pairsOf } from './sent-source.js'
import { pairsBody } from './source-body.js'

/** Adds questions with their answers. */
export const addPairs = defineCall({
  ...one,
  path: '/sources/{sourceId}/pairs',
  method: 'POST',
  id: 'addPairs',
  summary: 'Add questions with answers',
  description:
    'Adds to a source of the kind `pairs`: as `pairs`, or as a table with the type `text/csv`, of which order, heads, separator and encoding are guessed. At most 5,000 at once.',
  body: pairsBody,
  ...answered,
  message: 'Questions added',
  errors: ['SOURCE_NOT_FOUND', 'SOURCE_CANNOT', 'SOURCES_FULL', 'RUN_CUT_SHORT'],
  run: async (services, { owner, params: { sourceId }, body }) => {
    const source = await ownSource(services.store, owner, sourceId)
    if (source.kind !== 'pairs') throw new ApiError('SOURCE_CANNOT')
    const given = await pairsOf(services, owner, body)
    return { source: sourceRecordOf(await addToPairs(services, source, given)) }
  },
})

/** Takes a question out. */
export const deletePair = defineCall({
  ...one,
  path: '/sources/{sourceId}/pairs/{pairId}',
  method: 'DELETE',
  id: 'deletePair',
  summary: 'Take a question out',
  params: v.strictObject({
    ...params.entries,
    pairId: v.pipe(v.string(), v.maxLength(100), v.description('The id of one of its pages.')),
  }),
  body: noBody,
  data: v.strictObject({ pairId: v.string() }),
  example: { pairId: '9b7a61e384c0d1f2a35f0c2d' },
  message: 'Question taken out',
  errors: ['SOURCE_NOT_FOUND', 'SOURCE_CANNOT'],
  run: async (services, { owner, params: { sourceId, pairId } }) => {
    const source = await ownSource(services.store, owner, sourceId)
    if (source.kind !== 'pairs') throw new ApiError('SOURCE_CANNOT')
    await services.store.knowledge.pages.drop(source.number, [pairId])
    await wakeSource(services, sourceId)
    return { pairId }
  },
})
