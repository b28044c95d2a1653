import { expect, test } from 'vitest'
import type { Content, Option, Prompt } from '../../../runtime/index.js'
import type { Capabilities } from '../capabilities.js'
import { textContent } from '../said/said.js'
import type { Shown } from './piece.js'
import { toPieces } from './to-pieces.js'

// Channels of other kinds are only data: these are the limits of some that people use.

const messenger: Capabilities = {
  text: { length: 4096, marks: { bold: '*', italic: '_' } },
  buttons: { most: 3, label: 20, id: 256, text: 1024 },
  list: { most: 10, label: 24, id: 200, description: 72, text: 1024, paged: { size: 9, upTo: 49 } },
  links: { label: 20 },
  media: {
    image: { bytes: 5e6, types: ['image/jpeg', 'image/png'], caption: 1024 },
    file: { bytes: 1e8, types: [] },
  },
  location: true,
  window: 24,
}
const keyboard: Capabilities = {
  text: { length: 4096 },
  buttons: { most: 20, label: 60, id: 64, text: 4096, paged: { size: 20, upTo: 500 } },
  media: {},
}
const letters: Capabilities = { text: { length: 160 }, media: {} }

const options = (count: number, label = 'Option'): Option[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `o${index + 1}`,
    label: `${label} ${index + 1}`,
  }))
const choices = (count: number, label?: string): Prompt => ({
  kind: 'choices',
  options: options(count, label),
})
const question = [textContent('Which?')]
const ask = (prompt: Prompt, capabilities = messenger, page = 0) =>
  toPieces(question, prompt, capabilities, { page })
const labels = (pieces: ReturnType<typeof ask>) =>
  pieces.flatMap(piece => ('choices' in piece ? piece.choices.map(({ label }) => label) : []))

test('three short options are buttons below the question', () => {
  expect(ask(choices(3))).toEqual([
    {
      kind: 'buttons',
      text: 'Which?',
      choices: options(3).map(({ id, label }) => ({ label, pick: { option: id } })),
    },
  ])
})

test('more options, or longer ones, are a list, where a whole label stands below one that had to be cut', () => {
  expect(ask(choices(10))).toMatchObject([{ kind: 'list', text: 'Which?', open: 'Show options' }])
  const [list] = ask(choices(2, 'A loaf of bread with many seeds'))
  expect(list).toMatchObject({
    kind: 'list',
    choices: [
      { label: 'A loaf of bread with…', description: 'A loaf of bread with many seeds 1' },
      { label: 'A loaf of bread with…', description: 'A loaf of bread with many seeds 2' },
    ],
  })
})

test('still more are pages with a way to the next one, and from the last to the first', () => {
  const first = ask(choices(20))
  expect(labels(first)).toEqual([...options(9).map(({ label }) => label), 'More'])
  expect(first).toMatchObject([
    { choices: expect.arrayContaining([{ label: 'More', pick: { page: 1 } }]) },
  ])
  const last = ask(choices(20), messenger, 2)
  expect(labels(last)).toEqual(['Option 19', 'Option 20', 'More'])
  expect(last).toMatchObject([
    { choices: expect.arrayContaining([{ label: 'More', pick: { page: 0 } }]) },
  ])
  expect(labels(ask(choices(45), keyboard))).toHaveLength(21)
})

test('what no page holds is numbered, in as many messages as it takes', () => {
  expect(ask(choices(50))).toEqual([
    {
      kind: 'text',
      text: expect.stringMatching(/^Which\?\n1\. Option 1\n[\s\S]*\n50\. Option 50\nPlease answer/),
    },
  ])
  const messages = ask(choices(50), letters)
  expect(messages.length).toBeGreaterThan(3)
  for (const message of messages)
    expect(message).toMatchObject({ text: expect.stringMatching(/^[\s\S]{1,160}$/) })
  expect(messages.map(message => ('text' in message ? message.text : '')).join('\n')).toContain(
    '\n50. Option 50\n',
  )
})

test('an option whose id or label no button takes is numbered', () => {
  const long: Prompt = { kind: 'choices', options: [{ id: 'x'.repeat(65), label: 'A' }] }
  expect(ask(long, keyboard)).toEqual([
    { kind: 'text', text: 'Which?\n1. A\nPlease answer with a number from the list.' },
  ])
  expect(ask({ kind: 'choices', options: [{ id: 'a', label: 'y'.repeat(80) }] })).toMatchObject([
    { kind: 'text' },
  ])
})

test('ratings and scales are pressed where there is room, and typed elsewhere', () => {
  expect(labels(ask({ kind: 'rating', look: 'star', max: 3 }))).toEqual(['1', '2', '3'])
  const scale: Prompt = { kind: 'scale', from: 0, to: 10, fromLabel: 'Worst', toLabel: 'Best' }
  expect(ask(scale, { ...messenger, list: undefined })).toEqual([
    { kind: 'text', text: 'Which?\nPlease answer with a number from 0 (Worst) to 10 (Best).' },
  ])
})

test('a scale that is longer than a list is typed, not shown page by page', () => {
  const scale = (to: number): Prompt => ({ kind: 'scale', from: 1, to, fromLabel: '', toLabel: '' })
  expect(labels(ask(scale(10)))).toHaveLength(10)
  expect(ask({ ...scale(10), from: 0 } as Prompt)).toEqual([
    { kind: 'text', text: 'Which?\nPlease answer with a number from 0 to 10.' },
  ])
})

const ticking: Capabilities = {
  ...messenger,
  list: { most: 10, label: 24, id: 200, text: 1024, paged: { size: 9, upTo: 49 }, ticks: 40 },
}
const tick = (count: number, shown: Shown) =>
  toPieces(question, { kind: 'checks', options: options(count) }, ticking, shown).flatMap(piece =>
    'choices' in piece ? piece.choices : [],
  )

test('ticks are set one after the other where there is a list for it, and end with a press', () => {
  expect(tick(2, {})).toEqual([
    { label: 'Option 1', pick: { page: 0, ticks: [1] } },
    { label: 'Option 2', pick: { page: 0, ticks: [2] } },
  ])
  expect(tick(2, { ticks: [2] })).toEqual([
    { label: 'Option 1', pick: { page: 0, ticks: [1, 2] } },
    { label: '✓ Option 2', pick: { page: 0, ticks: [] } },
    { label: 'Done', pick: { done: [2] } },
  ])
})

test('many ticks go on page by page, and what is ticked elsewhere stays', () => {
  const second = tick(20, { page: 1, ticks: [1] })
  expect(second).toHaveLength(10)
  expect(second.slice(-2)).toEqual([
    { label: 'More', pick: { page: 2, ticks: [1] } },
    { label: 'Done', pick: { done: [1] } },
  ])
  expect(second[0]).toEqual({ label: 'Option 9', pick: { page: 1, ticks: [1, 9] } })
  expect(tick(41, {})).toEqual([])
})

test('ticks are named by their numbers where there is none, because one press would be the whole answer', () => {
  expect(ask({ kind: 'checks', options: options(2) })).toEqual([
    {
      kind: 'text',
      text: 'Which?\n1. Option 1\n2. Option 2\nPlease answer with one or more numbers, such as 1,3.',
    },
  ])
})

test('picture options are pictures by number, with their options behind', () => {
  const prompt: Prompt = {
    kind: 'image-choices',
    options: options(2).map(option => ({ ...option, src: `https://a.example/${option.id}.png` })),
  }
  expect(ask(prompt)).toMatchObject([
    { kind: 'text', text: 'Which?' },
    { kind: 'image', src: 'https://a.example/o1.png', caption: '1. Option 1' },
    { kind: 'image', src: 'https://a.example/o2.png', caption: '2. Option 2' },
    { kind: 'buttons', text: 'Please choose.' },
  ])
  expect(ask(prompt, letters)).toMatchObject([
    { text: 'Which?\n1. Option 1\n2. Option 2\nPlease answer with a number from the list.' },
  ])
})

test('a calendar offers its next days, or says how a date is written and which days are none', () => {
  const calendar: Prompt = {
    kind: 'calendar',
    today: '2026-11-21',
    showPastDates: false,
    excludeDays: ['sunday', 'Sat'],
    excludeDates: ['2026-11-23'],
    timeZone: null,
    date: null,
    slots: [],
  }
  expect(labels(ask(calendar)).slice(0, 2)).toEqual(['Tue, Nov 24', 'Wed, Nov 25'])
  expect(labels(ask(calendar))).toHaveLength(10)
  expect(labels(ask(calendar)).at(-1)).toBe('Another date')
  expect(labels(ask(calendar, messenger, 1))[0]).toBe('Mon, Dec 7')
  expect(ask(calendar, letters)).toEqual([
    {
      kind: 'text',
      text: 'Which?\nPlease answer with a date, such as 2026-11-24.\nNot on Sunday and Saturday.',
    },
  ])
  const withTimes = { ...calendar, date: '2026-11-24', slots: ['09:00 - 10:00', '10:00 - 11:00'] }
  expect(labels(ask(withTimes))).toEqual(['09:00 - 10:00', '10:00 - 11:00'])
  expect(ask(withTimes, letters)).toMatchObject([
    { text: expect.stringContaining('\n2. 10:00 - 11:00\n') },
  ])
})

test('a place is asked for by the channel’s own means, and a file in words', () => {
  expect(ask({ kind: 'location' })).toEqual([{ kind: 'location', text: 'Which?' }])
  expect(ask({ kind: 'location' }, letters)).toMatchObject([{ kind: 'text' }])
  expect(ask({ kind: 'file', maxBytes: 5_000_000 })).toEqual([
    { kind: 'text', text: 'Which?\nPlease send a file of up to 5 MB.' },
  ])
})

test('what lies with the server has its whole address, and what cannot be sent is said', () => {
  const image = (src: string, base?: string) =>
    toPieces([{ kind: 'image', src, alt: 'Bread' }], null, messenger, { base })
  expect(image('/files/a.png', 'https://us.example')).toEqual([
    { kind: 'image', src: 'https://us.example/files/a.png', caption: 'Bread' },
  ])
  expect(image('https://a.example/a.svg')).toEqual([
    { kind: 'text', text: 'Bread: https://a.example/a.svg' },
  ])
  const films: Capabilities = {
    ...messenger,
    media: { video: { bytes: 1e6, types: ['video/mp4'] } },
  }
  const film = (src: string) => toPieces([{ kind: 'video', src }], null, films)
  expect(film('https://a.example/a.mp4?x=1')).toMatchObject([{ kind: 'video' }])
  expect(film('https://films.example/watch')).toEqual([
    { kind: 'text', text: 'https://films.example/watch' },
  ])
})

test('a question that is typed needs no words but its own', () => {
  const name: Prompt = { kind: 'text', input: 'name' }
  expect(ask(name)).toEqual([{ kind: 'text', text: 'Which?' }])
  expect(toPieces([], name, messenger)).toEqual([{ kind: 'text', text: 'Please write your name.' }])
})

test('contents are what the channel shows, and words elsewhere; texts in a row are one message', () => {
  const contents: Content[] = [
    { kind: 'text', text: '<b>Look</b>', html: '<b>Look</b>' },
    { kind: 'html', html: '<p>here</p>' },
    { kind: 'image', src: 'https://a.example/a.png', alt: 'A loaf' },
    { kind: 'video', src: 'https://a.example/a.mp4' },
    { kind: 'file', src: 'https://a.example/a.pdf', name: 'Menu', size: 2e8 },
    { kind: 'link', src: 'https://a.example', label: 'Our shop around the corner' },
  ]
  expect(toPieces(contents, null, messenger)).toEqual([
    { kind: 'text', text: '*Look*\nhere' },
    { kind: 'image', src: 'https://a.example/a.png', caption: 'A loaf' },
    { kind: 'text', text: 'https://a.example/a.mp4\nMenu: https://a.example/a.pdf' },
    {
      kind: 'link',
      text: 'Our shop around the corner',
      label: 'Our shop around the…',
      src: 'https://a.example',
    },
  ])
  expect(toPieces(contents, null, letters)).toEqual([
    {
      kind: 'text',
      text: [
        'Look\nhere\nA loaf: https://a.example/a.png\nhttps://a.example/a.mp4',
        'Menu: https://a.example/a.pdf\nOur shop around the corner: https://a.example',
      ].join('\n'),
    },
  ])
})

test('a text that is too long to stand above buttons is a message of its own', () => {
  const long = 'word '.repeat(250).trim()
  expect(toPieces([textContent(long)], choices(2), messenger)).toMatchObject([
    { kind: 'text', text: long },
    { kind: 'buttons', text: 'Please choose.' },
  ])
})

test('one option that is too long is told above by its number, and all stay buttons', () => {
  const long =
    'A loaf of rye bread with walnuts, baked this morning, sliced and wrapped in paper of our own'
  const options = [
    { id: 'a', label: 'Rye' },
    { id: 'b', label: long },
    { id: 'c', label: 'Spelt' },
  ]
  expect(ask({ kind: 'choices', options })).toMatchObject([
    {
      kind: 'buttons',
      text: `Which?\n2. ${long}`,
      choices: [
        { label: 'Rye' },
        { label: expect.stringMatching(/^2\. A loaf/) },
        { label: 'Spelt' },
      ],
    },
  ])
})

test('a name in a link, a page or a picture is said as somebody typed it', () => {
  const label = 'For Bo <bo@b.example> & <b>co</b> &eacute;'
  const src = 'https://a.example'
  for (const content of [
    { kind: 'link', src, label },
    { kind: 'frame', src, label, height: 300 },
    { kind: 'image', src, alt: label },
  ] as const)
    expect(toPieces([content], null, letters)).toEqual([{ kind: 'text', text: `${label}: ${src}` }])
  expect(toPieces([{ kind: 'link', src, label }], null, messenger)).toMatchObject([{ text: label }])
})

test('behind nine of many times stand more times, and behind days another day', () => {
  const slots = Array.from({ length: 16 }, (_, at) => `${10 + at}:00 - ${10 + at}:30`)
  const calendar = {
    kind: 'calendar',
    today: '2026-11-27',
    showPastDates: false,
    timeZone: null,
    excludeDays: [],
    excludeDates: [],
  } as const
  const paged = {
    ...messenger,
    list: { most: 10, label: 24, id: 200, text: 1024, paged: { size: 9, upTo: 90 } },
  }
  const last = (prompt: Prompt) => {
    const piece = toPieces([], prompt, paged).at(-1)
    return piece && 'choices' in piece ? piece.choices.at(-1)?.label : undefined
  }
  expect(last({ ...calendar, date: '2026-12-01', slots })).toBe('More')
  expect(last({ ...calendar, date: null, slots: [] })).toBe('Another date')
})
