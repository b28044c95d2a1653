import { expect, test } from 'vitest'
import { languages as spoken } from '../../src/texts/languages.js'
import { languages } from '../../studio/app/pages/bots/embed/choices.js'

test('Embed offers the languages that the widget speaks', () => {
  expect([...languages].sort()).toEqual([...spoken, 'en'].sort())
})
