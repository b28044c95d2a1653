import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createStripe } from './stripe.js'

const now = 1_800_000_000_000
const webhookSecret = 'whsec_test'
const metadata = { accountId: 'shop', planId: 'pro' }

type Answer = Parameters<typeof createStripe>[1]['send'] extends (
  ...given: never
) => Promise<infer R>
  ? R
  : never

function stripe(answer?: Answer) {
  const sent: { url: string; headers: object; body: unknown }[] = []
  const payments = createStripe(
    { key: 'sk_test', webhookSecret, url: 'http://stripe.test' },
    {
      send: async request => {
        sent.push(request)
        return answer ?? { ok: false, code: 'CALL_FAILED', message: 'no' }
      },
    },
    () => now,
  )
  return { payments, sent }
}

const sign = (body: string, { at = now / 1000, secret = webhookSecret } = {}) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')},v0=old`
const event = (type: string, object: object = {}) =>
  JSON.stringify({
    id: 'evt',
    type,
    created: 1_700_000_000,
    data: { object: { metadata, ...object } },
  })
const read = (body: string, signature = sign(body)) =>
  stripe().payments.read({ body, headers: { 'stripe-signature': signature } })

test('a page for paying is asked for with the price, the account and the way back', async () => {
  const text = JSON.stringify({ url: 'https://checkout.stripe.test/c/pay' })
  const { payments, sent } = stripe({ ok: true, status: 200, text, headers: {} } as never)
  const order = { ...metadata, price: 'price_1', email: 'ann@shop.example' }
  expect(await payments.checkout({ ...order, returnTo: 'https://chat.example/back' })).toBe(
    'https://checkout.stripe.test/c/pay',
  )
  const [request] = sent
  expect(request).toMatchObject({
    url: 'http://stripe.test/v1/checkout/sessions',
    headers: { authorization: 'Bearer sk_test' },
  })
  expect(Object.fromEntries(new URLSearchParams(String(request?.body)))).toMatchObject({
    mode: 'subscription',
    'line_items[0][price]': 'price_1',
    'subscription_data[metadata][accountId]': 'shop',
    'subscription_data[metadata][planId]': 'pro',
    customer_email: 'ann@shop.example',
    success_url: 'https://chat.example/back',
  })
})

test('a page that cannot be made is an error that says nothing of the key', async () => {
  const failed = stripe().payments.checkout({
    ...metadata,
    price: 'p',
    returnTo: 'https://a.example',
  })
  await expect(failed).rejects.toMatchObject({ code: 'PLAN_NOT_PAYABLE' })
  await expect(failed).rejects.not.toThrow(/sk_test/)
})

describe('what Stripe tells', () => {
  const at = 1_700_000_000_000
  const paid = { accountId: 'shop', planId: 'pro', at, isOrdered: false }
  const ordered = { ...paid, isOrdered: true }
  const over = { ...paid, planId: null, at: at + 1 }
  const items = { data: [{ price: { id: 'price_pro' } }] }
  const known = { id: 'sub_1', customer: 'cus_1', items, status: 'active' }

  test.each([
    ['checkout.session.completed', { payment_status: 'paid' }, ordered],
    ['checkout.session.completed', { payment_status: 'unpaid' }, undefined],
    ['checkout.session.async_payment_succeeded', {}, ordered],
    ['customer.subscription.updated', { status: 'active' }, paid],
    ['customer.subscription.updated', { status: 'past_due' }, undefined],
    ['customer.subscription.updated', { status: 'incomplete' }, undefined],
    ['customer.subscription.updated', { status: 'unpaid' }, over],
    ['customer.subscription.updated', { status: 'paused' }, over],
    [
      'customer.subscription.updated',
      known,
      { ...paid, price: 'price_pro', subscription: 'sub_1', customer: 'cus_1' },
    ],
    [
      'checkout.session.completed',
      { id: 'cs_1', payment_status: 'paid', subscription: { id: 'sub_1' }, customer: 'cus_1' },
      { ...ordered, subscription: 'sub_1', customer: 'cus_1' },
    ],
    ['checkout.session.async_payment_failed', {}, undefined],
    ['invoice.payment_failed', {}, undefined],
    ['charge.refunded', {}, undefined],
    ['customer.subscription.updated', { status: 'canceled' }, over],
    ['customer.subscription.deleted', {}, over],
    ['invoice.paid', {}, undefined],
    ['customer.subscription.deleted', { metadata: {} }, undefined],
  ])('as %s %j is %j', (type, object, news) => {
    expect(read(event(type, object))).toEqual(news)
  })

  test('is believed where it is signed, lately and with the secret', () => {
    const body = event('customer.subscription.deleted')
    expect(read(body)).toEqual(over)
    expect(read(body, sign(body, { secret: 'another' }))).toBe('forged')
    expect(read(body, sign(body, { at: now / 1000 - 301 }))).toBe('forged')
    expect(read(`${body} `, sign(body))).toBe('forged')
    expect(read(body, '')).toBe('forged')
    expect(read('no JSON')).toBeUndefined()
  })
})
