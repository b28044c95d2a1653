import * as v from 'valibot'

/** What the bot answers to HELP; absent: how to hear nothing more. */
export const helpField = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)))

/** That field for people. */
export const helpForm = {
  title: 'Answer to HELP',
  help: 'What people are told who write HELP: who you are and how to reach you. Blank: how to stop messages.',
  kind: 'long-text',
  example: 'Bakery Berlin, +49 30 123456. Write STOP to hear nothing more.',
} as const
