import { isEmail } from '../../../runtime/validate/email.js'
import type { ReadForm } from './read-form.js'

/** What the newsletter, reports and links say of an address that is none. */
export const wrongAddress = 'Please enter a valid email address'

/** Beside the pattern of a form: what no mail server takes, or takes for several addresses. */
export function addressError(form: ReadForm, message: string = wrongAddress): Record<string, string> {
  const email = form.text('email')
  return email !== '' && isEmail(email) && !/[\s,;:<>"()[\]\\]/.test(email) ? {} : { email: message }
}
