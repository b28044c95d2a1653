import { expect, test } from 'vitest'
import { playBot } from '../testing/index.js'

const option = (id: string) => ({ id, label: `L${id}`, text: `L${id}`, image: '/a.png' })
const listed = {
  options: ['a', 'ab'].map(option),
  choices: ['a', 'ab'].map(option),
  images: ['a', 'ab'].map(option),
}
const texts = {
  choiceText1: 'A',
  choiceText2: 'B',
  choiceText3: 'C',
  option1: 'A',
  option3: 'C',
  option5: 'E',
}

/** Where an answer leads, given the handles of the edges that leave the question: each leads to a node of its name. */
async function lead(
  type: string,
  data: object,
  answer: string | number | string[],
  handles: string[],
) {
  const nodes = [
    { id: 'q', type: `${type}-node`, data: { ...listed, ...texts, ...data } },
    ...handles.map(handle => ({ id: `to ${handle}`, type: 'message', data: {} })),
  ]
  const edges = handles.map(handle => ({
    source: 'q',
    target: `to ${handle}`,
    sourceHandle: handle,
  }))
  const played = await playBot({ nodes, edges }, { answers: [answer] })
  return 'error' in played ? played.error.message : played.visited[1]
}

test.each([
  ['two-choices', 'A', ['source-1', 'source-2'], 'to source-1'],
  ['two-choices', 'B', ['source-1', 'source-2'], 'to source-2'],
  ['two-choices', 'A', ['source-1', 'source-0'], 'to source-0'],
  ['two-choices', 'B', ['source-2', 'source-1', 'source-0'], 'to source-1'],
  ['two-choices', 'B', ['source-0', 'source-2'], undefined],
  ['two-choices', 'B', ['source-1', 'source'], 'to source'],
  ['two-choices', 'A', ['source-12', 'source-10'], undefined],
  ['three-choices', 'A', ['source-2', 'source-3', 'source-1'], 'to source-1'],
  ['three-choices', 'C', ['source-2', 'source-3', 'source-1'], 'to source-3'],
  ['three-choices', 'C', ['source-2', 'source-1', 'source-0'], 'to source-2'],
  ['three-choices', 'B', ['source-1', 'source-3'], undefined],
  ['select-option', 'C', ['source-2', 'source-3'], 'to source-3'],
  ['select-option', 'E', ['source-5'], 'to source-5'],
  ['select-option', 'E', ['source-0', 'source-4', 'source-5'], 'to source-4'],
  ['select-option', 'C', ['source-2', ''], 'to '],
  ['n-select-option', 'La', ['ab', 'a'], 'to a'],
  ['n-select-option', 'La', ['source-ab', 'source-a'], 'to source-a'],
  ['n-select-option', 'Lab', ['a', 'source'], 'to source'],
  ['n-select-option', 'Lab', ['a'], undefined],
  ['n-choices', 'Lab', ['a', 'ab'], 'to ab'],
  ['n-choices', 'Lab', ['source-0', 'source-1'], undefined],
  ['image-choice', 'La', ['source-a'], 'to source-a'],
  ['image-choice', 'Lab', ['a', 'ab'], 'to ab'],
  ['n-check-options', ['La'], ['anything'], 'to anything'],
  ['n-check-options', ['La'], ['anything', 'source'], 'to source'],
  ['user-rating', 2, ['source-1'], 'to source-1'],
])('%s: %j with the edges %j goes %s', async (type, answer, handles, target) => {
  expect(await lead(type, {}, answer, handles)).toBe(target)
})

test.each([
  ['rating-choice', { ratingType: 3 }, 1, ['source-1', 'source-0'], 'to source-0'],
  ['rating-choice', { ratingType: 3 }, 3, ['1', '2', '3'], 'to 2'],
  ['rating-choice', { ratingType: 3 }, 3, ['source-3', 'source'], 'to source'],
  ['rating-choice', { ratingType: 'smiley' }, 5, ['source-5', 'source-4'], 'to source-4'],
  ['opinion-scale-choice', { from: 1, to: 10 }, 7, ['source-7', 'source-6'], 'to source-6'],
  ['opinion-scale-choice', { from: 1, to: 10 }, 7, ['source-6', '7'], 'to 7'],
  ['opinion-scale-choice', { from: 1, to: 10 }, 1, ['source-1', '10', ''], 'to '],
  ['opinion-scale-choice', { from: -2, to: 2 }, 0, ['source-0', 'source-2'], 'to source-2'],
  ['user-range', { minVal: 1, maxVal: 5 }, 0, ['source-1', 'source-2', 'source-3'], 'to source-1'],
  ['user-range', { minVal: 1, maxVal: 5 }, 5, ['source-1', 'source-2', 'source-3'], 'to source-2'],
  ['user-range', { minVal: 1, maxVal: 5 }, 6, ['source-1', 'source-2', 'source-3'], 'to source-3'],
  ['user-range', { minVal: 1, maxVal: 5 }, 6, ['source-1', 'source'], 'to source'],
])('%s with %j: %j with the edges %j goes %s', async (type, data, answer, handles, target) => {
  expect(await lead(type, data, answer, handles)).toBe(target)
})

test('the type of a rating is no node type', async () => {
  const rating = {
    id: 'r',
    type: 'user-rating-node',
    data: { ratingPrompt: '?', type: 'number', range: 9 },
  }
  expect(await playBot({ nodes: [rating] }, { answers: [9] })).toMatchObject({
    answers: { r: 9 },
    problems: [],
  })
})

test.each([
  ['Right', 'variable', { visited: ['q', 'next'], variables: { score: 3 } }],
  ['Wrong', 'variable', { visited: ['q', 'next'], variables: { score: 1 } }],
  [
    'Right',
    'message',
    { visited: ['q'], ended: 'no-next-node', elapsed: 1300, variables: { score: 1 } },
  ],
  ['Wrong', 'message', { visited: ['q', 'next'] }],
])('a quiz answered %s that scores by a %s', async (answer, type, expected) => {
  const played = await playBot(
    {
      nodes: [
        {
          id: 'q',
          type: 'quiz',
          data: { quizPrompt: '?', option1: 'Wrong', option2: 'Right', correctAnswer: 1 },
        },
        { id: 'next', type: 'message', data: {} },
        { id: 'score', type, data: { name: 'score', value: '2' } },
      ],
      edges: [
        { source: 'q', target: 'score', sourceHandle: 'source-2' },
        { source: 'q', target: 'next', sourceHandle: 'source-1' },
      ],
    },
    { answers: [answer], variables: { score: 1 } },
  )
  expect(played).toMatchObject({ ...expected, answers: { q: answer } })
})
