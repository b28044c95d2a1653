/** What the page says on which somebody chooses what they read. */
export const preferences = {
  title: 'Your preferences',
  lead: 'What our newsletter to you is about, and how often it comes.',
  to: 'Mails to',
  save: 'Save preferences',
  titles: { success: 'Preferences saved', error: 'Oops' },
  saved: 'Your preferences are saved.',
  stopped: 'These mails are stopped. What you choose here holds once you let them come again.',
  toMails: 'See which mails are stopped',
  failure: 'Something went wrong. Please try again later.',
  ask: {
    lead: 'No password is needed: a link in a mail leads to your preferences.',
    invalid: 'This link appears to be invalid or expired.',
    send: 'Mail me the link',
    titles: { success: 'Look into your mailbox', error: 'Oops' },
  },
} as const
