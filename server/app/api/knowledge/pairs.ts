import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { jsonBody, noBody } from '../call/body.js'
import { defineCall } from '../call/define-call.js'
import { addToPairs, pairs, wakeSource } from './new-source.js'
import { answered, one, ownSource, params } from './own-source.js'
import { sourceRecordOf } from './record.js'

const most = 10_000_000

/** Adds questions with their answers. */
export const addPairs = defineCall({
  ...one,
  path: '/sources/{sourceId}/pairs',
  method: 'POST',
  id: 'addPairs',
  summary: 'Add questions with answers',
  description: 'Adds to a source of the kind `pairs`.',
  body: jsonBody(
    v.strictObject({ pairs }),
    { pairs: [{ question: 'Do you deliver?', answer: 'Within two days.' }] },
    most,
  ),
  ...answered,
  message: 'Questions added',
  errors: ['SOURCE_NOT_FOUND', 'SOURCE_CANNOT', 'SOURCES_FULL'],
  run: async (services, { owner, params: { sourceId }, body }) => {
    const source = await ownSource(services.store, owner, sourceId)
    if (source.kind !== 'pairs') throw new ApiError('SOURCE_CANNOT')
    return { source: sourceRecordOf(await addToPairs(services, source, body.pairs)) }
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
