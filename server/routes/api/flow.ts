import { Hono } from 'hono'
import * as v from 'valibot'
import { ApiError } from '../../errors.js'
import { limitBody } from '../../http/read-json.js'
import { warnAbout } from '../../publish/bot-settings.js'
import type { ReadFlow } from '../../publish/read-flow.js'
import type { Services } from '../../services.js'
import { type ApiEnv, check, notJson, readBody, readText, succeed } from './envelope.js'
import { botIdOf, ownBot } from './own-bot.js'

const largestFlow = 5_000_000

const botId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/))
const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))

/**
 * `PUT /:id/flow` stores a bot file as a draft; the bot may be new. `POST /:id/publish` makes the newest version,
 * or `{ version }`, live, unless lint finds errors in it. `GET /:id/versions` lists them, `GET /:id/versions/:version` brings one as it was stored.
 */
export function flowRoutes({ store, bots, heavyWork }: Services): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .put('/:id/flow', limitBody(largestFlow), async context => {
      const id = botIdOf(context)
      const owner = context.get('owner')
      const text = await readText(context)
      check({ chatbotId: id }, v.object({ chatbotId: botId }))
      const known = await store.bots.find(id)
      if (known && known.owner !== owner) throw new ApiError('CHATBOT_NOT_FOUND')
      const file = fileOf(await heavyWork.run('read', text.length, text, known?.name ?? ''))
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
      const { file, publishedAt } = stored
      const linted = await heavyWork.run('lint', file.length, file, publishedAt !== null)
      if (linted.errors.length > 0) throw new ApiError('LINT_FAILED', { details: linted.errors })
      const live = await bots.publishVersion(id, stored)
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

function fileOf(read: ReadFlow): string {
  if ('file' in read) return read.file
  if (read.fault === 'no bot')
    throw new ApiError('SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR', { message: read.message })
  throw read.fault === 'no JSON' ? notJson() : new ApiError('REQUEST_VALIDATION_FAILED')
}
