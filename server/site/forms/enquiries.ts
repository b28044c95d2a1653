import { abuseErrors, abuseMediums, abuseTypes, contactErrors } from '@talkgraph/wire/form-rules'
import type { SiteForms } from '@talkgraph/wire/site-data'
import { admitForm } from './admit-form.js'
import { accept, failed, refuse, refuseSlips } from './form-answer.js'
import type { FormParts, FormVisitor } from './form-parts.js'
import { addressError, normalAddress, oneLine, type ReadForm, readForm } from './read-form.js'
import { operatorMail } from './site-mails.js'

const notReported = "Sorry, we couldn't process your report. Please try again later."
const thanks = 'Thank you for contacting us. We will get back to you soon.'
const reported = 'Thank you for reporting. We will investigate and take appropriate action.'
const taken = 'Thank you.'
const alreadySent = 'Mail already sent. Please try again after 24 hours.'
const sentCookie = 'talkgraph-contact'
const dayInSeconds = 86_400
/** Characters of JSON. */
const largestMeta = 4000

/** The forms by which a visitor writes to the operator: contact, report of abuse, lead. */
export function createEnquiryForms(
  parts: FormParts,
  visitor: FormVisitor,
): Pick<SiteForms, 'contact' | 'reportAbuse' | 'lead'> {
  return {
    contact: async (fields, { cookie = '' } = {}) => {
      if (cookie.split(/;\s*/).includes(`${sentCookie}=1`)) return refuse(alreadySent)
      const form = readForm(fields)
      const names = namesOf(form)
      const slips = refuseSlips({
        ...addressError(form, 'Please enter a valid email.'),
        ...contactErrors({ ...fields, ...names }),
        ...form.tooLong,
      })
      if (slips) return slips
      const sender = await admitForm(parts, visitor, 'contact', fields, form)
      if (sender !== 'person') return sender === 'bot' ? accept(thanks) : refuse(failed)
      const email = normalAddress(form.text('email'))
      const name = oneLine(form.text('name') || `${names.firstName} ${names.lastName}`)
      const category = oneLine(form.text('categoryName') || form.text('category'))
      const message = form.text('message')
      await keep('contact', email, {
        name,
        category: form.text('category'),
        categoryName: category,
        message,
      })
      await tellOperator(
        `Contact: ${category || 'no category'}`,
        { Name: name, Email: email, Category: category },
        { email, message },
      )
      return {
        ...accept(thanks),
        cookie: `${sentCookie}=1; Max-Age=${dayInSeconds}; Path=/; SameSite=Lax; HttpOnly`,
      }
    },
    reportAbuse: async fields => {
      const form = readForm(fields)
      const slips =
        refuseSlips({ ...abuseErrors(fields), ...abuseChoiceErrors(form), ...form.tooLong }) ??
        refuseSlips(addressError(form))
      if (slips) return slips
      const sender = await admitForm(parts, visitor, 'abuse', fields, form)
      if (sender !== 'person') return sender === 'bot' ? accept(reported) : refuse(notReported)
      const email = normalAddress(form.text('email'))
      const line = (name: string) => oneLine(form.text(name))
      const [abuseType, abuseMedium] = [line('abuseType'), line('abuseMedium')]
      const [firstName, lastName] = [line('firstName'), line('lastName')]
      const comments = form.text('comments')
      await keep('abuse', email, { abuseType, abuseMedium, firstName, lastName, comments })
      const [type, medium] = [labelIn(abuseTypes, abuseType), labelIn(abuseMediums, abuseMedium)]
      await tellOperator(
        `Abuse report: ${type}`,
        { Name: `${firstName} ${lastName}`, Email: email, Type: type, Medium: medium },
        { email, message: comments },
      )
      return accept(reported)
    },
    lead: async fields => {
      const form = readForm(fields)
      const slips = refuseSlips(addressError(form))
      if (slips) return slips
      const sender = await admitForm(parts, visitor, 'lead', fields, form)
      if (sender !== 'person') return sender === 'bot' ? accept(taken) : refuse(failed)
      const meta = JSON.stringify(fields.meta ?? {})
      if (meta.length > largestMeta)
        return refuse(failed, { meta: 'Please send less than 4,000 characters' })
      await keep('lead', normalAddress(form.text('email')), { meta: JSON.parse(meta) })
      return accept(taken)
    },
  }

  async function tellOperator(
    subject: string,
    fields: Readonly<Record<string, string>>,
    from: { readonly email: string; readonly message: string },
  ): Promise<void> {
    if (parts.mailTo !== undefined)
      await parts.mailer.put({ mail: operatorMail(parts.mailTo, subject, fields, from) })
  }

  async function keep(
    kind: 'contact' | 'abuse' | 'lead',
    email: string,
    fields: object,
  ): Promise<void> {
    await parts.people.enquire({ kind, email, fields: JSON.stringify(fields) })
  }
}

/** A choice as people read it. */
const labelIn = (
  choices: readonly { readonly value: string; readonly label: string }[],
  given: string,
): string => choices.find(({ value }) => value === given)?.label ?? given

/** A program may send both names as one. */
function namesOf(form: ReadForm) {
  const whole = form.text('name')
  return { firstName: form.text('firstName') || whole, lastName: form.text('lastName') || whole }
}

function abuseChoiceErrors(form: ReadForm): Record<string, string> {
  const missing = 'Please fill in all required fields'
  return {
    ...(!abuseTypes.some(({ value }) => value === form.text('abuseType')) && {
      abuseType: missing,
    }),
    ...(!abuseMediums.some(({ value }) => value === form.text('abuseMedium')) && {
      abuseMedium: missing,
    }),
  }
}
