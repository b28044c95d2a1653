import type { Content, Option, Prompt } from '../../../runtime/index.js'
import type { ContentOf } from '../../../runtime/node/content.js'
import {
  type CalendarPrompt,
  kindOfPrompt,
  type PromptKind,
  type PromptOf,
} from '../../../runtime/node/prompt.js'
import { freeDays } from '../../channels/prompt-parts/days.js'

const options = (count: number, label = 'Option'): Option[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `o${index + 1}`,
    label: `${label} ${index + 1}`,
  }))
const picture = 'https://chat.example/loaf.png'
const calendar: CalendarPrompt = {
  kind: 'calendar',
  today: '2026-11-21',
  showPastDates: false,
  excludeDays: [],
  excludeDates: [],
  timeZone: null,
  date: null,
  slots: [],
}

const typed = {
  text: 'Two',
  name: 'Ann',
  email: 'ann@a.example',
  number: '7',
  url: 'https://a.example',
  tel: '0791234567',
}

/** Questions of a kind, and how a person answers who has read one in words. */
interface AskedKind<Kind extends PromptKind> {
  /** In the sizes in which channels differ. */
  readonly cases: readonly (readonly [string, PromptOf[Kind]])[]
  /** What the person does. */
  readonly does: string
  writes(prompt: PromptOf[Kind]): string
}

const pickedByNumber = { does: 'writes a number of the list', writes: () => '2' }

const asked: { readonly [Kind in PromptKind]: AskedKind<Kind> } = {
  text: {
    cases: [
      ['a text', { kind: 'text', input: 'text' }],
      ['a text or a file', { kind: 'text', input: 'text', maxBytes: 5e6 }],
    ],
    does: 'writes',
    writes: ({ input }) => typed[input],
  },
  choices: {
    cases: [
      ['2 short options', { kind: 'choices', options: options(2) }],
      [
        '2 options of 30 letters',
        { kind: 'choices', options: options(2, 'A loaf of bread with seeds') },
      ],
      ['8 options', { kind: 'choices', options: options(8) }],
      ['20 options', { kind: 'choices', options: options(20) }],
      ['60 options', { kind: 'choices', options: options(60) }],
    ],
    ...pickedByNumber,
  },
  'image-choices': {
    cases: [
      [
        '3 pictures to choose from',
        { kind: 'image-choices', options: options(3).map(each => ({ ...each, src: picture })) },
      ],
    ],
    ...pickedByNumber,
  },
  checks: {
    cases: [['5 options of which several are ticked', { kind: 'checks', options: options(5) }]],
    does: 'writes numbers, such as 1,3',
    writes: () => '1,2',
  },
  cards: {
    cases: [
      [
        '2 cards',
        {
          kind: 'cards',
          cards: options(2).map(({ id, label }) => ({
            id,
            src: picture,
            title: label,
            text: 'Words',
            button: label,
            href: '',
            link: '',
          })),
          options: options(2),
        },
      ],
    ],
    ...pickedByNumber,
  },
  rating: {
    cases: [['1 to 5 stars', { kind: 'rating', look: 'star', max: 5 }]],
    does: 'writes a number',
    writes: ({ max }) => String(max),
  },
  scale: {
    cases: [['0 to 10', { kind: 'scale', from: 0, to: 10, fromLabel: '', toLabel: '' }]],
    does: 'writes a number',
    writes: ({ from }) => String(from),
  },
  range: {
    cases: [['a slider', { kind: 'range', min: 0, max: 100 }]],
    does: 'writes a number',
    writes: ({ min }) => String(min + 1),
  },
  calendar: {
    cases: [
      ['a day of a calendar', calendar],
      [
        'a time of that day',
        { ...calendar, date: '2026-11-24', slots: ['09:00 - 10:00', '10:00 - 11:00'] },
      ],
    ],
    does: 'writes a day, or the number of a time',
    writes: prompt => (prompt.slots.length > 0 ? '1.' : (freeDays(prompt, 1)[0] ?? '')),
  },
  date: {
    cases: [['a date', { kind: 'date' }]],
    does: 'writes a date',
    writes: () => '2026-11-24',
  },
  time: {
    cases: [['a time', { kind: 'time', min: '', max: '', step: 15 }]],
    does: 'writes a time',
    writes: () => '5 pm',
  },
  file: {
    cases: [['a file', { kind: 'file', maxBytes: 5e6 }]],
    does: 'sends a file, or writes its address',
    writes: () => 'https://a.example/loaf.png',
  },
  location: {
    cases: [['a place', { kind: 'location' }]],
    does: 'shares the place, or writes an address',
    writes: () => 'Bern',
  },
  plugin: {
    cases: [
      ['what a plug-in asks', { kind: 'pottery/glaze', words: 'Write the name of a glaze.' }],
    ],
    does: 'writes, as the plug-in’s words say',
    writes: () => 'Celadon',
  },
}

/** Questions of every kind, in the sizes in which channels differ. */
export const promptCases: readonly (readonly [string, Prompt])[] = Object.values(asked).flatMap(
  ({ cases }: Pick<AskedKind<PromptKind>, 'cases'>) => cases,
)

/** What a person does who has read a prompt in words, and what they write. */
export function answeredInWords(prompt: Prompt): { readonly does: string; readonly words: string } {
  const kind: AskedKind<PromptKind> = asked[kindOfPrompt(prompt)]
  return { does: kind.does, words: kind.writes(prompt) }
}

type Cases<Of> = { readonly [Kind in keyof Of]: readonly (readonly [string, Of[Kind]])[] }

const said: Cases<ContentOf> = {
  text: [['a text', { kind: 'text', text: '<b>Words</b>', html: '<b>Words</b>' }]],
  html: [['HTML', { kind: 'html', html: '<p>Words</p>' }]],
  image: [
    ['a picture (JPEG, PNG)', { kind: 'image', src: picture, alt: 'A loaf' }],
    [
      'an animated picture (GIF)',
      { kind: 'image', src: 'https://chat.example/loaf.gif', alt: 'A loaf' },
    ],
  ],
  video: [
    ['a film (MP4)', { kind: 'video', src: 'https://chat.example/oven.mp4' }],
    ['the page of a film', { kind: 'video', src: 'https://films.example/watch?v=1' }],
  ],
  audio: [['a sound (MP3)', { kind: 'audio', src: 'https://chat.example/bell.mp3' }]],
  file: [['a file (PDF)', { kind: 'file', src: 'https://chat.example/menu.pdf', name: 'Menu' }]],
  link: [['a link', { kind: 'link', src: 'https://shop.example', label: 'Our shop' }]],
  frame: [
    [
      'a page in a frame',
      { kind: 'frame', src: 'https://shop.example', label: 'Our shop', height: 300 },
    ],
  ],
  qr: [['a QR code', { kind: 'qr', src: 'https://shop.example' }]],
  plugin: [['what a plug-in shows', { kind: 'pottery/kiln', words: 'The kiln is at 900 °C.' }]],
}

/** What a bot says, of every kind. */
export const contentCases: readonly (readonly [string, Content])[] = Object.values(said).flat()
