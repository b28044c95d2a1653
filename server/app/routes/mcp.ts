import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type Client, createClient } from '../../../client/index.js'
import { createApiWorkshop } from '../../../mcp/api-workshop.js'
import { createMcpServer } from '../../../mcp/mcp-server.js'
import { type Checks, WorkshopError } from '../../../mcp/workshop.js'
import { ApiError } from '../../base/errors.js'
import { serverVersion } from '../../base/folders.js'
import { isFor } from '../../base/under-way.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { limitBody, readJson } from '../../platform/http/read-json.js'
import { keyIn } from '../../platform/keys/api-keys.js'
import { answerErrors } from '../../platform/middleware/answer-errors.js'
import type { Asker } from '../../platform/threads/thread-pool.js'
import { apiRoutes } from '../api/index.js'
import type { Services } from '../services/services.js'

/** In bytes: an operation may bring a whole bot. */
const largestBody = 20_000_000

const perAddress = { count: 600, seconds: 60 }

const about = 'The bots are those of the account; what edit_bot changes is the draft.'

/**
 * `POST /mcp`: the tools for coding agents over HTTP, with a key of the API. Each request stands for itself, so any copy of
 * the server answers it. The tools make calls of the REST API and may do no more than the key.
 */
export function mcpRoutes(services: Services): Hono {
  const { store, limiter, log, trustedProxies } = services
  const api = new Hono().onError(answerErrors(log)).route('/v1', apiRoutes(services))
  return new Hono()
    .post('/mcp', limitBody(largestBody), async context => {
      const of = clientAddress(context, trustedProxies)
      await limiter.admit([{ name: 'mcp-address', of, rate: perAddress }])
      const authorization = context.req.header('authorization') ?? ''
      const key = await keyIn(store.keys, authorization)
      if (!key)
        throw new ApiError('API_KEY_NOT_VALID', { headers: { 'WWW-Authenticate': 'Bearer' } })
      isFor(key.owner)
      const workshop = createApiWorkshop(
        clientWithin(api, context, authorization),
        checksApart(services, { account: key.owner, signal: context.req.raw.signal }),
        about,
      )
      const parsedBody = await readJson(context, v.unknown())
      const { WebStandardStreamableHTTPServerTransport } = await import(
        '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
      )
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
      const server = await createMcpServer(workshop, { version: serverVersion })
      await server.connect(transport)
      return transport.handleRequest(context.req.raw, { parsedBody })
    })
    .all('/mcp', context => context.body(null, 405, { Allow: 'POST' }))
}

/** Plays and lints in the threads of heavy work, for as long as somebody waits for the answer. */
function checksApart({ heavyWork }: Pick<Services, 'heavyWork'>, asker: Asker): Checks {
  return {
    play: (file, tests, options) => told(heavyWork.run('test', asker, file, tests, options)),
    lint: file =>
      told(heavyWork.run('find', { ...asker, size: JSON.stringify(file).length }, file)),
  }
}

/** Why something was not done is for the program to read. */
async function told<Done>(doing: Promise<Done>): Promise<Done> {
  try {
    return await doing
  } catch (error) {
    throw error instanceof ApiError ? new WorkshopError(error.message) : error
  }
}

/** Calls of the API with the key and from the address of this request, which never leave the process. */
function clientWithin(api: Hono, context: Context, authorization: string): Client {
  const { signal } = context.req.raw
  return createClient({
    server: '',
    fetch: async (address, init) => {
      const headers = new Headers(init.headers)
      headers.set('authorization', authorization)
      const forwarded = context.req.header('x-forwarded-for')
      if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded)
      return api.request(address, { ...init, headers, signal }, context.env)
    },
  })
}
