/** The page where a demo is booked. */
export const demo = {
  title: 'Schedule a demo',
  lead: 'Thirty minutes with somebody who shows you the product and answers your questions. Pick a time that is free.',
  /** Behind it, where the server sends mails. */
  mail: 'A mail brings the appointment for your calendar.',
  /** Where who runs the server gives no hours. */
  absent:
    'No times can be booked here. Write a few words, and somebody finds half an hour with you.',
  contact: 'Write to us',
  withoutScript: 'The calendar needs scripts. Without them, write to us:',
} as const
