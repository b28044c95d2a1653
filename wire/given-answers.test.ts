import { expect, test } from 'vitest'
import { givenAnswers } from './given-answers.js'

test('each answer stands once, under its question, with the name of its variable', () => {
  expect(
    givenAnswers({
      answers: { colour: 'Red', form_q0: 'Ann', form_q1: 'by night', day: '2026-12-24' },
      answerVariables: [
        { nodeId: 'form', key: 'name', value: 'Ann' },
        { nodeId: 'day', key: 'when', value: '2026-12-24' },
        { nodeId: 'day', key: 'slot', value: '9:00' },
      ],
    }),
  ).toEqual([
    { key: 'colour', variable: undefined, value: 'Red' },
    { key: 'form_q0', variable: 'name', value: 'Ann' },
    { key: 'form_q1', variable: undefined, value: 'by night' },
    { key: 'day', variable: 'when', value: '2026-12-24' },
    { key: 'day', variable: 'slot', value: '9:00' },
  ])
})
