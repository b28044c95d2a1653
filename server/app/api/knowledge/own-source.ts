import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import type { SourceEntry, Store } from '../../../store/index.js'
import { nothing } from '../call/check.js'
import { exampleSource, sourceRecord } from './record.js'

/** Where the calls about sources stand in the document. */
export const tag = 'Knowledge'
export const params = v.strictObject({
  sourceId: v.pipe(
    v.string(),
    v.maxLength(100),
    v.description('The id of a source of yours.'),
    v.examples([exampleSource.id]),
  ),
})
/** What the calls about one source have in common. */
export const one = { path: '/sources/{sourceId}', tag, params, query: nothing } as const
/** What those answer that bring it. */
export const answered = {
  data: v.strictObject({ source: sourceRecord }),
  example: { source: exampleSource },
} as const
/** The caller's source; throws SOURCE_NOT_FOUND for another account's too. */
export async function ownSource(
  { knowledge }: Pick<Store, 'knowledge'>,
  owner: string,
  id: string,
): Promise<SourceEntry> {
  const source = await knowledge.sources.find(owner, id)
  if (!source) throw new ApiError('SOURCE_NOT_FOUND')
  return source
}
