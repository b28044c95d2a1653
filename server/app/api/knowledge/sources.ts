import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { readSettings } from '../../../knowledge/sources/source-settings.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { ownBot } from '../own-bot.js'
import { count, list } from '../text.js'
import {
  chatbotIds,
  crawlFields,
  crawlSettings,
  makeSource,
  pairContents,
  schedule,
  title,
  wakeSource,
} from './new-source.js'
import { answered, one, ownSource, tag } from './own-source.js'
import {
  exampleSource,
  sourcePageRecord,
  sourcePageRecordOf,
  sourceRecord,
  sourceRecordOf,
} from './record.js'
import { addFile, addTable } from './sent-source.js'
import { sourceBody } from './source-body.js'

const address = v.pipe(v.string(), v.trim(), v.maxLength(2000))

/** Lists sources. */
export const listSources = defineCall({
  method: 'GET',
  path: '/sources',
  id: 'listSources',
  tag,
  summary: 'List your sources',
  description: 'Brings what your bots answer from, the oldest first.',
  params: nothing,
  query: v.strictObject({
    chatbotId: v.optional(v.pipe(v.string(), v.description('Only those of this bot.'))),
  }),
  body: noBody,
  data: v.strictObject({ sources: list(sourceRecord) }),
  example: { sources: [exampleSource] },
  message: 'Sources fetched',
  run: async ({ store }, { owner, query: { chatbotId } }) => ({
    sources: (await store.knowledge.sources.list(owner))
      .filter(({ botIds }) => chatbotId === undefined || botIds.includes(chatbotId))
      .map(sourceRecordOf),
  }),
})

/** Adds a source. */
export const addSource = defineCall({
  method: 'POST',
  path: '/sources',
  id: 'addSource',
  tag,
  summary: 'Add a source',
  description:
    'A `site` is read from its address on, a `page` alone; `pairs` are questions with their answers. A `file` (PDF, Word, a picture of text, Markdown, HTML, text, csv) comes as a multipart form with the fields `kind`, `title`, `chatbotIds` and `file`; so may `pairs` as a table (csv). It is read in the background: `GET /v1/sources/{sourceId}` tells how far it is. A site’s robots.txt, `noindex` and crawl-delay are kept, and no address of the server’s own network is reached.',
  params: nothing,
  query: nothing,
  body: sourceBody,
  ...answered,
  message: 'Source added',
  errors: [
    'CHATBOT_ID_REQUIRED',
    'CHATBOT_NOT_FOUND',
    'SOURCES_FULL',
    'FILE_TYPE_NOT_SUPPORTED',
    'RUN_CUT_SHORT',
  ],
  run: async (services, { owner, body }) => {
    if ('file' in body) {
      const add = body.kind === 'file' ? addFile : addTable
      return { source: sourceRecordOf(await add(services, owner, body)) }
    }
    const { kind, chatbotIds } = body
    if (body.kind === 'pairs') {
      const source = { kind: body.kind, title: body.title, chatbotIds, settings: {} }
      const made = await makeSource(services, owner, source, pairContents(body.pairs))
      return { source: sourceRecordOf(made) }
    }
    const settings = crawlSettings(services, body.address, body)
    const { title = hostIn(body.address), schedule } = body
    const source = { kind, title, chatbotIds, settings, schedule }
    return { source: sourceRecordOf(await makeSource(services, owner, source, [])) }
  },
})

const hostIn = (address: string): string => new URL(address).host

/** Brings one source. */
export const fetchSource = defineCall({
  ...one,
  method: 'GET',
  id: 'fetchSource',
  summary: 'Fetch a source',
  description: 'Brings a source with the report of its last run, or of the one under way.',
  body: noBody,
  ...answered,
  message: 'Source fetched',
  errors: ['SOURCE_NOT_FOUND'],
  run: async ({ store }, { owner, params: { sourceId } }) => ({
    source: sourceRecordOf(await ownSource(store, owner, sourceId)),
  }),
})

/** Changes a source. */
export const changeSource = defineCall({
  ...one,
  method: 'PATCH',
  id: 'changeSource',
  summary: 'Change a source',
  description:
    'Changes what is given and leaves the rest. How a site is read counts from the next run.',
  body: jsonBody(
    v.strictObject({
      title: v.optional(title),
      chatbotIds: v.optional(chatbotIds),
      address: v.optional(address),
      schedule,
      ...crawlFields,
    }),
    { chatbotIds: ['shop', 'help'] },
  ),
  ...answered,
  message: 'Source changed',
  errors: ['SOURCE_NOT_FOUND', 'SOURCE_CANNOT', 'CHATBOT_ID_REQUIRED', 'CHATBOT_NOT_FOUND'],
  run: async (services, { owner, params: { sourceId }, body }) => {
    const { store } = services
    const { title, chatbotIds: botIds, schedule, ...crawl } = body
    const source = await ownSource(store, owner, sourceId)
    for (const id of botIds ?? []) await ownBot(store, owner, id)
    const isCrawled = source.kind === 'site' || source.kind === 'page'
    const isAboutCrawl = Object.values(crawl).some(value => value !== undefined)
    if ((isAboutCrawl || schedule !== undefined) && !isCrawled) throw new ApiError('SOURCE_CANNOT')
    const before = readSettings(source.settings)
    const settings = isAboutCrawl
      ? JSON.stringify(
          crawlSettings(services, crawl.address ?? before.address, {
            include: crawl.include ?? before.include,
            exclude: crawl.exclude ?? before.exclude,
            limits: { ...before.limits, ...crawl.limits },
          }),
        )
      : undefined
    const changed = await store.knowledge.sources.change(owner, sourceId, {
      title,
      settings,
      botIds,
      schedule,
    })
    if (!changed) throw new ApiError('SOURCE_NOT_FOUND')
    return { source: sourceRecordOf(changed) }
  },
})

/** Deletes a source. */
export const deleteSource = defineCall({
  ...one,
  method: 'DELETE',
  id: 'deleteSource',
  summary: 'Delete a source',
  description: 'Deletes a source with everything that was read of it, at once.',
  body: noBody,
  data: v.strictObject({ sourceId: v.string() }),
  example: { sourceId: exampleSource.id },
  message: 'Source deleted',
  errors: ['SOURCE_NOT_FOUND'],
  run: async ({ store }, { owner, params: { sourceId } }) => {
    const isRemoved = await store.knowledge.sources.remove(owner, sourceId)
    if (!isRemoved) throw new ApiError('SOURCE_NOT_FOUND')
    return { sourceId }
  },
})

/** Has a source read again. */
export const retrainSource = defineCall({
  ...one,
  path: '/sources/{sourceId}/retrain',
  method: 'POST',
  id: 'retrainSource',
  summary: 'Read a source again',
  description:
    'What has not changed is neither fetched whole nor worked on. Until all is read, answers come from what was read before; a page is gone when it is missing twice.',
  body: noBody,
  ...answered,
  message: 'Source is read again',
  errors: ['SOURCE_NOT_FOUND'],
  run: async (services, { owner, params: { sourceId } }) => {
    await ownSource(services.store, owner, sourceId)
    await wakeSource(services, sourceId)
    return { source: sourceRecordOf(await ownSource(services.store, owner, sourceId)) }
  },
})

/** Stops a run. */
export const cancelSource = defineCall({
  ...one,
  path: '/sources/{sourceId}/cancel',
  method: 'POST',
  id: 'cancelSource',
  summary: 'Stop reading a source',
  description: 'Ends the run that is under way; answers go on to come from what was read before.',
  body: noBody,
  ...answered,
  message: 'Source is no longer read',
  errors: ['SOURCE_NOT_FOUND'],
  run: async ({ store }, { owner, params: { sourceId } }) => {
    await ownSource(store, owner, sourceId)
    await store.knowledge.sources.cancel(sourceId)
    return { source: sourceRecordOf(await ownSource(store, owner, sourceId)) }
  },
})

/** Lists the pages of a source. */
export const listSourcePages = defineCall({
  ...one,
  path: '/sources/{sourceId}/pages',
  method: 'GET',
  id: 'listSourcePages',
  summary: 'List the pages of a source',
  description: 'Brings at most 1,000 pages, with what the last run made of each and why.',
  body: noBody,
  data: v.strictObject({ pages: list(sourcePageRecord), total: count }),
  example: {
    pages: [
      {
        id: 'https://bakery.example/delivery',
        title: 'Delivery',
        address: 'https://bakery.example/delivery',
        outcome: 'unchanged',
        reason: null,
        answer: null,
      },
    ],
    total: 1,
  },
  message: 'Pages fetched',
  errors: ['SOURCE_NOT_FOUND'],
  run: async ({ store }, { owner, params: { sourceId } }) => {
    const { number } = await ownSource(store, owner, sourceId)
    const { pages } = store.knowledge
    return {
      pages: (await pages.list(number, 1000)).map(sourcePageRecordOf),
      total: await pages.count(number),
    }
  },
})
