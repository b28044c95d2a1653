import { Hono } from 'hono'
import { answerCached, type Representation, represent } from '../../platform/http/ready-answer.js'
import { forAnyOrigin } from '../../platform/middleware/any-origin.js'
import { describeApi } from '../api/openapi/describe-api.js'

/** `GET /openapi.json`: the description of the REST API. */
export function openApiRoutes(): Hono {
  let made: Promise<Representation> | undefined
  return new Hono().get('/openapi.json', async context => {
    made ??= describeApi().then(represent)
    return answerCached(context, await made, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...forAnyOrigin,
    })
  })
}
