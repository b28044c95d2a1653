import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { largestRequestOf, type WebhookAnswer } from '../../connections/webhooks.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import type { Services } from '../services/services.js'

/** Where providers tell what happened. Nothing of what they say is logged. */
export function channelRoutes({
  webhooks,
  publicUrl,
}: Pick<Services, 'webhooks' | 'publicUrl'>): Hono {
  return new Hono().all(
    '/:channel/:id',
    (context, next) => {
      const [channel, id] = [param(context.req.param('channel')), param(context.req.param('id'))]
      const onError = async () => answer(await webhooks.refuse(channel, id, 'size'))
      return bodyLimit({ maxSize: largestRequestOf(channel), onError })(context, next)
    },
    async context => {
      const { req } = context
      const origin = ownOrigin(context, publicUrl)
      const bytes = Buffer.from(await req.arrayBuffer())
      const { pathname, search, origin: asked } = new URL(req.url)
      const received = {
        method: req.method,
        // Some providers sign the address as they know it.
        url: `${publicUrl ?? asked}${pathname}${search}`,
        headers: req.header(),
        query: req.query(),
        body: bytes.toString(),
        bytes,
      }
      return answer(
        await webhooks.receive(
          param(req.param('channel')),
          param(req.param('id')),
          received,
          origin,
        ),
      )
    },
  )
}

const param = (given: string | undefined) => given ?? ''

function answer({ status, body }: WebhookAnswer): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
