import type { EmbeddingsBody, EmbeddingsRecord } from '@talkgraph/wire/knowledge'
import * as v from 'valibot'
import { baseOf, shownKey } from '../../../knowledge/embeddings/asked-embeddings.js'
import type { EmbeddingsEntry, Store } from '../../../store/index.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { shownSetting } from '../channels/record.js'
import { count, date } from '../text.js'

const record = v.strictObject({
  address: v.string(),
  model: v.string(),
  dimensions: v.nullable(count),
  key: v.pipe(
    v.nullable(shownSetting),
    v.description('Its last four characters, or the name of a key of the server.'),
  ),
  state: v.pipe(
    v.picklist(['ok', 'failed']),
    v.description('`failed`: it did not answer as it should when pieces were embedded last.'),
  ),
  remedy: v.pipe(v.nullable(v.string()), v.description('What to do where it failed.')),
  pieces: v.pipe(count, v.description('How many pieces the account’s sources have.')),
  embedded: v.pipe(count, v.description('How many of them are found by meaning.')),
  updatedAt: date,
}) satisfies v.GenericSchema<unknown, EmbeddingsRecord>

const example = {
  address: 'https://api.openai.com/v1',
  model: 'text-embedding-3-small',
  dimensions: null,
  key: { lastFour: 'c0de' },
  state: 'ok',
  remedy: null,
  pieces: 112,
  embedded: 112,
  updatedAt: '2026-11-20T08:00:00.000Z',
} satisfies EmbeddingsRecord

const about = {
  path: '/knowledge/embeddings',
  tag: 'Knowledge',
  params: nothing,
  query: nothing,
} as const
const data = v.strictObject({ embeddings: v.nullable(record) })

const address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000),
  v.transform(baseOf),
  v.check(
    given => /^https?:\/\/[^@]+$/i.test(given) && URL.canParse(given),
    'Expected an address that begins with https:// and names nobody',
  ),
  v.description('Of an API in OpenAI’s shape, up to what stands before `/embeddings`.'),
)

/** Tells how pieces are embedded. */
export const fetchEmbeddings = defineCall({
  ...about,
  method: 'GET',
  id: 'fetchEmbeddings',
  summary: 'Fetch how your sources are found by meaning',
  description:
    'Brings the provider that turns pieces and questions into vectors, and how many pieces have one. `null`: pieces are found by their words alone.',
  body: noBody,
  data,
  example: { embeddings: example },
  message: 'Embeddings fetched',
  run: async ({ store }, { owner }) => {
    const entry = await store.knowledge.embeddings.find(owner)
    return { embeddings: entry ? await recordOf(store, entry) : null }
  },
})

/** Chooses who embeds pieces. */
export const putEmbeddings = defineCall({
  ...about,
  method: 'PUT',
  id: 'putEmbeddings',
  summary: 'Have your sources found by meaning',
  description:
    'Asks the provider for some vectors, and keeps it where it answers; the key is sealed and never told again. The pieces of all sources are then embedded in the background, and at each run of a source those that are new. A question finds pieces by its words and by its meaning; where the provider does not answer, by its words. A key that is left out stays where the address does.',
  body: jsonBody(
    v.strictObject({
      address,
      key: v.optional(
        v.pipe(
          v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(2000))),
          v.description('null, or blank: the provider asks for none.'),
        ),
      ),
      model: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
      dimensions: v.optional(
        v.pipe(
          v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8192))),
          v.description('Of a vector, where the model lets one choose. Default: as it has them.'),
        ),
      ),
    }) satisfies v.GenericSchema<EmbeddingsBody, unknown>,
    { address: example.address, key: 'sk-of-the-bakery-c0de', model: example.model },
  ),
  data,
  example: { embeddings: example },
  message: 'Embeddings set up',
  errors: ['CONNECTION_REFUSED', 'BUDGET_REACHED'],
  run: async (
    { store, jobs, embeddings },
    { owner, body: { address, key, model, dimensions = null } },
  ) => {
    const given = key === null ? '' : key
    const entry = await embeddings.set(owner, { address, key: given, model, dimensions })
    jobs.tell('embeddings')
    return { embeddings: await recordOf(store, entry) }
  },
})

/** Has pieces be found by their words alone. */
export const deleteEmbeddings = defineCall({
  ...about,
  method: 'DELETE',
  id: 'deleteEmbeddings',
  summary: 'Have your sources found by words alone',
  description: 'Forgets the provider with its key, and all vectors, at once.',
  body: noBody,
  data: v.strictObject({ isDeleted: v.pipe(v.boolean(), v.description('Whether there was one.')) }),
  example: { isDeleted: true },
  message: 'Embeddings deleted',
  run: async ({ embeddings }, { owner }) => ({ isDeleted: await embeddings.remove(owner) }),
})

async function recordOf(
  { knowledge: { sources, vectors } }: Pick<Store, 'knowledge'>,
  { owner, address, model, dimensions, key, madeBy, state, remedy, updatedAt }: EmbeddingsEntry,
): Promise<EmbeddingsRecord> {
  const all = await sources.list(owner)
  const embedded = await vectors.counts(
    all.map(({ number }) => number),
    madeBy,
  )
  return {
    address,
    model,
    dimensions,
    key: shownKey(key),
    state,
    remedy,
    pieces: all.reduce((sum, { pieces }) => sum + pieces, 0),
    embedded: [...embedded.values()].reduce((sum, each) => sum + each, 0),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}
