import type { FormFields } from '@talkgraph/wire/site-data'
import type { FormParts, FormVisitor } from './form-parts.js'
import { formPolicies } from './form-policies.js'
import type { ReadForm } from './read-form.js'

/** Who sent a form, as far as that can be told. */
type Sender = 'person' | 'bot' | 'unsure'

/**
 * Counts a form, and tells people from bots by a field that people do not see and leave empty. A form that comes back at once
 * may be filled in by a browser: it counts as a program's does, and is taken. Throws RATE_LIMITED.
 */
export async function admitForm(
  { formTokens, limiter }: Pick<FormParts, 'formTokens' | 'limiter'>,
  { address }: FormVisitor,
  kind: 'contact' | 'newsletter' | 'abuse' | 'lead',
  fields: FormFields,
  form: ReadForm,
): Promise<Sender> {
  const token = formTokens.check(fields.formToken)
  await limiter.admit(
    formPolicies(kind, address, token === 'good' ? String(fields.formToken) : undefined),
  )
  if (form.text('website') !== '') return 'bot'
  return token === 'bad' || Object.keys(form.tooLong).length > 0 ? 'unsure' : 'person'
}
