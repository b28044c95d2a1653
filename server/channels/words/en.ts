import type { ChannelWords } from './channel-words.js'

/** English. */
export const words: ChannelWords = {
  hints: {
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
      number: 'Please write a number, such as 12.',
      url: 'Please write a web address.',
      tel: 'Please write your phone number, such as +44 20 7946 0958.',
    },
    more: 'More',
    show: 'Show options',
    otherDay: 'Another date',
    ticks: 'Choose one after the other, then Done.',
    done: 'Done',
  },
  notes: {
    unsupported: 'Sorry, I cannot read this here. Please write it instead.',
    answered: 'This question has been answered already.',
    lost: 'Sorry, the file did not come through. Please send it again.',
    stopped: 'Nothing more comes from here. Write START to begin again.',
    help: 'This is an automatic chat. Write STOP to hear nothing more.',
  },
}
