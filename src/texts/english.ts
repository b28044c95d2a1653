import { botTexts } from '../../runtime/node/bot-texts.js'

// Only tests and types read these lists: in the bundle each text stands where it is used.

/** Everything the widget says of itself, in English: the texts of the specification, to the letter. */
export const english = [
  ...botTexts,
  'Chat',
  'Chat: {name}',
  'Open chat',
  'Close chat',
  'Dismiss',
  'Close window',
  'Restart conversation',
  'Preview',
  'Desktop size',
  'Mobile size',
  'Conversation',
  'New messages',
  'You: {text}',
  'Type a message...',
  'Send message',
  'Attach a file',
  'Upload here',
  'Uploading {name}',
  'The file could not be uploaded. Please try again.',
  'Try again',
  'Cancel',
  'Powered by',
  'Choose an emoji',
  'Emojis',
  'Search emojis',
  'Loading…',
  'No emojis found',
  'Smileys and people',
  'Animals and nature',
  'Food and drink',
  'Activity',
  'Travel and places',
  'Objects',
  'Symbols',
  'Flags',
  'Image',
  'Video',
  'Audio',
  'Captions',
  'File: {name}',
  'Link: {name}',
  'Options',
  '(chosen)',
  'Done',
  'Send',
  'Rating',
  '{level} of {max}',
  'From {from} to {to}',
  'Number',
  'Calendar',
  'Previous month',
  'Next month',
  'Times',
  'Time zone: {zone}',
  'Date',
  'Choose a file or drop it here',
  'up to {size}',
  'Address or place',
  'Use my location',
  'Looking for you…',
  'That is fine: please type the place instead.',
  'Your device could not be found. Please type the place instead.',
] as const

/** A text of the widget's own, in English. */
export type Text = (typeof english)[number]

/** All texts in one language, by their English. */
export type Catalogue = Readonly<Record<Text, string>>

/** Puts a text into the visitor's language, its `{placeholders}` filled in. */
export type WriteText = (text: Text, values?: Readonly<Record<string, string>>) => string
