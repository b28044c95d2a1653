import type { Content, Option, Prompt } from '../../../runtime/index.js'
import type { CalendarPrompt } from '../../../runtime/node/prompt.js'

const options = (count: number, label = 'Option'): Option[] =>
  Array.from({ length: count }, (_, index) => ({ id: `o${index + 1}`, label: `${label} ${index + 1}` }))
const picture = 'https://chat.example/loaf.png'
const calendar: CalendarPrompt = {
  kind: 'calendar',
  ...{ today: '2026-11-21', showPastDates: false, excludeDays: [], excludeDates: [] },
  ...{ timeZone: null, date: null, slots: [] },
}

/** Questions of every kind, in the sizes in which channels differ. */
export const promptCases: readonly (readonly [string, Prompt])[] = [
  ['a text', { kind: 'text', input: 'text' }],
  ['a text or a file', { kind: 'text', input: 'text', maxBytes: 5e6 }],
  ['2 short options', { kind: 'choices', options: options(2) }],
  ['2 options of 30 letters', { kind: 'choices', options: options(2, 'A loaf of bread with seeds') }],
  ['8 options', { kind: 'choices', options: options(8) }],
  ['20 options', { kind: 'choices', options: options(20) }],
  ['60 options', { kind: 'choices', options: options(60) }],
  [
    '3 pictures to choose from',
    { kind: 'image-choices', options: options(3).map(each => ({ ...each, src: picture })) },
  ],
  ['5 options of which several are ticked', { kind: 'checks', options: options(5) }],
  [
    '2 cards',
    {
      kind: 'cards',
      cards: options(2).map(({ id, label }) => ({
        ...{ id, src: picture, title: label, text: 'Words', button: label, href: '', link: '' },
      })),
      options: options(2),
    },
  ],
  ['1 to 5 stars', { kind: 'rating', look: 'star', max: 5 }],
  ['0 to 10', { kind: 'scale', from: 0, to: 10, fromLabel: '', toLabel: '' }],
  ['a slider', { kind: 'range', min: 0, max: 100 }],
  ['a day of a calendar', calendar],
  ['a time of that day', { ...calendar, date: '2026-11-24', slots: ['09:00 - 10:00', '10:00 - 11:00'] }],
  ['a date', { kind: 'date' }],
  ['a time', { kind: 'time', min: '', max: '', step: 15 }],
  ['a file', { kind: 'file', maxBytes: 5e6 }],
  ['a place', { kind: 'location' }],
]

/** What a bot says, of every kind. */
export const contentCases: readonly (readonly [string, Content])[] = [
  ['a text', { kind: 'text', text: '<b>Words</b>', html: '<b>Words</b>' }],
  ['HTML', { kind: 'html', html: '<p>Words</p>' }],
  ['a picture (JPEG, PNG)', { kind: 'image', src: picture, alt: 'A loaf' }],
  ['an animated picture (GIF)', { kind: 'image', src: 'https://chat.example/loaf.gif', alt: 'A loaf' }],
  ['a film (MP4)', { kind: 'video', src: 'https://chat.example/oven.mp4' }],
  ['the page of a film', { kind: 'video', src: 'https://films.example/watch?v=1' }],
  ['a sound (MP3)', { kind: 'audio', src: 'https://chat.example/bell.mp3' }],
  ['a file (PDF)', { kind: 'file', src: 'https://chat.example/menu.pdf', name: 'Menu' }],
  ['a link', { kind: 'link', src: 'https://shop.example', label: 'Our shop' }],
  ['a page in a frame', { kind: 'frame', src: 'https://shop.example', label: 'Our shop', height: 300 }],
  ['a QR code', { kind: 'qr', src: 'https://shop.example' }],
]
