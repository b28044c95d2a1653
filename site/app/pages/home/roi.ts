import { type Claims, partsOf } from '@talkgraph/wire/claims'

/** What a site has today: visitors a month, how many of a hundred become leads, what a lead is worth in dollars. */
export interface RoiInput {
  readonly visitors: number
  readonly rate: number
  readonly leadValue: number
}

/** What the Pro plan costs a month; undefined where the site does not say so in dollars. */
export function monthlyPrice(
  claims: Claims,
): { readonly words: string; readonly dollars: number } | undefined {
  const [month = ''] = partsOf(claims['pricing.pro.price'] ?? '')
  const [, words] =
    /^\$(\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d{1,6}(?:\.\d\d)?)$/.exec(month.trim()) ?? []
  return words === undefined ? undefined : { words, dollars: Number(words.replaceAll(',', '')) }
}

/** What a chat brings on top, where it makes that many times as many leads and costs that much a month. */
export function calculateRoi(
  { visitors, rate, leadValue }: RoiInput,
  factor: number,
  price: number,
) {
  const currentLeads = Math.round((visitors * rate) / 100)
  const leads = Math.round((visitors * rate * factor) / 100)
  const extraLeads = leads - currentLeads
  const extraRevenue = extraLeads * leadValue
  const monthly = extraRevenue - price
  return { currentLeads, extraLeads, extraRevenue, monthly, yearly: 12 * monthly }
}

/** A number as it was typed; what is no such number is 0. */
export const wholeNumber = (text: string): number =>
  /^\d{1,12}$/.test(text.trim()) ? Number(text) : 0

/** A rate in steps of 0.1 from 0 to 100, as it was typed; what is none is 0. */
export function percentage(text: string): number {
  const rate = /^\d{1,3}(?:\.\d+)?$/.test(text.trim()) ? Math.round(Number(text) * 10) / 10 : 0
  return rate <= 100 ? rate : 0
}
