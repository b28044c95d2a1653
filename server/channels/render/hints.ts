/** What stands beside a question where the channel cannot draw it. Values are told as people read them. */
export interface Hints {
  readonly pick: string
  readonly number: string
  readonly numbers: string
  readonly between: (from: string, to: string) => string
  readonly date: (example: string) => string
  readonly time: (example: string) => string
  readonly times: (from: string, to: string) => string
  readonly days: (names: string) => string
  readonly file: (size: string) => string
  readonly orFile: (size: string) => string
  readonly location: string
  readonly inputs: Readonly<Record<'text' | 'name' | 'email' | 'number' | 'url' | 'tel', string>>
  readonly more: string
  readonly show: string
  /** The way to later days. */
  readonly otherDay: string
  /** Several are ticked one after the other: how, and the end of it. */
  readonly ticks: string
  readonly done: string
  /** A language tag, for dates and sizes. */
  readonly language: string
}

/** In English. */
export const englishHints: Hints = {
  pick: 'Please choose.',
  number: 'Please answer with a number from the list.',
  numbers: 'Please answer with one or more numbers, such as 1,3.',
  between: (from, to) => `Please answer with a number from ${from} to ${to}.`,
  date: example => `Please answer with a date, such as ${example}.`,
  time: example => `Please answer with a time, such as ${example}.`,
  times: (from, to) => `Please answer with a time from ${from} to ${to}.`,
  days: names => `Not on ${names}.`,
  file: size => `Please send a file of up to ${size}.`,
  orFile: size => `A file of up to ${size} is an answer, too.`,
  location: 'Please share your location, or write an address.',
  inputs: {
    text: 'Please write your answer.',
    name: 'Please write your name.',
    email: 'Please write your email address.',
    number: 'Please write a number.',
    url: 'Please write a web address.',
    tel: 'Please write your phone number.',
  },
  more: 'More',
  show: 'Show options',
  otherDay: 'Another date',
  ticks: 'Choose one after the other, then Done.',
  done: 'Done',
  language: 'en',
}
