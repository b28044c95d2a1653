// The same framework answering the same bytes and headers at the same address, and doing nothing else.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const { path, headers, body } = JSON.parse(process.env.CONSTANT)
const bytes = new Uint8Array(Buffer.from(body, 'base64'))
const app = new Hono().get(path, context => context.body(bytes, 200, headers))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`running: http://127.0.0.1:${port}`),
)
