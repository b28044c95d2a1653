import { launcherPath, versionParameter } from '@talkgraph/wire/addresses'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../base/errors.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import { answerReady, type ReadyAnswer } from '../../platform/http/ready-answer.js'
import { crossOrigin } from '../../platform/origins/cross-origin.js'
import { readerOf } from '../../platform/origins/origin-rules.js'
import type { Services } from '../services/services.js'

type BotContext = Context<object, '/:id'>

/**
 * `GET /:id`: the published bot, or with `?version=` an older one. `GET /:id/launcher`: what its launcher looks like.
 * Every page view asks for them: the answers were made ready when the bot went live, and are handed over as they are.
 */
export function botRoutes({ bots }: Pick<Services, 'bots'>): Hono {
  return new Hono()
    .get('/:id', context =>
      answer(context, context.req.query(versionParameter), live => live.published),
    )
    .get(`/:id${launcherPath}` as const, context =>
      answer(context, undefined, live => live.launcher),
    )

  async function answer(
    context: BotContext,
    version: string | undefined,
    pick: (live: LiveBot) => ReadyAnswer,
  ): Promise<Response> {
    const id = context.req.param('id')
    const current = bots.findNow(id) ?? (await bots.find(id))
    const live = version === undefined ? current : await findOlder(id, version)
    if (!live) throw refusal('BOT_NOT_FOUND', { 'Access-Control-Allow-Origin': '*' })
    if (!mayRead(live, context) || !mayRead(current, context)) throw refusal('ORIGIN_NOT_ALLOWED')
    const reader = readerOf(current?.settings, context.req.header('origin'))
    return answerReady(
      context,
      pick(live),
      reader === null ? undefined : { 'Access-Control-Allow-Origin': reader },
    )
  }

  async function findOlder(id: string, version: string): Promise<LiveBot | undefined> {
    return /^[1-9]\d{0,8}$/.test(version) ? bots.find(id, Number(version)) : undefined
  }
}

/** A request that names no origin does not come from a page of another site. */
function mayRead(live: LiveBot | undefined, context: Context): boolean {
  const origin = context.req.header('origin')
  return origin === undefined || readerOf(live?.settings, origin) !== null
}

function refusal(
  code: 'BOT_NOT_FOUND' | 'ORIGIN_NOT_ALLOWED',
  headers?: Record<string, string>,
): ApiError {
  return new ApiError(code, { headers: { ...crossOrigin, ...headers } })
}
