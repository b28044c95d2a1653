import { Hono } from 'hono'
import type { Services } from '../services/services.js'
import { sendUpload } from './send-upload.js'

const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Access-Control-Allow-Origin': '*',
}

/** `GET /:name`: an icon of a bot. A new icon has a new name, so this one can be kept for ever. */
export function iconRoutes(services: Pick<Services, 'uploads' | 'log'>): Hono {
  return new Hono().get('/:name{icon-[A-Za-z0-9_-]{32}\\.(?:png|jpg|gif|webp|avif)}', context =>
    sendUpload(context, context.req.param('name'), services, headers),
  )
}
