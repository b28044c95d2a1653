import { afterEach, expect, test } from 'vitest'
import { loadCatalogue } from '../texts/catalogue-beside.js'
import { languagesOf } from '../texts/languages.js'
import { launcherName } from './launcher-name.js'

afterEach(() => {
  document.documentElement.lang = ''
})

const locales =
  'ar-EG de-AT deu es es-MX fr-CA he iw-IL hi id in it ja ko nl pl pt-BR pt-PT ru tr uk vi zh zh-CN zh-Hans zh-TW zh-Hant-HK'

test.each(locales.split(' '))(
  'for %s a launcher has the name that the widget will give it',
  async locale => {
    const catalogue = await loadCatalogue(languagesOf(locale).at(-1) ?? '')
    expect(launcherName(locale)).toBe(catalogue['Open chat'])
  },
)

test.each(['en', 'sv', 'constructor', '-', ''])('for %j it is English', locale => {
  document.documentElement.lang = 'en'
  expect(launcherName(locale)).toBe('Open chat')
})

test('where nothing is asked for, the page’s language counts', () => {
  document.documentElement.lang = 'de-CH'
  expect(launcherName('')).toBe('Chat öffnen')
})
