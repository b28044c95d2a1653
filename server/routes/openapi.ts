import { Hono } from 'hono'
import { answerCached } from '../http/ready-answer.js'
import { type Representation, represent } from '../http/representation.js'
import { forAnyOrigin } from '../middleware/any-origin.js'
import { allCalls } from './api/all-calls.js'

/** `GET /openapi.json`: the description of the REST API. */
export function openApiRoutes(): Hono {
  let made: Promise<Representation> | undefined
  return new Hono().get('/openapi.json', async context => {
    made ??= make()
    return answerCached(context, await made, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...forAnyOrigin,
    })
  })
}

/** Only who asks for the description loads what makes it. */
async function make(): Promise<Representation> {
  const { openApiDocument } = await import('./api/openapi/document.js')
  return represent(JSON.stringify(openApiDocument(allCalls)))
}
