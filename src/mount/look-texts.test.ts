import { expect, test } from 'vitest'
import { fields, readCustomizations, wordFields } from '../../themes/index.js'
import { defaultLooks, translatedLooks } from './look-texts.js'

const translations = {
  de: {
    customizations: { tagline: 'Wir backen', chatIconCtaText: 'Hunger?', headerBgColor: 'red' },
  },
  'de-AT': { customizations: { tagline: 'Mir backen', logoText: ' ' } },
}

test('what people read of the looks can be translated, each text by the closest language, and nothing else', () => {
  expect(translatedLooks(translations, 'de-AT')).toEqual({
    tagline: 'Mir backen',
    chatIconCtaText: 'Hunger?',
  })
  expect(translatedLooks(translations, 'fr')).toEqual({})
  expect(translatedLooks(undefined, 'de')).toEqual({})
})

test('default texts are in the visitor’s language, the owner’s own stay', () => {
  const looks = readCustomizations({ tagline: 'Cakes since 1912' })
  expect(
    defaultLooks(looks, { Support: 'Assistance', "We're here to help": 'Nous voilà' }),
  ).toEqual({
    logoText: 'Assistance',
  })
  expect(defaultLooks(looks, {})).toEqual({})
})

test('every customization that is text can be translated', () => {
  const texts = Object.entries(fields).filter(([, { kind }]) => kind === 'text')
  expect([...wordFields].sort()).toEqual(texts.map(([name]) => name).sort())
})
