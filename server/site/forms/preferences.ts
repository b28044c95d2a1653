import type {
  FormAnswer,
  FormFields,
  SiteForms,
  UnsubscribeStatus,
} from '@talkgraph/wire/site-data'
import { isEmail } from '../../../runtime/validate/email.js'
import { accept, refuse, refuseSlips } from './form-answer.js'
import type { FormParts, FormVisitor } from './form-parts.js'
import { formPolicies } from './form-policies.js'
import { addressError, normalAddress, oneLine, readForm, wrongAddress } from './read-form.js'
import { preferencesMail } from './site-mails.js'
import { linksFor, mailIfKnown } from './visitor-mails.js'

/** What is said of a link whose token proves nothing. */
export const linkNotValid = 'This link appears to be invalid or expired.'
const mailsThere = 'If this address gets mails from us, a link to change that is on its way to it.'
const nobody: UnsubscribeStatus = { globallyUnsubscribed: false, campaignUnsubscribes: [] }

interface Campaign {
  readonly id: string
  readonly name: string
}

/** Which mails come to an address: who holds a link of a mail decides; without one, every address is answered alike. */
export function createPreferenceForms(
  parts: FormParts,
  visitor: FormVisitor,
): Pick<SiteForms, 'unsubscribeByToken' | 'unsubscribe' | 'resubscribe' | 'status'> {
  const { people, mailTokens, limiter, markOf } = parts
  return {
    unsubscribeByToken: async token => {
      await limiter.admit(formPolicies('link', visitor.address))
      const email = mailTokens.read('unsubscribe', token)
      if (email === undefined) return refuse(linkNotValid)
      await people.unsubscribe(email, undefined, 'one-click')
      return tell("You're unsubscribed from all emails", email)
    },
    unsubscribe: fields =>
      change(fields, async (email, campaign) => {
        await people.unsubscribe(email, campaign?.id, sourceOf(fields))
        return campaign
          ? "You've unsubscribed from this campaign."
          : "You're unsubscribed from all emails"
      }),
    resubscribe: fields =>
      change(fields, async (email, campaign) => {
        await people.resubscribe(email, markOf(email), campaign?.id)
        return 'You are subscribed again.'
      }),
    status: async (email, token) => {
      await limiter.admit(formPolicies('status', visitor.address))
      const address = normalAddress(email)
      if (!isEmail(address)) return refuse(wrongAddress, { email: wrongAddress })
      return owns(address, token)
        ? tell('Status fetched', address)
        : { ...accept('Status fetched'), data: nobody }
    },
  }

  async function change(
    fields: FormFields,
    act: (email: string, campaign: Campaign | undefined) => Promise<string>,
  ): Promise<FormAnswer<UnsubscribeStatus>> {
    await limiter.admit(formPolicies('preferences', visitor.address))
    const form = readForm(fields)
    const slips = refuseSlips(addressError(form))
    if (slips) return slips
    const id = oneLine(form.text('campaignId'), 100)
    if (form.text('type') === 'campaign' && id === '')
      return refuse('campaignId is required', { campaignId: 'campaignId is required' })
    const campaign =
      form.text('type') === 'all' || id === ''
        ? undefined
        : { id, name: oneLine(form.text('campaignName')) || id }
    const email = normalAddress(form.text('email'))
    if (owns(email, form.text('token'))) return tell(await act(email, campaign), email)
    parts.later(() =>
      mailIfKnown(parts, email, () =>
        preferencesMail(linksFor(parts, email, visitor.origin), campaign),
      ),
    )
    return { ...accept(mailsThere), code: 'NOT_PROVEN', data: nobody }
  }

  function owns(email: string, token: string | undefined): boolean {
    return token !== undefined && token !== '' && mailTokens.read('unsubscribe', token) === email
  }

  async function tell(message: string, email: string): Promise<FormAnswer<UnsubscribeStatus>> {
    const { all, campaigns } = await people.unsubscribes(email, markOf(email))
    const campaignUnsubscribes = campaigns.map(campaignId => ({ campaignId }))
    return { ...accept(message), data: { globallyUnsubscribed: all, campaignUnsubscribes } }
  }
}

function sourceOf({ metadata }: FormFields): string {
  const source: unknown = Object(metadata).source
  return typeof source === 'string' ? oneLine(source, 40) : 'page'
}
