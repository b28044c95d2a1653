import { expect, test } from 'vitest'
import { ownTypes as registry } from '../index.js'
import { samples } from '../testing/index.js'
import { firstWords, formOfField, nameOfField, nameOfStep } from './names.js'

test('a step is named by what it is and its first words', () => {
  expect(nameOfStep({ type: 'message-node', data: { text: 'We <b>open</b>\nat seven.' } })).toBe(
    'Message: We open at seven.',
  )
  expect(nameOfStep({ type: 'message', data: {} })).toBe('Message')
  expect(nameOfStep({ type: 'delay', data: { delay: '2' } })).toBe('Delay: 2 seconds')
  expect(nameOfStep({ type: 'jump-to', data: { nodeId: 'cm1x9f' } })).toBe('Jump to a step')
  expect(nameOfStep({ type: 'paint', data: {} })).toBe('paint')
  const image = 'https://chat.example/files/AbCdEfGhIjKl/carrot-cake.png?1'
  expect(nameOfStep({ type: 'image', data: { image } })).toBe('Image: carrot-cake.png')
  expect(nameOfStep({ type: 'image', data: { image: 'https://shop.example' } })).toBe(
    'Image: https://shop.example',
  )
})

test.each([
  ['condition', { leftValue: '{emergency}', rightValue: 'Yes' }, 'If emergency is Yes'],
  [
    'condition',
    { leftValue: 'size', operator: 'is not set', rightValue: 'x' },
    'If size is not set',
  ],
  [
    'condition',
    {
      match: 'any',
      conditions: [
        { leftValue: '{a}', operator: '>', rightValue: '2' },
        { leftValue: '{b}', rightValue: 'c' },
      ],
    },
    'If a is more than 2 or b is c',
  ],
  ['condition', {}, ''],
  ['integration', { connectionId: '5f0c2d9b7a61', action: 'appendRow' }, 'Append row'],
  ['integration', { action: 'upsertLead' }, 'Create or update lead'],
  ['integration', { connectionId: '5f0c2d9b7a61' }, 'nothing yet'],
  ['delay', { delay: 1 }, '1 second'],
  ['variable', { name: 'size', value: 'L' }, 'size = L'],
  ['variable', { name: 'day', source: 'today' }, 'day'],
  [
    'math-operation',
    { leftValue: '{a}', operator: '*', rightValue: '2', answerVariable: 'b' },
    'b = a * 2',
  ],
  ['email', { subject: 'New lead', to: ['me@shop.example'] }, 'New lead, to me@shop.example'],
  ['email', { to: 'me@shop.example' }, 'me@shop.example'],
  [
    'gpt',
    { answerVariable: 'advice', context: 'Answer in two sentences.' },
    'Answer in two sentences.',
  ],
  ['gpt', { answerVariable: 'advice' }, 'advice'],
  [
    'ask-multiple-questions',
    { questions: [{ questionText: 'Your name?' }, { questionText: 'Your number?' }] },
    'Your name? · Your number?',
  ],
])('the card of %s with %j says what it does: %s', (type, data, said) => {
  expect(firstWords({ type, data })).toBe(said)
})

test('long words are cut, and no sign is cut in two', () => {
  const words = firstWords({ type: 'message', data: { text: '🥖'.repeat(80) } })
  expect([...words]).toHaveLength(60)
  expect(words).toMatch(/🥖…$/u)
})

test.each(registry.definitions.map(({ type }) => type))(
  'the sample of %s shows no secret in its name',
  type => {
    const named = nameOfStep({
      type,
      data: { ...(samples[type] as object), apiKey: 'hush', authentication: { password: 'hush' } },
    })
    expect(named).toMatch(/\S/)
    expect(named).not.toContain('hush')
  },
)

test('a field is named from the outside in', () => {
  expect(nameOfField('n-choices', 'choices.plum.choiceText')).toBe('Choices, plum: Text')
  expect(nameOfField('business-hours', 'weeklyHours.0.slots.1.start')).toBe(
    'Weekly hours, 1: Time slots, 2: From',
  )
  expect(nameOfField('calendar', 'excludeDates.1')).toBe('Excluded dates, 2')
  expect(nameOfField('webhook', 'authentication.password')).toBe('Sign-in: Password')
  expect(nameOfField('message', 'txt')).toBe('txt')
  expect(nameOfField('message', 'constructor')).toBe('constructor')
  expect(formOfField('n-choices', 'choices.plum.choiceText')?.kind).toBe('words')
  expect(formOfField('n-choices', 'choices.plum.nothing')).toBeUndefined()
})
