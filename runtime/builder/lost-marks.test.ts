import { expect, test } from 'vitest'
import { lostIn } from './lost-marks.js'

test('a default is words of a language, so that a translation may have another or none', () => {
  expect(lostIn('Hello {name|there}, <b>{day}</b>', 'Hallo {name|du}, <b>{day}</b>')).toEqual([])
  expect(lostIn('Hello {name|there}', 'Hallo {name}')).toEqual([])
  expect(lostIn('Hello {name|there}', 'Hallo')).toEqual(['{name}'])
})
