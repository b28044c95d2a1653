import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { ApiError } from '../errors.js'
import type { Services } from '../services.js'
import { typeOfName } from '../uploads/index.js'

/** `GET /:name`: an icon of a bot. A new icon has a new name, so this one can be kept for ever. */
export function iconRoutes({ uploads, log }: Services): Hono {
  return new Hono().get('/:name{icon-[A-Za-z0-9_-]{32}\\.(?:png|jpg|gif|webp)}', async context => {
    const name = context.req.param('name')
    const file = await uploads.get(name).catch(err => {
      log.error({ err }, 'An icon could not be read')
      throw new ApiError('CALL_FAILED')
    })
    if (!file) return context.notFound()
    context.header('Content-Type', typeOfName(name))
    context.header('Cache-Control', 'public, max-age=31536000, immutable')
    context.header('Access-Control-Allow-Origin', '*')
    const failed = async (err: Error) => log.warn({ err }, 'An icon could not be sent to its end')
    return stream(
      context,
      async out => {
        out.onAbort(() => void file.destroy())
        for await (const chunk of file) await out.write(chunk)
      },
      failed,
    )
  })
}
