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
    'Answers the address of a page of the payment provider. The account has the plan once the provider tells that it is paid. An account that pays already is led to the page where it changes its plan, how it pays, or ends that; without `plan`, too.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.strictObject({ plan: v.optional(text(40, 'The id of a plan.')) }),
    { plan: 'pro' },
    1000,
  ),
  data: v.strictObject({ url: v.string() }),
  example: { url: 'https://checkout.stripe.com/c/pay/cs_test_1' },
  message: 'Page made',
  errors: ['PLAN_NOT_PAYABLE'],
  run: async (services, { owner, member, body, context }) => {
    const { payments, store, publicUrl } = services
    const returnTo = `${ownOrigin(context, publicUrl)}/studio/settings/account`
    const customer = await store.plans.payerOf(owner)
    if (payments && customer !== undefined)
      return { url: await payments.manage({ customer, returnTo }) }
    const now = await store.plans.of(owner)
    const plan = store.plans.all.find(({ id }) => id === body.plan)
    const hasIt = now?.plan.id === plan?.id && now?.trialEndsAt === null
    if (!payments || !plan?.stripePrice || hasIt) throw new ApiError('PLAN_NOT_PAYABLE')
    const url = await payments.checkout({
      accountId: owner,
      planId: plan.id,
      price: plan.stripePrice,
      email: member?.email,
      returnTo,
    })
    return { url }
  },
})
