import axe from 'axe-core'
import { act } from 'react'
import { applyOperations, asOperations, readDraft, textsOf } from 'talkgraph/builder'
import { expect, test, vi } from 'vitest'
import { showInRoom } from '../../testing/show-in-room.js'
import { readCsv, writeCsv } from './csv.js'
import { exportTexts, type FileKind, importTexts } from './files.js'
import { LanguagesPanel } from './languages-panel.js'
import { readText } from './read-text.js'

const bot = {
  customizations: { tagline: 'We bake' },
  translations: { de: { start: { text: 'Hallo, "Sie"\nund <b>du</b> & ich' } } },
  nodes: [
    { id: 'start', type: 'welcome', data: { text: 'Hello, "you"\nand <b>me</b> & you' } },
    {
      id: 'cake',
      type: 'n-choices',
      data: { choicePrompt: 'Which?', choices: [{ id: 'plum', choiceText: 'Plum' }] },
    },
    { id: 'copy', type: 'message', data: { text: '{name}' } },
    {
      id: 'mail',
      type: 'email',
      data: { to: 'a@b.example', subject: 'Your cake', body: '{name}' },
    },
  ],
  edges: [],
}

test('lists every text that can be translated', () => {
  expect(textsOf(readDraft(bot)).map(({ key }) => key)).toEqual([
    'start#text',
    'cake#choicePrompt',
    'cake#choices.plum.choiceText',
    'mail#subject',
    'customizations#tagline',
  ])
})

test.each<FileKind>(['csv', 'xliff-1.2', 'xliff-2.0'])('goes out and comes in as %s', kind => {
  const { text } = exportTexts(readDraft(bot), 'de', kind)
  const bare = readDraft({ ...bot, translations: {} })
  const { locale, changes, unknown, outdated } = importTexts(bare, text)
  expect({ locale, unknown, outdated }).toEqual({ locale: 'de', unknown: 0, outdated: 0 })
  let count = 0
  const after = applyOperations(
    bare,
    asOperations(changes, () => `${++count}`),
  ).draft
  expect(after.translations).toEqual(bot.translations)
  expect(importTexts(readDraft(bot), text).changes).toEqual([])
})

test('what a file brings for other texts is counted', () => {
  const file = writeCsv([
    ['key', 'original', 'fr'],
    ['cake#choicePrompt', 'What?', 'Lequel ?'],
    ['gone#text', 'Bye', 'Au revoir'],
  ])
  expect(importTexts(readDraft(bot), file)).toMatchObject({
    locale: 'fr',
    unknown: 1,
    outdated: 1,
    changes: [{}],
  })
})

test('of a text that stands there twice the last counts, and it is told', () => {
  const row = (target: string) => ['cake#choicePrompt', 'Which?', target]
  const file = writeCsv([['key', 'original', 'fr'], row('Lequel ?'), row(''), row('Laquelle ?')])
  expect(importTexts(readDraft(bot), file)).toMatchObject({
    twice: 1,
    changes: [{ path: ['translations', 'fr', 'cake', 'choicePrompt'], value: 'Laquelle ?' }],
  })
})

test('a placeholder or a tag that a translation lost is told, by the text that lost it', async () => {
  const said = { text: 'Hello {name}, <b>you</b> and <b>me</b> <a href="/a">here</a>' }
  const draft = readDraft({ ...bot, nodes: [{ id: 'start', type: 'welcome', data: said }] })
  const file = (target: string) =>
    importTexts(
      draft,
      writeCsv([
        ['key', 'original', 'fr'],
        ['start#text', said.text, target],
      ]),
    ).lost
  expect(file('Bonjour {name}, <b>toi</b> <a href="/fr">ici</a>')).toEqual([])
  expect(file('Bonjour {nom}, toi <a href="/fr">ici</a>')).toMatchObject([
    { gone: ['{name}', '<b>'] },
  ])

  const { home } = await showInRoom(<LanguagesPanel onReveal={() => {}} />, draft)
  const csv = writeCsv([
    ['key', 'original', 'fr'],
    ['start#text', said.text, 'Bonjour'],
  ])
  const chooser = home.querySelector<HTMLInputElement>('input[type=file]')
  await act(async () => {
    Object.defineProperty(chooser, 'files', {
      value: [new File([csv], 'a.csv')],
      configurable: true,
    })
    chooser?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await vi.waitFor(() => expect(home.textContent).toContain('A text in French lost something'))
  expect(home.textContent).toContain('is without {name} <b> <a>')
})

test.each([
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
  ['UTF-16, as spreadsheets call “Unicode text”', [0xff, 0xfe, 0xe9, 0x00], 'é'],
  ['UTF-16 the other way round', [0xfe, 0xff, 0x00, 0xe9], 'é'],
])('a file in %s is read', async (_, bytes, text) => {
  expect(await readText(new Blob([new Uint8Array(bytes)]))).toBe(text)
})

test('a file whose letters cannot be told, or that is too large, is refused with what helps', async () => {
  await expect(readText(new Blob([new Uint8Array([0x63, 0xe9])]))).rejects.toThrow('CSV UTF-8')
  await expect(readText(new Blob([new Uint8Array(10_000_001)]))).rejects.toThrow('10 MB')
})

test('a file of 10 MB is read, and names of its own file system bring nothing in', () => {
  const long = writeCsv([
    ['key', 'original', 'fr'],
    ...Array.from({ length: 50_000 }, (_, at) => [`n${at}#text`, 'x'.repeat(90), 'y'.repeat(90)]),
  ])
  expect(importTexts(readDraft(bot), long).unknown).toBe(50_000)
  const xxe = '<?xml version="1.0"?><!doctype\nx SYSTEM "file:///etc/passwd"><xliff/>'
  expect(() => importTexts(readDraft(bot), xxe)).toThrow('document type')
})

test('a file that is none is refused', () => {
  const draft = readDraft(bot)
  expect(() => importTexts(draft, '<!DOCTYPE x [<!ENTITY a "b">]><xliff/>')).toThrow(
    'document type',
  )
  expect(() => importTexts(draft, '<html></html>')).toThrow('no XLIFF')
  expect(() => importTexts(draft, 'a,b\n1,2')).toThrow('The first row')
})

test('CSV is read as spreadsheets write it', () => {
  expect(readCsv('\uFEFFkey;original;de\r\n"a;b";"say ""hi""";\r\n\r\nc;;d')).toEqual([
    ['key', 'original', 'de'],
    ['a;b', 'say "hi"', ''],
    ['c', '', 'd'],
  ])
})

test('a missing text is written in the table', async () => {
  const { home, room, type } = await showInRoom(<LanguagesPanel onReveal={() => {}} />, bot)
  expect(home.textContent).toContain('4 of 5 texts are missing.')
  await type('German: Any number of choices: Which?, Question', 'Welcher?')
  expect(room.state().draft.translations).toMatchObject({
    de: { cake: { choicePrompt: 'Welcher?' } },
  })
  const only = home.querySelector<HTMLInputElement>('input[type=checkbox]')
  await act(async () => only?.click())
  expect(home.querySelectorAll('tbody tr')).toHaveLength(3)
  const { violations } = await axe.run(home, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})
