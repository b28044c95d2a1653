import { expect, test } from 'vitest'
import { createMemoryRoom } from '../../model/draft/memory-room.js'
import { fromLine, fromNameLines, toLine, toNameLines } from './answer-lines.js'
import { changeTest, freeName, hasTest, keepTest, removeTest, testsIn } from './tests-of.js'

const bot = { nodes: [{ id: 'hi', type: 'welcome', data: {} }], edges: [] }
const one = { name: 'One', answers: ['a'], expect: {} }
const names = (draft: Parameters<typeof testsIn>[0]) =>
  testsIn(draft).map(test => Object(test).name)

test('tests are kept, changed and taken out of a draft by one change each, which an undo takes back', () => {
  const room = createMemoryRoom(bot)
  const draft = () => room.state().draft
  expect(room.change(keepTest(draft(), one), 'Kept')).toEqual([])
  room.change(keepTest(draft(), { ...one, name: 'Two' }), 'Kept')
  room.change(changeTest(draft(), 'One', { ...one, name: 'First' }), 'Renamed')
  expect(names(draft())).toEqual(['First', 'Two'])
  room.undo()
  expect(names(draft())).toEqual(['One', 'Two'])
  room.change(removeTest(draft(), 'One'), 'Deleted')
  expect(names(draft())).toEqual(['Two'])
  expect(changeTest(draft(), 'One', one)).toEqual([])
  expect(removeTest(draft(), 'One')).toEqual([])
})

test('a name that is taken gets a number', () => {
  const room = createMemoryRoom({ ...bot, tests: [one, { ...one, name: 'One 2' }, 'no test'] })
  const { draft } = room.state()
  expect(freeName(draft, 'One')).toBe('One 3')
  expect(freeName(draft, 'Other')).toBe('Other')
  expect([hasTest(draft, 'One'), hasTest(draft, 'Two')]).toEqual([true, false])
})

test.each([
  ['Large'],
  ['12 rolls'],
  ['12'],
  ['{not JSON'],
  ['"quoted"'],
  ['true'],
  ['null and void'],
  ['two\nlines'],
  [12],
  [true],
  [null],
  [['A', 'B']],
  [{ pick: 'p1' }],
  [{ date: '2026-12-24', slot: '09:00 - 10:00' }],
])('%j is a line that is read as the same', value => {
  expect(toLine(value)).not.toContain('\n')
  expect(fromLine(toLine(value))).toEqual(value)
})

test('values stand by their names; a line without a value is told', () => {
  const values = { size: 'Large', count: 3, 'a b': ['x'], note: 'a = b' }
  expect(fromNameLines(toNameLines(values))).toEqual({ values, fault: undefined })
  expect(fromNameLines('size = L\nnothing').fault).toBe('nothing')
})
