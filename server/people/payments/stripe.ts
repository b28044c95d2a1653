import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { isSameText } from '../../base/same-text.js'
import type { Outbound } from '../../platform/outbound/index.js'
import type { Payments } from './payments.js'

/** How a server is known at Stripe. */
export interface StripeSettings {
  readonly key: string
  /** With which Stripe signs what it tells. */
  readonly webhookSecret: string
  /** In place of Stripe's own address. */
  readonly url?: string | undefined
}

const usualUrl = 'https://api.stripe.com'
/** Seconds after which what was signed is worth nothing. */
const tolerance = 300

const metadata = v.object({ accountId: v.string(), planId: v.string() })
/** Stripe names others by their ids, or sends them whole. */
const named = v.pipe(
  v.union([v.string(), v.object({ id: v.string() })]),
  v.transform(given => (typeof given === 'string' ? given : given.id)),
)
const notification = v.object({
  type: v.string(),
  created: v.number(),
  data: v.object({
    object: v.looseObject({
      metadata: v.optional(v.unknown()),
      payment_status: v.optional(v.string()),
      status: v.optional(v.string()),
      id: v.optional(v.string()),
      customer: v.nullish(named),
      subscription: v.nullish(named),
      items: v.optional(
        v.object({ data: v.array(v.object({ price: v.optional(v.object({ id: v.string() })) })) }),
      ),
    }),
  }),
})
const session = v.pipe(v.string(), v.parseJson(), v.object({ url: v.pipe(v.string(), v.url()) }))

/** Stripe Checkout: subscriptions, whose plan and account stand in their metadata. `now` in milliseconds. */
export function createStripe(
  { key, webhookSecret, url = usualUrl }: StripeSettings,
  outbound: Pick<Outbound, 'send'>,
  now: () => number = Date.now,
): Payments {
  return {
    name: 'stripe',
    async checkout({ accountId, planId, price, email, returnTo }) {
      const form = new URLSearchParams({
        mode: 'subscription',
        'line_items[0][price]': price,
        'line_items[0][quantity]': '1',
        client_reference_id: accountId,
        'metadata[accountId]': accountId,
        'metadata[planId]': planId,
        'subscription_data[metadata][accountId]': accountId,
        'subscription_data[metadata][planId]': planId,
        success_url: returnTo,
        cancel_url: returnTo,
        ...(email !== undefined && { customer_email: email }),
      })
      return pageAt('/v1/checkout/sessions', form)
    },
    manage: ({ customer, returnTo }) =>
      pageAt(
        '/v1/billing_portal/sessions',
        new URLSearchParams({ customer, return_url: returnTo }),
      ),
    read({ body, headers }) {
      if (!isSigned(headers['stripe-signature'] ?? '', body)) return 'forged'
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), notification), body)
      if (!success) return undefined
      const { object } = output.data
      const about = v.safeParse(metadata, object.metadata)
      const isPaid = paidBy[output.type]?.(object)
      if (!about.success || isPaid === undefined) return undefined
      const { accountId, planId } = about.output
      const isOrdered = output.type.startsWith('checkout.')
      return {
        accountId,
        planId: isPaid ? planId : null,
        // What ends in the second in which it was told of last has ended.
        at: output.created * 1000 + (isPaid ? 0 : 1),
        price: object.items?.data[0]?.price?.id,
        subscription: (isOrdered ? object.subscription : object.id) ?? undefined,
        customer: object.customer ?? undefined,
        isOrdered,
      }
    },
  }

  async function pageAt(path: string, form: URLSearchParams): Promise<string> {
    const answer = await outbound.send({
      url: `${url}${path}`,
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: form.toString(),
    })
    const made = answer.ok && answer.status < 300 ? v.safeParse(session, answer.text) : undefined
    if (made?.success) return made.output.url
    throw new ApiError('PLAN_NOT_PAYABLE', {
      message: 'The page for paying could not be made. Try again later.',
    })
  }

  function isSigned(header: string, body: string): boolean {
    const parts = header.split(',').map(part => part.split('='))
    const time = Number(parts.find(([name]) => name === 't')?.[1])
    if (!(Math.abs(now() / 1000 - time) <= tolerance)) return false
    const mine = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex')
    return parts.some(([name, given = '']) => name === 'v1' && isSameText(given, mine))
  }
}

type Told = v.InferOutput<typeof notification>['data']['object']

/** Whether the plan is paid after what is told; undefined: that changes nothing. */
const paidBy: Readonly<Record<string, (told: Told) => boolean | undefined>> = {
  'checkout.session.completed': ({ payment_status }) =>
    payment_status === 'paid' || payment_status === 'no_payment_required' || undefined,
  'checkout.session.async_payment_succeeded': () => true,
  'customer.subscription.updated': ({ status }) => isGood[status ?? ''],
  'customer.subscription.deleted': () => false,
}

/** While a payment is late, Stripe tries again: the plan stays. */
const isGood: Readonly<Record<string, boolean | undefined>> = {
  active: true,
  trialing: true,
  canceled: false,
  unpaid: false,
  paused: false,
}
