import { botTexts } from '../../runtime/node/bot-texts.js'

// Only tests and types read these lists: in the bundle each text stands where it is used.

/** The texts that stand in the header and above the launcher where an owner has written none (decision 103). */
const lookTexts = ['Support', "We're here to help", 'Hi, how can I help?'] as const

/** Everything the widget says of itself, in English: the texts of decisions 102, 104, 108 and 109, and what they leave open. */
export const english = [
  ...botTexts,
  'Chat',
  'Chat: {name}',
  'Open chat',
  'Close chat',
  'Dismiss',
  'Close window',
  'Restart conversation',
  'Download transcript',
  'Sounds',
  'Start again? Your answers will be cleared.',
  'Start again',
  'Preview',
  'Desktop size',
  'Mobile size',
  'Conversation',
  'New messages',
  'You are offline. What is waiting will be sent.',
  '{count} new messages',
  'You: {text}',
  'Type a message...',
  'Choose an option above',
  'Choose a date above',
  'Choose a file above',
  'Answer above',
  'One moment…',
  'Waiting for the next question',
  'The conversation has ended',
  'Send message',
  'Attach a file',
  'Upload here',
  'Uploading {name}',
  'The file could not be uploaded. Please try again.',
  'Try again',
  'Cancel',
  'Powered by',
  ...lookTexts,
  'Choose an emoji',
  'Emojis',
  'Search emojis',
  'Loading…',
  'No emojis found',
  'Smileys and people',
  'Animals and nature',
  'Food and drink',
  'Activities',
  'Travel and places',
  'Objects',
  'Symbols',
  'Flags',
  'Image',
  'Video',
  'Play video',
  'Audio',
  'Captions',
  'File: {name}',
  'Link: {name}',
  'Could not be loaded: {name}',
  'Options',
  '(chosen)',
  'Edit',
  '(crossed out)',
  '{count} earlier answers',
  '(right)',
  '(wrong)',
  'Done',
  'Send',
  'Rating',
  '{level} of {max}',
  'From {from} to {to}',
  'Scale: {from} – {to}',
  'Number',
  'Calendar',
  'Previous month',
  'Next month',
  'Available times',
  'Time zone: {zone}',
  'Your time: {time}',
  'Date',
  'Time',
  'QR code',
  'Show: {name}',
  'Open in a new tab',
  'Choose a file or drop it here',
  'Choose a file',
  'Up to {size}',
  'Address or place',
  'Use my location',
  'Waiting for an agent…',
  'Sending…',
  'Sent',
  'Not sent',
  'Read',
  'Helpful',
  'Not helpful',
  'Finding your location…',
  'No problem. Please type an address or place instead.',
  'We could not find your location. Please type an address or place instead.',
] as const

/** A text of the widget's own, in English. */
export type Text = (typeof english)[number]

/** A text in which a number stands before its noun. */
type CountingText = Extract<Text, `{count}${string}`>

/** Such a text in each form that a language has for numbers; `other` is the form of all the rest. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** All texts in one language, by their English. */
export type Catalogue = Readonly<
  Record<Exclude<Text, CountingText>, string> & Record<CountingText, Forms>
>

/** What is put into a text: words as they are, a number as the language writes it. */
export type Values = Readonly<Record<string, string | number>>

/** Puts a text into the visitor's language, its `{placeholders}` filled in; `count` chooses its form. */
export type WriteText = (text: Text, values?: Values) => string
