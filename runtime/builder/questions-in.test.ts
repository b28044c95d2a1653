import { expect, test } from 'vitest'
import { questionsIn } from './questions-in.js'

test('questions are told by what their answers are kept under, those inside a step too', () => {
  const nodes = [
    { id: 'hi', type: 'welcome', data: { text: 'Hello' } },
    { id: 'who', type: 'ask-name', data: { questionText: 'Who are <b>you</b>?' } },
    {
      id: 'form',
      type: 'ask-multiple-questions',
      data: { message: 'Some more', questions: [{ questionText: 'Where?' }, { questionText: '' }] },
    },
    { id: 'day', type: 'calendar', data: {} },
    { id: 'odd', type: 'ask-name' },
  ]
  const asked = Object.fromEntries(questionsIn({ elements: [{ nodes, edges: [] }] }))
  expect(asked).toMatchObject({ who: 'Who are you?', form: 'Some more', form_q0: 'Where?' })
  expect(Object.keys(asked)).toEqual(['hi', 'who', 'form', 'form_q0', 'day'])
  expect(questionsIn({ nodes }).get('who')).toBe('Who are you?')
  expect([...questionsIn(null), ...questionsIn({ elements: 'x' })]).toEqual([])
})
