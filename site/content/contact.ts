/** What the contact page says. */
export const contact = {
  title: 'Contact us',
  lead: 'Questions about the product, about a project of yours, or about something that does not work: a person reads it and answers.',
  heading: 'How can we help you?',
  back: 'All categories',
  steps: ['Select Category', 'Fill Details'],
  /** When the call does not say it in its own words. */
  thanks: 'Thank you! Your message was sent.',
  /** When the call itself fails. */
  failure: 'Something went wrong. Please try again later.',
  titles: { success: 'Thank You', error: 'Oops' },
  about: {
    services: 'You want a bot made, moved or connected to your own systems.',
    feedback: 'Something on these pages is wrong, missing or hard to find.',
    analyst: 'You write about the market and need figures or a conversation.',
  },
} as const
