type Fields = Readonly<Record<string, unknown>>

/** What is wrong with the fields of a form, by their names; empty where nothing is. */
export type FieldErrors = Readonly<Record<string, string>>

/** What an enquiry can be about. */
export const contactCategories = [
  { id: 'services', name: 'Request for Services' },
  { id: 'feedback', name: 'Website Feedback' },
  { id: 'analyst', name: 'Technology and Market Analyst Queries' },
] as const

/** What can be reported; the values are those of the call. */
export const abuseTypes = [
  { value: 'spam', label: 'Unsolicited email/spam' },
  { value: 'phish', label: 'Phishing' },
  { value: 'content', label: 'Objectionable content' },
  { value: 'malware', label: 'Malware/virus' },
  { value: 'Account Breach', label: 'Account Breach' },
  { value: 'Internal review requested', label: 'Internal review requested' },
  { value: 'Other', label: 'Other' },
] as const

/** Through what it reached the reporter. */
export const abuseMediums = [
  { value: 'AbuseMediumEmail', label: 'Email' },
  { value: 'AbuseMediumContent', label: 'Hosted content website' },
  { value: 'AbuseMediumURL', label: 'Link redirect' },
  { value: 'Calling', label: 'Calling' },
  { value: 'SMS', label: 'SMS' },
  { value: 'Account Breach', label: 'Account Breach' },
  { value: 'No Abuse', label: 'No Abuse' },
  { value: 'Other', label: 'Other' },
] as const

/** What a newsletter can be about; the first two are ticked at first. */
export const newsletterTopics = [
  { name: 'productUpdates', label: 'Product updates', isTicked: true },
  { name: 'industryNews', label: 'Industry news', isTicked: true },
  { name: 'tutorials', label: 'Tutorials', isTicked: false },
] as const

/** How often it comes; weekly unless chosen otherwise. */
export const newsletterFrequencies = ['weekly', 'monthly', 'quarterly'] as const

const shortestMessage = 10
const addressWithShortSuffix = /^[\w.%+-]+@[\w.-]+\.[a-z]{2,4}$/i
const basicAddress = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/i
const longestAddress = 254

/** What is wrong with an enquiry. */
export function contactErrors(fields: Fields): FieldErrors {
  const message = textOf(fields.message)
  const email = textOf(fields.email)
  return {
    ...(!textOf(fields.firstName) && { firstName: 'First name is required.' }),
    ...(!textOf(fields.lastName) && { lastName: 'Last name is required.' }),
    ...(!email
      ? { email: 'Email is required' }
      : !isAddress(email, addressWithShortSuffix) && { email: 'Please enter a valid email.' }),
    ...(!message
      ? { message: 'Message is required' }
      : message.length < shortestMessage && {
          message: 'Message must be at least 10 characters long',
        }),
  }
}

/** What is wrong with a subscription: `email`, or `preferences` where nothing is ticked. */
export function newsletterErrors(fields: Fields): FieldErrors {
  return {
    ...(!isAddress(textOf(fields.email), basicAddress) && {
      email: 'Please enter a valid email address',
    }),
    ...(!newsletterTopics.some(({ name }) => isTicked(fields[name])) && {
      preferences: 'Please select at least one newsletter preference',
    }),
  }
}

/** What is wrong with a report; each field that is missing has the same words. */
export function abuseErrors(fields: Fields): FieldErrors {
  const missing = ['abuseType', 'abuseMedium', 'firstName', 'email'].filter(
    name => !textOf(fields[name]),
  )
  if (missing.length > 0)
    return Object.fromEntries(missing.map(name => [name, 'Please fill in all required fields']))
  return isAddress(textOf(fields.email), addressWithShortSuffix)
    ? {}
    : { email: 'Please enter a valid email address' }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const isTicked = (value: unknown): boolean => value === true || value === 'on' || value === 'true'

const isAddress = (text: string, pattern: RegExp): boolean =>
  text.length <= longestAddress && pattern.test(text)
