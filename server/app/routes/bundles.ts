import { Hono } from 'hono'
import { bundleFolder } from '../../base/folders.js'
import { harmless } from '../../platform/http/harmless.js'
import { answerCached } from '../../platform/http/ready-answer.js'
import { mediaType, readStatic } from '../../platform/http/static-file.js'
import { anyOrigin, forAnyOrigin } from '../../platform/middleware/any-origin.js'

/** `GET /talkgraph….js`: the browser bundles, and nothing else from the root build. */
export function bundleRoutes(folder: URL = bundleFolder): Hono {
  const path = '/:file{talkgraph[A-Za-z0-9._-]*\\.(?:js|json|map)}'
  return new Hono().options(path, anyOrigin).get(path, async (context, next) => {
    const name = context.req.param('file')
    const file = await readStatic(new URL(name, folder))
    if (!file) return next()
    const headers = {
      'Content-Type': mediaType(name),
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
      ...forAnyOrigin,
      ...harmless,
    }
    return answerCached(context, file, headers)
  })
}
