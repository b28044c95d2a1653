import { expect, test } from 'vitest'
import { blankEntry, readStep, setChange } from './read-step.js'

test('a step is read by the names of today, with defaults, and with what only the server knows', () => {
  expect(readStep({ type: 'gpt', data: { model: 'o1' } })).toMatchObject({
    selectedModel: 'o1',
    temperature: '0.7',
    showReply: true,
  })
  expect(readStep({ type: 'teleport', data: { a: 1 } })).toEqual({})
})

test('a new entry of a list has the defaults of its fields', () => {
  expect(blankEntry({ type: 'n-choices', data: {} }, ['choices'])).toEqual({
    id: '',
    choiceText: '',
  })
  const hours = { weeklyHours: [{ dayName: 'Monday', slots: [] }] }
  expect(blankEntry({ type: 'business-hours', data: hours }, ['weeklyHours', 0, 'slots'])).toEqual({
    start: '',
    end: '',
  })
  expect(blankEntry({ type: 'email', data: {} }, ['to'])).toBe('')
  expect(blankEntry({ type: 'email', data: {} }, ['subject'])).toBeUndefined()
})

test('a field is set where it stands', () => {
  const step = {
    id: 'cake',
    type: 'n-choices',
    data: { choices: [{ id: 'plum', choiceText: 'Plum' }] },
  }
  expect(setChange(step, ['choices', 'plum', 'choiceText'], 'Apple')).toEqual({
    op: 'set',
    nodeId: 'cake',
    path: ['choices', 'plum', 'choiceText'],
    value: 'Apple',
  })
  expect(
    setChange({ id: 'call', type: 'webhook', data: {} }, ['authentication', 'username'], 'ann'),
  ).toMatchObject({
    path: ['authentication', 'username'],
  })
})

test('a list that is written in another form is written anew', () => {
  const mail = { id: 'mail', type: 'email', data: { to: 'a@shop.example' } }
  expect(setChange(mail, ['to', 0], 'b@shop.example')).toEqual({
    op: 'set',
    nodeId: 'mail',
    path: ['to'],
    value: ['b@shop.example'],
  })
  const call = { id: 'call', type: 'webhook', data: { headers: { 'X-Shop': 'one' } } }
  expect(setChange(call, ['headers', 0, 'value'], 'two')).toMatchObject({
    path: ['headers'],
    value: [{ key: 'X-Shop', value: 'two' }],
  })
})
