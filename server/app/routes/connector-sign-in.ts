import { signInNews, type signInTroubles } from '@talkgraph/wire/connections'
import { Hono } from 'hono'
import { ApiError } from '../../base/errors.js'
import { signInBackPath } from '../../connections/integrations/sign-ins.js'
import { toldPath } from '../../connections/integrations/tidings.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { limitBody } from '../../platform/http/read-json.js'
import type { Services } from '../services/services.js'

const perAddress = { count: 30, seconds: 600 }

/** `POST /connections/ID/told`: where products tell what happened there; each signs with the key of the connection. */
export const connectorNewsRoutes = ({ tidings }: Pick<Services, 'tidings'>): Hono =>
  new Hono().post(toldPath(':id'), limitBody(largestNews), async context => {
    const came = await tidings.receive(context.req.param('id') ?? '', {
      headers: context.req.header(),
      body: await context.req.text(),
    })
    if (came === 'forged') throw new ApiError('BAD_REQUEST')
    // To whoever is told so there is nothing more to tell.
    return context.json({ received: came === 'kept' }, came === 'gone' ? 410 : 200)
  })

const largestNews = 200_000

/** `GET /connections/callback`: where a member comes back to from a product's sign-in, and is led on to the studio. */
export function connectorSignInRoutes({
  accounts,
  limiter,
  log,
  signIns,
  trustedProxies,
}: Pick<Services, 'accounts' | 'limiter' | 'log' | 'signIns' | 'trustedProxies'>): Hono {
  return new Hono().get(signInBackPath, async context => {
    const of = clientAddress(context, trustedProxies)
    await limiter.admit([{ name: 'connector-sign-in', of, rate: perAddress }])
    context.header('Cache-Control', 'no-store')
    context.header('Referrer-Policy', 'no-referrer')
    const { search } = new URL(context.req.url)
    return context.redirect(await finish(context.req.raw.headers, new URLSearchParams(search)), 303)
  })

  async function finish(headers: Headers, parameters: URLSearchParams): Promise<string> {
    const signedIn = await accounts.signedIn(headers)
    if (!signedIn || signedIn.role === 'agent') return inTrouble('signed-out')
    const who = { owner: signedIn.accountId, member: signedIn.user.id }
    const came = await signIns.finish(who, parameters).catch(err => {
      log.error({ err }, 'A sign-in to a product could not be finished')
      return 'failed' as const
    })
    return typeof came === 'string' ? inTrouble(came) : led(signInNews.connected, came.id)
  }
}

const inTrouble = (trouble: (typeof signInTroubles)[number]) => led(signInNews.trouble, trouble)

const led = (name: string, value: string) =>
  `/studio/settings/integrations?${new URLSearchParams({ [name]: value })}`
