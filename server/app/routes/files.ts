import { Hono } from 'hono'
import { storedName, typeOfName } from '../../platform/uploads/index.js'
import type { Services } from '../services/services.js'
import { sendUpload } from './send-upload.js'

const headers = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** `GET /:id/:title`: a file that an owner put into a bot, for the pages of any site. It never changes, so it can be kept for ever. */
export function fileRoutes(services: Pick<Services, 'uploads' | 'log'>): Hono {
  return new Hono().get(
    '/:id{[A-Za-z0-9_-]{32}}/:title{[a-z0-9-]{1,60}\\.[a-z0-9]{2,4}}',
    context => {
      const { id, title } = context.req.param()
      const name = storedName({ id, extension: title.slice(title.lastIndexOf('.') + 1) })
      const isShown = /^(?:image|audio|video|text)\//.test(typeOfName(name))
      return sendUpload(context, name, services, {
        ...headers,
        ...(!isShown && { 'Content-Disposition': `attachment; filename="${title}"` }),
      })
    },
  )
}
