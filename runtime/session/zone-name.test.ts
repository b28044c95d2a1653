import { expect, test } from 'vitest'
import { zoneName } from './zone-name.js'

test.each([
  ['Europe/Zurich', 'en', 'Central European Time'],
  ['Europe/Zurich', 'de', 'Mitteleuropäische Zeit'],
  ['America/New_York', 'fr', 'heure de l’Est nord-américain'],
  ['Asia/Kolkata', 'ja', 'インド標準時'],
])('%s is called so in %s', (zone, locale, name) => {
  expect(zoneName(zone, locale)).toBe(name)
})

test('a zone that the browser does not know keeps its own name', () => {
  expect(zoneName('Middle_Earth/Minas_Tirith', 'de')).toBe('Middle Earth/Minas Tirith')
})
