import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { text } from './text.js'

/** Makes a page where an owner pays for a plan. */
export const payForPlan = defineCall({
  method: 'POST',
  path: '/account/plan/checkout',
  id: 'payForPlan',
  tag: 'Account',
  roles: ['owner'],
  summary: 'Pay for a plan',
  description:
    'Answers the address of a page of the payment provider. The account has the plan once the provider tells that it is paid.',
  params: nothing,
  query: nothing,
  body: jsonBody(v.strictObject({ plan: text(40, 'The id of a plan.') }), { plan: 'pro' }, 1000),
  data: v.strictObject({ url: v.string() }),
  example: { url: 'https://checkout.stripe.com/c/pay/cs_test_1' },
  message: 'Page made',
  errors: ['PLAN_NOT_PAYABLE'],
  run: async (services, { owner, member, body, context }) => {
    const { payments, store, publicUrl } = services
    const now = await store.plans.of(owner)
    const plan = store.plans.all.find(({ id }) => id === body.plan)
    const hasIt = now?.plan.id === plan?.id && now?.trialEndsAt === null
    if (!payments || !plan?.stripePrice || hasIt) throw new ApiError('PLAN_NOT_PAYABLE')
    const url = await payments.checkout({
      accountId: owner,
      planId: plan.id,
      price: plan.stripePrice,
      email: member?.email,
      returnTo: `${ownOrigin(context, publicUrl)}/studio/settings/account`,
    })
    return { url }
  },
})
