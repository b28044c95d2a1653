import type { Env } from './env.js'

/** What a bot says where its owner has written nothing; decisions 104, 108 and 109, to the letter; the last ones are ours. */
export const botTexts = [
  'Please enter a valid email address',
  'Please enter a valid number',
  'Please enter a valid url',
  'Please enter a valid phone number',
  'Please enter a valid date',
  'Please upload a file smaller than 5MB',
  'Sorry, no time slots are available on {day}. Please choose a different date.',
  'Nice to meet you, {name}',
  'Yes',
  'No',
  'Worst',
  'Best',
  '{name} has joined the chat',
  '{name} has left the chat',
  'An agent',
  'Please enter a valid time',
  'Please enter a time from {from} to {to}',
  'Choose',
  'Continue',
  'Pay {amount}',
  'Pay',
  'I have paid',
  'Did you mean {one} or {other}?',
  'Do you mean “{intent}”?',
  'for example {example}',
  '{day} cannot be chosen. Please choose a different date.',
  'Sorry, this time has just been taken. Please choose another one.',
  'Sorry, there are no free times at the moment.',
  'This time could not be booked. We will get back to you.',
] as const

/** One of those texts, in English. */
export type BotText = (typeof botTexts)[number]

/** Those texts in some language, by their English. */
export type BotTexts = Readonly<Partial<Record<BotText, string>>>

/** Puts one of those texts into some language. */
export type WriteBotText = (text: BotText) => string

/** Leaves them as they are. */
export const inEnglish: WriteBotText = text => text

/** Puts them into the language of where a conversation runs; what is missing there stays English. */
export const botTextWriter =
  ({ texts }: Pick<Env, 'texts'>): WriteBotText =>
  text =>
    texts?.[text] ?? text
