import { Hono } from 'hono'
import { examplesFolder } from '../../base/folders.js'
import { answerStatic } from '../../platform/http/answer-static.js'
import { readStatic } from '../../platform/http/static-file.js'

/** Pages of any site show the bots that were made of examples. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=86400',
}

/** `GET /demo/:file`: the pictures, films, sounds and papers of the example bots and of the samples in docs/nodes. */
export function artworkRoutes(folder: URL = new URL('media/', examplesFolder)): Hono {
  return new Hono().get('/:file{[a-z0-9-]+\\.(?:svg|webm|vtt|wav|pdf)}', async (context, next) => {
    const file = new URL(context.req.param('file'), folder)
    // The demo page has pictures of its own.
    return (await readStatic(file)) ? answerStatic(context, file, headers) : next()
  })
}
