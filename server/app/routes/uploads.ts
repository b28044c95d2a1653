import { Hono } from 'hono'
import type { Services } from '../services/services.js'
import { sendUpload } from './send-upload.js'

const headers = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=86400, immutable',
}

/** `GET /:name`: an uploaded file, as something to be saved and never as a page. */
export function uploadRoutes(services: Pick<Services, 'uploads' | 'log'>): Hono {
  return new Hono().get('/:name{[A-Za-z0-9_-]{32}\\.[a-z0-9]{2,4}}', context => {
    const name = context.req.param('name')
    return sendUpload(context, name, services, {
      ...headers,
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })
}
