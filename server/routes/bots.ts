import { botsPath, launcherPath, versionParameter } from '@talkgraph/wire/addresses'
import { type Context, Hono } from 'hono'
import { ApiError } from '../errors.js'
import { answerReady, type ReadyAnswer } from '../http/ready-answer.js'
import { answerErrors } from '../middleware/answer-errors.js'
import { logRequest } from '../middleware/log-requests.js'
import { crossOrigin } from '../origins/cross-origin.js'
import { readerOf } from '../origins/origin-rules.js'
import type { LiveBot } from '../publish/live-bots.js'
import type { Services } from '../services.js'

type BotContext = Context<object, '/:id'>

/**
 * `GET /:id`: the published bot, or with `?version=` an older one. `GET /:id/launcher`: what its launcher looks like.
 * Every page view asks for them, so they stand in front of the other routes and of the general middleware: a bot that is in
 * memory is answered at once, with the answer that was made ready when it went live.
 */
export function botRoutes({ bots, metrics, log }: Services): Hono {
  const fail = answerErrors(log)
  return new Hono()
    .get('/:id', context => {
      const version = context.req.query(versionParameter)
      return answer(context, version, `${botsPath}/:id`, live => live.published)
    })
    .get(`/:id${launcherPath}` as const, context =>
      answer(context, undefined, `${botsPath}/:id${launcherPath}`, live => live.launcher),
    )

  function answer(
    context: BotContext,
    version: string | undefined,
    route: string,
    pick: (live: LiveBot) => ReadyAnswer,
  ): Response | Promise<Response> {
    const startedAt = performance.now()
    const origin = context.req.header('origin')
    const live = version === undefined ? bots.findNow(context.req.param('id')) : undefined
    if (live && mayRead(live, origin)) return done(show(live, live))
    return find()
      .catch((error: unknown) => fail(error, context))
      .then(done)

    async function find(): Promise<Response> {
      const id = context.req.param('id')
      const current = await bots.find(id)
      const live = version === undefined ? current : await findOlder(id, version)
      if (!live) throw refusal('BOT_NOT_FOUND', { 'Access-Control-Allow-Origin': '*' })
      if (![live, current].every(bot => mayRead(bot, origin))) throw refusal('ORIGIN_NOT_ALLOWED')
      return show(live, current)
    }

    function show(live: LiveBot, current: LiveBot | undefined): Response {
      const reader = readerOf(current?.settings, origin)
      return answerReady(
        context,
        pick(live),
        reader === null ? undefined : { 'Access-Control-Allow-Origin': reader },
      )
    }

    function done(response: Response): Response {
      const request = { method: context.req.method, route, status: response.status }
      const milliseconds = performance.now() - startedAt
      metrics.note(request, milliseconds)
      logRequest(log, request, milliseconds)
      return response
    }
  }

  async function findOlder(id: string, version: string): Promise<LiveBot | undefined> {
    return /^[1-9]\d{0,8}$/.test(version) ? bots.find(id, Number(version)) : undefined
  }
}

/** A request that names no origin does not come from a page of another site. */
function mayRead(live: LiveBot | undefined, origin: string | undefined): boolean {
  return origin === undefined || readerOf(live?.settings, origin) !== null
}

function refusal(code: 'BOT_NOT_FOUND' | 'ORIGIN_NOT_ALLOWED', headers?: Record<string, string>): ApiError {
  return new ApiError(code, { headers: { ...crossOrigin, ...headers } })
}
