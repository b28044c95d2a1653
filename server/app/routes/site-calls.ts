import type { FormAnswer, FormFields, SiteForms } from '@talkgraph/wire/site-data'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../base/errors.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { harmless } from '../../platform/http/harmless.js'
import { isTooDeep } from '../../platform/http/json-depth.js'
import { isOwnOrigin, ownOrigin } from '../../platform/http/own-origin.js'
import { limitBody } from '../../platform/http/read-json.js'
import { asApiError } from '../../platform/middleware/answer-errors.js'
import type { Services } from '../services/services.js'

/** Characters; the longest form holds a message of a visitor. */
const largest = 64_000

/** The calls behind the forms of the public site: contact, newsletter, which mails come, reports of abuse, leads. */
export function siteCallRoutes({
  log,
  publicUrl,
  site,
  trustedProxies,
}: Pick<Services, 'log' | 'publicUrl' | 'site' | 'trustedProxies'>): Hono {
  const forms = (context: Context): SiteForms =>
    site.formsFor(clientAddress(context, trustedProxies), ownOrigin(context, publicUrl))
  const routes = new Hono().onError((error, context) => {
    return refuse(context, asApiError(error, context, log))
  })
  const post = (
    path: string,
    answer: (
      forms: SiteForms,
      fields: FormFields,
      context: Context,
    ) => Promise<FormAnswer<unknown>>,
  ) =>
    routes.post(path, limitBody(largest), async (context, next) => {
      refuseOtherSites(context, publicUrl)
      // A page of the site stands at the same address and takes its own form.
      if (path === '/unsubscribe' && isFormOfPage(context)) return next()
      return send(context, await answer(forms(context), await readFields(context), context))
    })
  for (const path of ['/visitor/contact/contact-mail', '/contact/mail'])
    post(path, (of, fields, { req }) => of.contact(fields, { cookie: req.header('cookie') }))
  post('/newsletter/subscribe', (of, fields) => of.subscribe(fields))
  post('/newsletter/unsubscribe/:token', (of, _, { req }) =>
    of.unsubscribeByToken(req.param('token') ?? ''),
  )
  post('/unsubscribe', (of, fields) => of.unsubscribe(fields))
  post('/resubscribe', (of, fields) => of.resubscribe(fields))
  post('/abuse-complaints/submit', (of, fields) => of.reportAbuse(fields))
  post('/new-lead', (of, fields) => of.lead(fields))
  return routes
    .get('/newsletter/verify/:token', async context => {
      // What only looks whether a link works must not follow it.
      if (context.req.method === 'HEAD') return context.body(null)
      const answer = await forms(context).verify(context.req.param('token'))
      if (!wantsPage(context)) return send(context, answer)
      return context.redirect(
        `/subscribe?verified=${answer.status === 'success' ? 'yes' : 'no'}`,
        303,
      )
    })
    .get('/newsletter/unsubscribe/:token', context =>
      context.redirect(site.unsubscribePath(context.req.param('token')), 303),
    )
    .get('/status/:email', async context => {
      const answer = await forms(context).status(
        context.req.param('email'),
        context.req.query('token'),
      )
      return send(context, { ...answer, ...answer.data })
    })
}

/** Whoever sends from a browser sends from a page of ours; a program sends no origin. */
function refuseOtherSites(context: Context, publicUrl: string | undefined): void {
  const sender = context.req.header('origin')
  if (sender !== undefined && !isOwnOrigin(context, publicUrl, sender))
    throw new ApiError('CROSS_ORIGIN')
}

function isFormOfPage(context: Context): boolean {
  return wantsPage(context) && !/json/i.test(context.req.header('content-type') ?? '')
}

async function readFields(context: Context): Promise<FormFields> {
  const { req } = context
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(await req.text()))
  if (type === 'multipart/form-data') return Object.fromEntries(await read(() => req.formData()))
  const text = await req.text()
  if (text.trim() === '') return {}
  if (isTooDeep(text))
    throw new ApiError('BAD_REQUEST', { message: 'The body is nested too deeply.' })
  const value: unknown = await read(async () => JSON.parse(text))
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new ApiError('BAD_REQUEST', { message: 'The body is no object.' })
}

async function read<Value>(parse: () => Promise<Value>): Promise<Value> {
  try {
    return await parse()
  } catch {
    throw new ApiError('BAD_REQUEST', { message: 'The body could not be read.' })
  }
}

/** What a call throws is answered as every other refusal of a form is. */
function refuse(context: Context, { code, message, status, headers }: ApiError): Response {
  const own = { ...harmless, ...headers, 'Cache-Control': 'no-store' }
  return context.json({ status: 'error', code, message, data: null }, status, own)
}

function send(context: Context, { cookie, ...answer }: FormAnswer<unknown>): Response {
  const status =
    answer.status === 'success' ? 200 : answer.code === 'ALREADY_SUBSCRIBED' ? 409 : 400
  return context.json(answer, status, {
    'Cache-Control': 'no-store',
    ...(cookie !== undefined && { 'Set-Cookie': cookie }),
  })
}

function wantsPage(context: Context): boolean {
  return (context.req.header('accept') ?? '').includes('text/html')
}
