import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { ApiError } from '../../errors.js'
import { limitBody } from '../../http/read-json.js'
import type { Services } from '../../services.js'
import { type ApiEnv, check, readBody, succeed } from './envelope.js'

const schema = v.object({
  chatbotName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
})

/** `POST /chatbots`: makes a bot that has no flow yet. */
export function createRoutes({ store, log }: Services): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post('/', limitBody(10_000), async context => {
    const { chatbotName: name } = check(await readBody(context), schema)
    const id = randomBytes(10).toString('hex')
    const isMade = await store.bots.create(id, { name, owner: context.get('owner') }).catch(err => {
      log.error({ err }, 'A bot could not be made')
      return false
    })
    if (!isMade) throw new ApiError('CREATE_CHATBOT_FAILED')
    return succeed(context, 'Chatbot created', { chatbot: { id, title: name } })
  })
}
