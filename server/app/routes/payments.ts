import { Hono } from 'hono'
import { ApiError } from '../../base/errors.js'
import { limitBody } from '../../platform/http/read-json.js'
import type { PeopleServices } from '../services/people.js'
import type { StorageServices } from '../services/storage.js'

/** A provider tells of one thing at a time. */
const largestBody = 500_000

/** `POST /payments/NAME`: where a provider tells what is paid. Whoever tells it again, or late, changes nothing. */
export function paymentRoutes({
  payments,
  store,
  log,
}: Pick<PeopleServices, 'payments'> &
  Pick<StorageServices, 'store'> & {
    readonly log: { info(about: object, words: string): void }
  }): Hono {
  return new Hono().post('/:provider', limitBody(largestBody), async context => {
    if (payments?.name !== context.req.param('provider')) throw new ApiError('NOT_FOUND')
    const news = payments.read({ body: await context.req.text(), headers: context.req.header() })
    if (news === 'forged') throw new ApiError('BAD_REQUEST')
    if (news && (await store.plans.notePaid(news)))
      log.info({ account: news.accountId, plan: news.planId }, 'A plan was changed by a payment')
    return context.json({ received: true }, 200, { 'Cache-Control': 'no-store' })
  })
}
