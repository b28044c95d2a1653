import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { ApiError } from '../errors.js'
import type { Services } from '../services.js'
import { typeOfName } from '../uploads/index.js'

const headers = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=86400, immutable',
}

/** `GET /:name`: an uploaded file, as something to be saved and never as a page. */
export function uploadRoutes({ uploads, log }: Services): Hono {
  return new Hono().get('/:name{[A-Za-z0-9_-]{32}\\.[a-z0-9]{2,4}}', async context => {
    const name = context.req.param('name')
    const file = await uploads.get(name).catch(err => {
      log.error({ err }, 'An upload could not be read')
      throw new ApiError('CALL_FAILED')
    })
    if (!file) return context.notFound()
    for (const [header, value] of Object.entries(headers)) context.header(header, value)
    context.header('Content-Type', typeOfName(name))
    context.header('Content-Disposition', `attachment; filename="${name}"`)
    const failed = async (err: Error) => log.warn({ err }, 'An upload could not be sent to its end')
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
