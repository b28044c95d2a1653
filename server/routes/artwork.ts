import { Hono } from 'hono'
import { examplesFolder } from '../folders.js'
import { answerStatic } from '../http/answer-static.js'

/** Pages of any site show the bots that were made of examples. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=86400',
}

/** `GET /demo/:file`: the films, sounds and papers of the example bots. */
export function artworkRoutes(folder: URL = new URL('media/', examplesFolder)): Hono {
  return new Hono().get('/:file{[a-z0-9-]+\\.(?:webm|vtt|wav|pdf)}', context =>
    answerStatic(context, new URL(context.req.param('file'), folder), headers),
  )
}
