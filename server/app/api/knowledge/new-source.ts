import { sourceSchedules } from '@talkgraph/wire/knowledge'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { randomHex } from '../../../base/random-hex.js'
import { pageKey } from '../../../knowledge/crawl/which-pages.js'
import type { Pair } from '../../../knowledge/reading/read-pairs.js'
import type { SourceEntry } from '../../../store/index.js'
import type { Services } from '../../services/services.js'
import { ownBot } from '../own-bot.js'
import { line } from '../text.js'

const patterns = v.pipe(
  v.array(line(500)),
  v.maxLength(100),
  v.readonly(),
  v.description('Paths in which `*` stands for anything, such as `/help/*`.'),
)
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** The bots that answer from a source. */
export const chatbotIds = v.pipe(
  v.array(v.pipe(v.string(), v.trim())),
  v.maxLength(200),
  v.readonly(),
  v.description('The bots that answer from it.'),
)

/** How often a site is read again by itself. */
export const schedule = v.optional(
  v.pipe(v.picklist(sourceSchedules), v.description('How often it is read again by itself.')),
)

/** How a site is read. */
export const crawlFields = {
  include: v.optional(patterns),
  exclude: v.optional(patterns),
  limits: v.optional(
    v.strictObject({
      pages: v.optional(whole(1, 10_000)),
      depth: v.optional(whole(0, 50)),
      perSecond: v.optional(
        v.pipe(
          v.number(),
          v.minValue(0.01),
          v.maxValue(50),
          v.description(
            'How many pages are asked for in a second. More than 1 only of a host that `TALKGRAPH_ALLOW_HOSTS` names.',
          ),
        ),
      ),
    }),
  ),
}

/** A question with its answer. */
export const pair = v.strictObject({
  question: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
  answer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(10_000)),
})

/** Questions with their answers. */
export const pairs = v.pipe(v.array(pair), v.minLength(1), v.maxLength(5000), v.readonly())

/** The title of a source. */
export const title = line(200)

type Crawl = v.InferOutput<v.ObjectSchema<typeof crawlFields, undefined>>
type Parts = Pick<Services, 'store' | 'jobs' | 'knowledgeRuns'>

/** So many sources an account may have. */
const mostSources = 500

/** Makes a source that is read by and by. Throws what is wrong with it. */
export async function makeSource(
  { store, jobs }: Parts,
  owner: string,
  source: {
    readonly kind: SourceEntry['kind']
    readonly title: string
    readonly chatbotIds: readonly string[]
    readonly settings: object
    readonly schedule?: SourceEntry['schedule'] | undefined
  },
  contents: readonly { readonly key: string; readonly title: string; readonly content: string }[],
): Promise<SourceEntry> {
  const { sources, pages } = store.knowledge
  for (const id of source.chatbotIds) await ownBot(store, owner, id)
  if ((await sources.list(owner)).length >= mostSources) throw new ApiError('SOURCES_FULL')
  const made = await sources.create({
    id: randomHex(24),
    owner,
    kind: source.kind,
    title: source.title,
    settings: JSON.stringify(source.settings),
    botIds: source.chatbotIds,
    schedule: source.schedule,
  })
  try {
    await pages.put(made.number, contents)
  } catch (error) {
    // What an account has no room for leaves no empty source behind.
    await sources.remove(owner, made.id)
    throw error
  }
  await wakeSource({ store, jobs }, made.id)
  return made
}

const mostPairs = 20_000

/** Adds questions to a source of such, which is read again. Throws SOURCES_FULL. */
export async function addToPairs(
  services: Parts,
  source: SourceEntry,
  given: readonly Pair[],
): Promise<SourceEntry> {
  const { sources, pages } = services.store.knowledge
  if ((await pages.count(source.number)) + given.length > mostPairs)
    throw new ApiError('SOURCES_FULL', { message: 'The source has as many questions as it may.' })
  await pages.put(source.number, pairContents(given))
  await wakeSource(services, source.id)
  return (await sources.get(source.id)) ?? source
}

/** Has a source read. */
export async function wakeSource(
  { store, jobs }: Pick<Services, 'store' | 'jobs'>,
  id: string,
): Promise<void> {
  await store.knowledge.sources.wake(id)
  jobs.tell('knowledge')
}

/** Checks how a site is to be read; throws what is wrong. */
export function crawlSettings(
  { knowledgeRuns }: Pick<Services, 'knowledgeRuns'>,
  address: string,
  { include = [], exclude = [], limits = {} }: Crawl,
): object {
  const key = pageKey(address)
  if (key === undefined) throw wrong('address', 'No address of a page: it begins with https://')
  if ((limits.perSecond ?? 1) > 1 && !knowledgeRuns.isOwnHost(key))
    throw wrong('limits.perSecond', 'At most 1, unless the operator allows more of this host')
  return { address: key, include, exclude, limits }
}

const wrong = (path: string, message: string) =>
  new ApiError('REQUEST_VALIDATION_FAILED', { details: [{ path, message }] })

/** Questions as they are kept. */
export const pairContents = (given: readonly Pair[]) =>
  given.map(({ question, answer }) => ({
    key: randomHex(24),
    title: question,
    content: JSON.stringify({ kind: 'pair', question, answer }),
  }))
