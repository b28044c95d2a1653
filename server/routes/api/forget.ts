import { Hono } from 'hono'
import * as v from 'valibot'
import { isEmail } from '../../../runtime/validate/email.js'
import { limitBody } from '../../http/read-json.js'
import type { Services } from '../../services.js'
import { sessionIn } from '../../sessions/session-tag.js'
import { forgetVisitor } from '../../visitors/forget-visitor.js'
import { type ApiEnv, check, readBody, succeed } from './envelope.js'
import { ownBot } from './own-bot.js'

const schema = v.union([
  v.strictObject({ email: v.pipe(v.string(), v.check(isEmail)) }),
  v.strictObject({ session: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)) }),
])

/** `POST /chatbots/:id/forget`: deletes what is kept of one visitor, `{ email }` or `{ session }`, and says how much that was. */
export function forgetRoutes(services: Services): Hono<ApiEnv> {
  const { store, sessionTag, log } = services
  return new Hono<ApiEnv>().post('/:id/forget', limitBody(10_000), async context => {
    const { id } = await ownBot(context, store)
    const who = check(await readBody(context), schema)
    const visitor = 'email' in who ? who : { session: sessionTag(sessionIn(who.session)) }
    const deleted = await forgetVisitor(services, visitor, id)
    log.info({ botId: id, ...deleted }, 'A visitor was forgotten')
    return succeed(context, 'Visitor forgotten', { chatbotId: id, deleted })
  })
}
