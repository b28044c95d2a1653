import {
  newsletterErrors,
  newsletterFrequencies,
  newsletterTopics,
} from '@talkgraph/wire/form-rules'
import type { FormFields, SiteForms } from '@talkgraph/wire/site-data'
import { admitForm } from './admit-form.js'
import { accept, refuse, refuseSlips } from './form-answer.js'
import type { FormParts, FormVisitor } from './form-parts.js'
import { formPolicies } from './form-policies.js'
import { linkNotValid } from './preferences.js'
import { addressError, normalAddress, type ReadForm, readForm } from './read-form.js'
import { confirmationMail } from './site-mails.js'
import { linksFor, mailVisitor } from './visitor-mails.js'

const notSubscribed = "Sorry, we couldn't process your subscription. Please try again later."
const subscribed =
  'Thank you for subscribing! Please check your email to confirm your subscription.'

/** How somebody gets the newsletter: by a form, and by the link of a mail that asks whether it was them. */
export function createNewsletterForms(
  parts: FormParts,
  visitor: FormVisitor,
): Pick<SiteForms, 'subscribe' | 'verify'> {
  const { people, mailTokens } = parts
  return {
    subscribe: async fields => {
      const form = readForm(fields)
      const preferences = preferencesOf(form, fields)
      const slips = refuseSlips({
        ...addressError(form),
        ...newsletterErrors({ ...fields, ...preferences }),
      })
      if (slips) return slips
      const given = form.text('frequency') || newsletterFrequencies[0]
      const frequency = newsletterFrequencies.find(each => each === given)
      if (frequency === undefined)
        return refuse(notSubscribed, { frequency: 'Please choose weekly, monthly or quarterly' })
      const sender = await admitForm(parts, visitor, 'newsletter', fields, form)
      if (sender !== 'person') return sender === 'bot' ? accept(subscribed) : refuse(notSubscribed)
      const email = normalAddress(form.text('email'))
      if ((await people.state(email)) === 'confirmed')
        return { ...refuse('This email is already subscribed'), code: 'ALREADY_SUBSCRIBED' }
      await people.subscribe({ email, preferences: JSON.stringify(preferences), frequency })
      const links = linksFor(parts, email, visitor.origin)
      await mailVisitor(parts, email, confirmationMail(links, mailTokens.make('verify', email)))
      return accept(subscribed)
    },
    verify: async token => {
      await parts.limiter.admit(formPolicies('link', visitor.address))
      const email = mailTokens.read('verify', token)
      if (email === undefined || !(await people.confirm(email, parts.markOf(email))))
        return refuse(linkNotValid)
      return { ...accept('Your subscription is confirmed.'), data: { email } }
    },
  }
}

/** A form of a page sends only the boxes that are ticked; a program that says nothing of them wants what is ticked at first. */
function preferencesOf(form: ReadForm, fields: FormFields): Record<string, boolean> {
  const isPage = fields.formToken !== undefined
  const isSilent =
    !isPage &&
    fields.preferences === undefined &&
    newsletterTopics.every(
      ({ name }) => !Object.hasOwn(fields, name) && !Object.hasOwn(fields, `preferences.${name}`),
    )
  return Object.fromEntries(
    newsletterTopics.map(({ name, isTicked }) => [
      name,
      isSilent ? isTicked : form.isTicked(`preferences.${name}`),
    ]),
  )
}
