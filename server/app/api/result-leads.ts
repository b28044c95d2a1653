import * as v from 'valibot'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { count, date } from './text.js'

/** Counts the leads of an account. */
export const countLeads = defineCall({
  method: 'GET',
  path: '/results/leads',
  id: 'countLeads',
  tag: 'Results',
  summary: 'Count leads',
  description:
    'Counts the stored conversations in which a visitor answered with a name, an e-mail address or a phone number, and which became leads after a time.',
  params: nothing,
  query: v.strictObject({ since: date }),
  body: noBody,
  data: v.strictObject({ leads: count }),
  example: { leads: 2 },
  message: 'Leads counted',
  run: async ({ store }, { owner, query: { since } }) => ({
    leads: await store.leads.count(owner, Date.parse(since)),
  }),
})
