/** What stands for something in a text, in braces. */
type Placeholder = 'account' | 'bot' | 'count' | 'day' | 'inviter' | 'name' | 'when'

/** The mails of an account in which words of its own can stand, each with what its words may name. */
export const mailPlaceholders = {
  booked: ['name', 'when'],
  moved: ['name', 'when'],
  cancelled: ['name', 'when'],
  footer: ['name', 'when'],
  invitation: ['account', 'inviter'],
  lead: ['name', 'bot'],
  leads: ['count', 'bot'],
  teamBooking: ['name', 'when', 'bot'],
  failures: ['day'],
} as const satisfies Readonly<Record<string, readonly Placeholder[]>>

/** One of those. */
export type MailTextKind = keyof typeof mailPlaceholders

/** Their names: those to visitors come first. */
export const mailTextKinds = [
  'booked',
  'moved',
  'cancelled',
  'footer',
  'invitation',
  'lead',
  'leads',
  'teamBooking',
  'failures',
] as const satisfies readonly MailTextKind[]

/** An account's own texts; a blank one is not said. */
export type MailTexts = Readonly<Record<MailTextKind, string>>

/** Where an account has written none. */
export const noMailTexts: MailTexts = {
  booked: '',
  moved: '',
  cancelled: '',
  footer: '',
  invitation: '',
  lead: '',
  leads: '',
  teamBooking: '',
  failures: '',
}

/** The first placeholder of a text, with its braces, that nothing fills in; undefined where all is well. */
export function unknownPlaceholder(kind: MailTextKind, text: string): string | undefined {
  const known: readonly string[] = mailPlaceholders[kind]
  return text.match(/\{[^{}\s]{1,40}\}/g)?.find(found => !known.includes(found.slice(1, -1)))
}

/** What is wrong with a text, in words. */
export function faultOfMailText(kind: MailTextKind, text: string): string | undefined {
  const unknown = unknownPlaceholder(kind, text)
  if (unknown === undefined) return undefined
  const known = mailPlaceholders[kind].map(name => `{${name}}`).join(' and ')
  return `Nothing fills in ${unknown} here; ${known} can stand there.`
}
