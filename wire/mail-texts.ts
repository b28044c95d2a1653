/** What of an account's own can stand in mails to visitors: beside each news of an appointment, and below all. */
export const mailTextKinds = ['booked', 'moved', 'cancelled', 'footer'] as const

/** One of those. */
export type MailTextKind = (typeof mailTextKinds)[number]

/** An account's own texts; a blank one is not said. */
export type MailTexts = Readonly<Record<MailTextKind, string>>

/** Where an account has written none. */
export const noMailTexts: MailTexts = { booked: '', moved: '', cancelled: '', footer: '' }
