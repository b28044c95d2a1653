import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { serverVersion } from '../../base/folders.js'
import { readDetails } from '../../bots/appearance/details.js'
import { looksOf } from '../../bots/appearance/looks-of.js'
import { askedOrigin } from '../../platform/http/own-origin.js'
import { CutShort } from '../../platform/threads/cut-short.js'
import type { Asker } from '../../platform/threads/thread-pool.js'
import type { BotOverview } from '../../store/index.js'
import type { Services } from '../services/services.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall, defineCall } from './call/define-call.js'
import { chatbotOf } from './chatbot.js'
import { cursorField, cursorOf, limitField, nextCursor, placeOf } from './cursor.js'
import { botParams } from './params.js'
import { count, date, list } from './text.js'
import { versionNumber } from './version-number.js'

/** A bot or a sub-flow with the state that it is in. */
export const overview = v.strictObject({
  id: v.string(),
  kind: v.picklist(['bot', 'sub-flow']),
  title: v.string(),
  description: v.string(),
  createdAt: date,
  publishedVersion: v.pipe(
    v.nullable(versionNumber),
    v.description('Null while the bot is not live.'),
  ),
  newestVersion: v.pipe(
    v.nullable(versionNumber),
    v.description('Null while the bot has no flow.'),
  ),
  storedAt: v.pipe(v.nullable(date), v.description('When the newest version was stored.')),
  storedBy: v.pipe(
    v.nullable(v.string()),
    v.description('The name of who stored it, where that is known.'),
  ),
  isDraftNewer: v.pipe(
    v.boolean(),
    v.description('Whether the draft has something that is in no version.'),
  ),
  problems: v.pipe(
    v.nullable(v.strictObject({ errors: count, warnings: count })),
    v.description(
      'How much lint finds in what would be published: the draft, or the newest version where that is the same; null where there is none.',
    ),
  ),
})

/** A bot with its state, for the reference. */
export const exampleOverview: v.InferOutput<typeof overview> = {
  id: 'shop',
  kind: 'bot',
  title: 'Shop',
  description: 'Answers questions about orders.',
  createdAt: '2026-11-20T09:00:00.000Z',
  publishedVersion: 1,
  newestVersion: 2,
  storedAt: '2026-11-20T09:30:00.000Z',
  storedBy: 'Ann Miller',
  isDraftNewer: false,
  problems: { errors: 0, warnings: 1 },
}

const most = 100

/** A place in a list of bots. */
export const placeOfBot = v.strictObject({
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
})

/** The parameter that leaves only those in a list whose names hold it. */
export const searchField = (what: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.regex(/^[^\p{Cc}]*$/u),
      v.description(`Only ${what} whose names hold this.`),
    ),
  )

/** Lists the bots of an owner with the state that each is in. */
export const listOverviews = defineCall({
  method: 'GET',
  path: '/chatbot/overview',
  id: 'listOverviews',
  tag: 'Chatbots',
  summary: 'See the state of your bots',
  description:
    'Brings your bots, the newest first, at most 100 at once: what is live, what is a draft, who changed it last, and how much lint finds in it.',
  params: nothing,
  query: v.strictObject({
    search: searchField('bots'),
    limit: limitField(most),
    cursor: cursorField,
  }),
  body: noBody,
  data: v.strictObject({ chatbots: list(overview), nextCursor }),
  example: { chatbots: [exampleOverview], nextCursor: null },
  message: 'Chatbots fetched',
  failure: 'FETCH_ALL_CHATBOTS_FAILED',
  run: async (services, { owner, asker, query: { search, limit, cursor } }) => {
    const after = placeOf(cursor, placeOfBot)
    const found = await services.store.overviews.list({
      owner,
      search: search?.trim(),
      limit: limit + 1,
      after,
      rules: serverVersion,
    })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    const chatbots = []
    for (const each of shown) chatbots.push(await overviewOf(services, each, asker))
    return {
      chatbots,
      nextCursor: last ? cursorOf({ createdAt: last.createdAt, id: last.id }) : null,
    }
  },
})

/** Brings the state of one bot. */
export const fetchOverview = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}/overview',
  id: 'fetchOverview',
  tag: 'Chatbots',
  summary: 'See the state of a bot',
  description:
    'Brings what is live, what is a draft, who changed it last, and how much lint finds in it; with it the address of the server for snippets, and which customizations were set through the API and so win over those of the bot file.',
  params: botParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({
    chatbot: overview,
    server: v.string(),
    setLooks: list(v.string()),
  }),
  example: {
    chatbot: exampleOverview,
    server: 'https://chat.example',
    setLooks: ['headerBgColor'],
  },
  message: 'Chatbot fetched',
  failure: 'FETCH_CHATBOT_FAILED',
  run: async (services, { owner, asker, bot: { id, details }, context }) => {
    const [found] = await services.store.overviews.list({
      owner,
      id,
      limit: 1,
      rules: serverVersion,
    })
    if (!found) throw new ApiError('CHATBOT_NOT_FOUND')
    return {
      chatbot: await overviewOf(services, found, asker),
      server: askedOrigin(context, services.publicUrl),
      setLooks: Object.keys(looksOf(readDetails(details)).customizations),
    }
  },
})

/** A bot with its state. What lint finds is counted when a version is first listed, and kept. */
export async function overviewOf(
  { store, heavyWork }: Pick<Services, 'store' | 'heavyWork'>,
  bot: BotOverview,
  asker: Asker,
): Promise<v.InferOutput<typeof overview>> {
  const { title, description } = chatbotOf(bot)
  const kind = bot.kind === 'sub-flow' ? bot.kind : 'bot'
  const {
    id,
    createdAt,
    publishedVersion,
    newestVersion,
    storedAt,
    storedBy,
    errors,
    warnings,
    newerDraft,
  } = bot
  return {
    id,
    kind,
    title,
    description,
    createdAt,
    publishedVersion,
    newestVersion,
    storedAt,
    storedBy,
    isDraftNewer: newerDraft !== null,
    problems:
      errors !== null && warnings !== null
        ? { errors, warnings }
        : newerDraft === null
          ? await countProblems(newestVersion)
          : await countDraft(newerDraft),
  }

  async function countDraft(state: string) {
    const entry = await store.drafts.find(id)
    const counts = entry && (await countIn(entry.file))
    if (!counts) return null
    await store.overviews.noteDraftFindings(id, state, counts)
    return { errors: counts.errors, warnings: counts.warnings }
  }

  async function countProblems(version: number | null) {
    const stored = version === null ? undefined : await store.bots.version(id, version)
    if (!stored) return null
    const counts = await countIn(stored.file)
    if (!counts) return null
    await store.overviews.noteFindings(id, stored.version, counts)
    return { errors: counts.errors, warnings: counts.warnings }
  }

  /** Undefined where it takes too long: the list is shown without. */
  async function countIn(file: string) {
    const sized = { ...asker, size: file.length }
    const found = await heavyWork.run('slips', sized, file).catch((error: unknown) => {
      if (!(error instanceof CutShort)) throw error
    })
    return found && { errors: found.errors, warnings: found.warnings, rules: serverVersion }
  }
}
