import type { FormFields } from '@talkgraph/wire/site-data'
import { isEmail } from '../../../runtime/validate/email.js'

/** Characters; longer fields are refused. */
const longest = 5000

/** The fields of a form as people fill them in. */
export interface ReadForm {
  /** A field's text without white space around it; empty where it is absent. */
  text(name: string): string
  /** Whether a box is ticked; the default where the form says nothing of any of its boxes. */
  isTicked(name: string): boolean
  /** What is said at the fields that are longer than a text may be. */
  readonly tooLong: Readonly<Record<string, string>>
}

/** Reads a form's fields, those of JSON and those of a page alike; `a.b` is found in a group `a` too. */
export function readForm(fields: FormFields): ReadForm {
  const given = (name: string): unknown => {
    const [group = '', inner] = name.split('.')
    if (inner === undefined || Object.hasOwn(fields, name)) return own(fields, name)
    return own(own(fields, group), inner) ?? own(fields, inner)
  }
  return {
    text: name => {
      const value = given(name)
      return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    },
    isTicked: name => [true, 'true', 'on', '1', 'yes'].some(yes => yes === given(name)),
    tooLong: Object.fromEntries(
      Object.entries(fields)
        .filter(([, value]) => typeof value === 'string' && value.length > longest)
        .map(([name]) => [name, 'Please write at most 5,000 letters']),
    ),
  }
}

/** What the newsletter, reports and links say of an address that is none. */
export const wrongAddress = 'Please enter a valid email address'

/** Beside the pattern of a form: what no mail server takes, or takes for several addresses. */
export function addressError(
  form: ReadForm,
  message: string = wrongAddress,
): Record<string, string> {
  const email = form.text('email')
  return email !== '' && isEmail(email) && !/[\s,;:<>"()[\]\\]/.test(email)
    ? {}
    : { email: message }
}

/** An address as it is kept: without white space around it, in lower case. */
export function normalAddress(text: string): string {
  return text.trim().toLowerCase()
}

/** A text for one line of a mail: line breaks and other control characters become spaces. */
export function oneLine(text: string, most = 200): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, most)
}

function own(value: unknown, name: string): unknown {
  const record: object = Object(value)
  return Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined
}
