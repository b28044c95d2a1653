import { Hono } from 'hono'
import * as v from 'valibot'
import { BotError, parseBot } from '../../../runtime/index.js'
import { ApiError } from '../../errors.js'
import { limitBody } from '../../http/read-json.js'
import { warnAbout } from '../../publish/bot-settings.js'
import { lintVersion } from '../../publish/lint-version.js'
import type { Services } from '../../services.js'
import type { BotEntry } from '../../store/index.js'
import { type ApiEnv, check, readBody, succeed } from './envelope.js'
import { botIdOf, ownBot } from './own-bot.js'

const largestFlow = 5_000_000

const botId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/))
const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))

/**
 * `PUT /:id/flow` stores a bot file as a draft; the bot may be new. `POST /:id/publish` makes the newest version,
 * or `{ version }`, live, unless lint finds errors in it. `GET /:id/versions` lists them, `GET /:id/versions/:version` brings one as it was stored.
 */
export function flowRoutes({ store, bots }: Services): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .put('/:id/flow', limitBody(largestFlow), async context => {
      const id = botIdOf(context)
      const owner = context.get('owner')
      const given = await readBody(context)
      check({ chatbotId: id }, v.object({ chatbotId: botId }))
      const known = await store.bots.find(id)
      if (known && known.owner !== owner) throw new ApiError('CHATBOT_NOT_FOUND')
      const file = readFile(given, known)
      if (!known && !(await store.bots.create(id, { owner }))) await ownBot(context, store)
      const version = await store.bots.save(id, file)
      return succeed(context, 'Flow stored as a draft', { chatbotId: id, version })
    })
    .post('/:id/publish', limitBody(10_000), async context => {
      const { id } = await ownBot(context, store)
      const given = check(await readBody(context), v.object({ version: v.optional(versionNumber) }))
      const version = given.version ?? (await store.bots.versions(id))[0]?.version
      const stored = version === undefined ? undefined : await store.bots.version(id, version)
      if (!stored) throw new ApiError('VERSION_NOT_FOUND')
      const linted = lintVersion(stored.file, !!stored.publishedAt)
      if (linted.errors.length > 0) throw new ApiError('LINT_FAILED', { details: linted.errors })
      const live = await bots.publishVersion(id, stored.version)
      if (!live) throw new ApiError('VERSION_NOT_FOUND')
      const warnings = [...warnAbout(live.settings), ...linted.warnings]
      return succeed(context, 'Chatbot published', { chatbotId: id, version: live.version, warnings })
    })
    .get('/:id/versions', async context => {
      const { id, publishedVersion } = await ownBot(context, store)
      const versions = (await store.bots.versions(id)).map(entry => ({
        ...entry,
        isPublished: entry.version === publishedVersion,
      }))
      return succeed(context, 'Versions fetched', { chatbotId: id, publishedVersion, versions })
    })
    .get('/:id/versions/:version', async context => {
      const { id } = await ownBot(context, store)
      const number = Number(context.req.param('version'))
      const stored = v.is(versionNumber, number) ? await store.bots.version(id, number) : undefined
      if (!stored) throw new ApiError('VERSION_NOT_FOUND')
      const { file, ...entry } = stored
      return succeed(context, 'Version fetched', { chatbotId: id, ...entry, flow: JSON.parse(file) })
    })
}

/** The file as it is stored; a file without a name takes the bot's. */
function readFile(given: unknown, known: BotEntry | undefined): string {
  try {
    const { file } = parseBot(given)
    return JSON.stringify({ ...file, name: file.name || known?.name || '' })
  } catch (error) {
    if (error instanceof BotError)
      throw new ApiError('SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR', { message: error.message })
    // It is nested too deeply to be written again.
    if (error instanceof RangeError) throw new ApiError('REQUEST_VALIDATION_FAILED')
    throw error
  }
}
