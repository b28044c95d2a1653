import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionToken, readPick, writePick } from './pick-id.js'

test('a button names the option and the step that offered it', () => {
  const written = writePick({ option: 'yes:no' }, 'order/street', 64)
  expect(written).toBe('s:order%2Fstreet:yes:no')
  expect(readPick(written)).toEqual({ option: 'yes:no', step: 'order/street' })
})

test('the step is left out where there is no room, and a long option becomes its token', () => {
  expect(writePick({ option: 'a'.repeat(60) }, 'step', 64)).toBe(`o:${'a'.repeat(60)}`)
  const long = 'ü'.repeat(40)
  expect(readPick(writePick({ option: long }, 'step', 64))).toEqual({ option: optionToken(long) })
})

test('a page is a page, and what nobody wrote is an option', () => {
  expect(readPick(writePick({ page: 3 }, 'step', 64))).toEqual({ page: 3 })
  expect(readPick('hello')).toEqual({ option: 'hello' })
  expect(readPick('s:%E0%A4%A:x')).toEqual({ option: 'x', step: '%E0%A4%A' })
})

test('ticks come back with their page, and at the end with their step', () => {
  const ticks = [1, 9, 40]
  const page = writePick({ page: 2, ticks }, 'step', 64)
  expect(Buffer.byteLength(page)).toBeLessThan(20)
  expect(readPick(page)).toEqual({ page: 2, ticks })
  expect(readPick(writePick({ page: 0, ticks: [] }, 'step', 64))).toEqual({ page: 0, ticks: [] })
  const done = { option: '1, 9, 40', ticks }
  expect(readPick(writePick({ done: ticks }, 'a:b', 64))).toEqual({ ...done, step: 'a:b' })
  expect(readPick(writePick({ done: ticks }, 'a'.repeat(80), 64))).toEqual(done)
})

test('any option and step come back as they were, and never take more bytes than there are', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 24, max: 256 }),
      (step, option, most) => {
        const written = writePick({ option }, step.replace(/\p{Surrogate}/gu, ''), most)
        expect(Buffer.byteLength(written)).toBeLessThanOrEqual(most)
        const read = readPick(written)
        expect('option' in read && [option, optionToken(option)]).toContain(
          'option' in read && read.option,
        )
      },
    ),
  )
})
