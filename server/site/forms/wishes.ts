import {
  newsletterErrors,
  newsletterFrequencies,
  newsletterTopics,
} from '@talkgraph/wire/form-rules'
import type { FormAnswer, MailWishes, SiteForms } from '@talkgraph/wire/site-data'
import * as v from 'valibot'
import { accept, refuse, refuseSlips } from './form-answer.js'
import type { FormParts, FormVisitor } from './form-parts.js'
import { formPolicies } from './form-policies.js'
import { linkNotValid } from './preferences.js'
import { addressError, normalAddress, readForm } from './read-form.js'
import { wishesMail } from './site-mails.js'
import { linksFor, mailIfKnown } from './visitor-mails.js'

const saved = 'Your preferences are saved.'
const mailed = 'If this address gets mails from us, a link to change that is on its way to it.'
const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** What somebody wants to read, and how often: for whoever holds a link of a mail, without a login. */
export function createWishForms(
  parts: FormParts,
  visitor: FormVisitor,
): Pick<SiteForms, 'wishes' | 'changeWishes' | 'askWishes'> {
  const { people, mailTokens, limiter, markOf } = parts
  return {
    wishes: async token => {
      await limiter.admit(formPolicies('link', visitor.address))
      const email = mailTokens.read('unsubscribe', token)
      return email === undefined ? refuse(linkNotValid) : tell('Preferences fetched', email)
    },
    changeWishes: async (token, fields) => {
      await limiter.admit(formPolicies('preferences', visitor.address))
      const email = mailTokens.read('unsubscribe', token)
      if (email === undefined) return refuse(linkNotValid)
      const form = readForm(fields)
      const preferences = Object.fromEntries(
        newsletterTopics.map(({ name }) => [name, form.isTicked(`preferences.${name}`)]),
      )
      const slips = refuseSlips(newsletterErrors({ ...preferences, email }))
      if (slips) return slips
      const frequency = newsletterFrequencies.find(each => each === form.text('frequency'))
      if (frequency === undefined) {
        const which = 'Please choose weekly, monthly or quarterly'
        return refuse(which, { frequency: which })
      }
      await people.settle({ email, preferences: JSON.stringify(preferences), frequency })
      return tell(saved, email)
    },
    askWishes: async fields => {
      await limiter.admit(formPolicies('preferences', visitor.address))
      const form = readForm(fields)
      const slips = refuseSlips(addressError(form))
      if (slips) return slips
      const email = normalAddress(form.text('email'))
      parts.later(() =>
        mailIfKnown(parts, email, () => wishesMail(linksFor(parts, email, visitor.origin))),
      )
      return accept(mailed)
    },
  }

  async function tell(message: string, email: string): Promise<FormAnswer<MailWishes>> {
    const found = await people.subscription(email)
    const wanted = found && v.parse(stored, found.preferences)
    const topics = newsletterTopics.filter(({ name, isTicked }) =>
      wanted ? wanted[name] === true : isTicked,
    )
    const { all, campaigns } = await people.unsubscribes(email, markOf(email))
    return {
      ...accept(message),
      data: {
        email,
        topics: topics.map(({ name }) => name),
        frequency: found?.frequency ?? newsletterFrequencies[0],
        isStopped: all || campaigns.includes('newsletter'),
      },
    }
  }
}
