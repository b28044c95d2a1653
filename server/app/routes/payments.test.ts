import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plansSchema } from '../../store/index.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { memberOf } from '../../testing/members.js'
import { testApp } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'

const { plans } = v.parse(plansSchema, {
  plans: [
    { id: 'free', name: 'Free', price: 0 },
    { id: 'starter', name: 'Starter', price: 19, stripePrice: 'price_starter' },
    { id: 'pro', name: 'Pro', price: 39, stripePrice: 'price_pro' },
    { id: 'gift', name: 'Gift', price: 0 },
  ],
})
const key = 'sk_test_canary'
const webhookSecret = 'whsec_canary'

describe.each(databases)('plans that are paid with Stripe, on $name', ({ make }) => {
  let database: TestDatabase
  let stripe: Awaited<ReturnType<typeof startUpstream>>
  let app: Awaited<ReturnType<typeof testApp>>
  let ann: Awaited<ReturnType<typeof memberOf>>
  let isDown = false

  beforeEach(async () => {
    isDown = false
    database = await make()
    stripe = await startUpstream((_, response) => {
      response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ id: 'cs_1', url: `${stripe.url}/pay` }))
    })
    app = await testApp({
      database: database.address,
      plans,
      allowHosts: [stripe.host],
      stripe: { key, webhookSecret, url: stripe.url },
    })
    ann = await memberOf(app, 'shop', 'owner', 'ann@shop.example')
  })
  afterEach(async () => {
    await app.close()
    await stripe.close()
    await database.drop()
  })

  const planOf = async () => (await (await ann.ask('GET', '/v1/account/plan')).json()).data
  const pay = (plan: string) => ann.ask('POST', '/v1/account/plan/checkout', { plan })
  const tell = async (
    type: string,
    object: object,
    {
      created = 1_800_000_000,
      secret = webhookSecret,
      at = Math.floor(Date.now() / 1000),
      to = app,
    } = {},
  ) => {
    const metadata = { accountId: 'shop', planId: 'pro' }
    const body = JSON.stringify({
      id: 'evt',
      type,
      created,
      data: { object: { metadata, ...object } },
    })
    const mark = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    const response = await to.app.request('/payments/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${mark}` },
      body,
    })
    return response.status
  }

  test('an owner is led to the page, has the plan once it is paid, and the first one when it is over', async () => {
    expect((await planOf()).next).toMatchObject({ id: 'starter', isPayable: true })
    expect((await (await pay('pro')).json()).data).toEqual({ url: `${stripe.url}/pay` })
    const [asked] = stripe.received
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toMatchObject({
      'line_items[0][price]': 'price_pro',
      customer_email: 'ann@shop.example',
      'metadata[accountId]': 'shop',
    })
    expect((await planOf()).plan.id).toBe('free')
    const paid = { payment_status: 'paid' }
    expect(await tell('checkout.session.completed', paid)).toBe(200)
    expect(await tell('checkout.session.completed', paid)).toBe(200)
    expect((await planOf()).plan.id).toBe('pro')
    expect(await tell('customer.subscription.deleted', {}, { created: 1_700_000_000 })).toBe(200)
    expect((await planOf()).plan.id).toBe('pro')
    await tell('customer.subscription.deleted', {}, { created: 1_900_000_000 })
    expect((await planOf()).plan.id).toBe('free')
  })

  const subscription = (id: string, price: string, status = 'active') => ({
    id,
    customer: 'cus_1',
    status,
    items: { data: [{ price: { id: price } }] },
  })
  const first = { id: 'cs_1', payment_status: 'paid', subscription: 'sub_1', customer: 'cus_1' }
  const updated = 'customer.subscription.updated'
  const deleted = 'customer.subscription.deleted'

  test('who pays already changes the plan up and down at the provider, and is never made to pay twice', async () => {
    await tell('checkout.session.completed', first, { created: 1_000 })
    expect(await planOf()).toMatchObject({ plan: { id: 'pro' }, isPaid: true })
    const lead = async (body: object) =>
      (await (await ann.ask('POST', '/v1/account/plan/checkout', body)).json()).data
    expect(await lead({ plan: 'starter' })).toEqual({ url: `${stripe.url}/pay` })
    expect(await lead({})).toEqual({ url: `${stripe.url}/pay` })
    for (const { url, body } of stripe.received) {
      expect(url).toBe('/v1/billing_portal/sessions')
      expect(new URLSearchParams(body).get('customer')).toBe('cus_1')
    }
    const now = async (type: string, object: object, created: number) => {
      await tell(type, object, { created })
      const { plan, isPaid } = await planOf()
      return [plan.id, isPaid]
    }
    expect(await now(updated, subscription('sub_1', 'price_starter'), 2_000)).toEqual([
      'starter',
      true,
    ])
    expect(await now(updated, subscription('sub_1', 'price_pro'), 3_000)).toEqual(['pro', true])
    expect(await now(updated, subscription('sub_1', 'price_pro', 'past_due'), 4_000)).toEqual([
      'pro',
      true,
    ])
    expect(await now('charge.refunded', { customer: 'cus_1' }, 4_500)).toEqual(['pro', true])
    expect(await now(deleted, subscription('sub_1', 'price_pro', 'canceled'), 5_000)).toEqual([
      'free',
      false,
    ])
    expect(await now(updated, subscription('sub_1', 'price_pro'), 5_000)).toEqual(['free', false])
  })

  test('the end of what was paid before leaves what is paid now', async () => {
    await tell('checkout.session.completed', first, { created: 1_000 })
    await tell(
      'checkout.session.completed',
      { ...first, subscription: 'sub_2' },
      { created: 2_000 },
    )
    await tell(updated, subscription('sub_1', 'price_starter'), { created: 3_000 })
    await tell(deleted, subscription('sub_1', 'price_starter', 'canceled'), { created: 4_000 })
    expect((await planOf()).plan.id).toBe('pro')
    await tell(deleted, subscription('sub_2', 'price_pro', 'canceled'), { created: 5_000 })
    expect((await planOf()).plan.id).toBe('free')
  })

  test('a card that fails gives no plan, and what comes out of order, twice, or at two servers is the newest', async () => {
    const failed = { ...first, payment_status: 'unpaid' }
    expect(await tell('checkout.session.completed', failed)).toBe(200)
    expect(await tell('checkout.session.async_payment_failed', failed)).toBe(200)
    expect((await planOf()).plan.id).toBe('free')
    const other = await testApp({
      database: database.address,
      plans,
      stripe: { key, webhookSecret, url: stripe.url },
    })
    const news: [string, object, number][] = [
      [deleted, subscription('sub_1', 'price_pro', 'canceled'), 1_003],
      [updated, subscription('sub_1', 'price_starter'), 1_002],
      [updated, subscription('sub_1', 'price_pro'), 1_001],
      ['checkout.session.completed', first, 1_000],
    ]
    await Promise.all(
      [...news, ...news].map(([type, object, created], index) =>
        tell(type, object, { created, to: index % 2 ? other : app }),
      ),
    )
    await other.close()
    expect(await planOf()).toMatchObject({ plan: { id: 'free' }, isPaid: false })
  })

  test('what was signed long ago is refused', async () => {
    const at = Math.floor(Date.now() / 1000) - 301
    expect(await tell('checkout.session.completed', first, { at })).toBe(400)
    expect((await planOf()).plan.id).toBe('free')
  })

  test('what is not signed with the secret changes nothing, and no secret is said', async () => {
    const forged = { secret: 'another' }
    expect(await tell('checkout.session.completed', { payment_status: 'paid' }, forged)).toBe(400)
    expect((await planOf()).plan.id).toBe('free')
    isDown = true
    const failed = await pay('pro')
    const text = await failed.text()
    expect([failed.status, JSON.parse(text).error.code]).toEqual([409, 'PLAN_NOT_PAYABLE'])
    expect(text + app.logged.join('')).not.toMatch(/canary/)
  })

  test('a plan without a price is not paid here, nor any without a provider', async () => {
    for (const plan of ['gift', 'nothing'])
      expect((await (await pay(plan)).json()).error.code).toBe('PLAN_NOT_PAYABLE')
    expect(stripe.received).toEqual([])
    expect((await app.app.request('/payments/other', { method: 'POST' })).status).toBe(404)
  })

  test('an account that is gone, or a plan that there is no more, is passed over', async () => {
    const paid = { payment_status: 'paid' }
    for (const metadata of [
      { accountId: 'gone', planId: 'pro' },
      { accountId: 'shop', planId: 'gone' },
    ])
      expect(await tell('checkout.session.completed', { ...paid, metadata })).toBe(200)
    expect((await planOf()).plan.id).toBe('free')
  })
})
