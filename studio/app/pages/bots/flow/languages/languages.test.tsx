import axe from 'axe-core'
import { act } from 'react'
import { applyOperations, asOperations, readDraft } from 'talkgraph/builder'
import { expect, test } from 'vitest'
import { showInRoom } from '../show-in-room.js'
import { readCsv, writeCsv } from './csv.js'
import { exportTexts, type FileKind, importTexts } from './files.js'
import { LanguagesPanel } from './languages-panel.js'
import { textsOf } from './texts-of.js'

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
  ],
  edges: [],
}

test('lists every text that can be translated', () => {
  expect(textsOf(readDraft(bot)).map(({ key }) => key)).toEqual([
    'start#text',
    'cake#choicePrompt',
    'cake#choices.plum.choiceText',
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

test('a file that is none is refused', () => {
  const draft = readDraft(bot)
  expect(() => importTexts(draft, '<!DOCTYPE x [<!ENTITY a "b">]><xliff/>')).toThrow('document type')
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
  expect(home.textContent).toContain('3 of 4 texts are missing.')
  await type('German: Any number of choices: Which?, Question', 'Welcher?')
  expect(room.state().draft.translations).toMatchObject({ de: { cake: { choicePrompt: 'Welcher?' } } })
  const only = home.querySelector<HTMLInputElement>('input[type=checkbox]')
  await act(async () => only?.click())
  expect(home.querySelectorAll('tbody tr')).toHaveLength(2)
  const { violations } = await axe.run(home, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})
