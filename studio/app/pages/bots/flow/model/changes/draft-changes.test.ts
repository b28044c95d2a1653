import { readDraft } from 'talkgraph/builder'
import { expect, test } from 'vitest'
import { draftChanges } from './draft-changes.js'

const live = {
  name: 'Shop',
  customizations: { headerBgColor: '#111111' },
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hello' } },
    {
      id: 'ask',
      type: 'n-choices',
      data: { choicePrompt: 'Which?', choices: [{ id: 'a', choiceText: 'Apple' }] },
    },
    { id: 'bye', type: 'message', data: { text: 'Goodbye' } },
  ],
  edges: [
    { source: 'hi', target: 'ask' },
    { source: 'ask', target: 'bye', sourceHandle: 'a' },
  ],
}

test('the same flow has no changes, wherever its steps are placed', () => {
  const nodes = live.nodes.map(node => ({ ...node, position: { x: 1, y: 2 } }))
  // A version that is stored writes down what is blank.
  const stored = { ...live, logo: '', variables: [], triggers: [], prefill: [], prefillMessage: '' }
  expect(draftChanges(stored, readDraft({ ...live, nodes, flowVersion: '7' }))).toEqual({
    nodes: [],
    edges: [],
    looks: [],
    settings: [],
    others: [],
    left: 0,
  })
})

test('steps, ways, looks and the rest are told in words', () => {
  const [hi, ask] = live.nodes
  const draft = readDraft({
    name: 'Bakery',
    customizations: { headerBgColor: '#222222' },
    nodes: [
      { ...hi, data: { text: 'Good day' } },
      { ...ask, data: { choicePrompt: 'Which?', choices: [{ id: 'a', choiceText: 'Plum' }] } },
      { id: 'new', type: 'message', data: { text: 'Thanks' } },
    ],
    edges: [
      { source: 'hi', target: 'ask' },
      { source: 'ask', target: 'new', sourceHandle: 'a' },
    ],
  })
  const changes = draftChanges(live, draft)
  expect(changes.nodes.map(({ change, title, fields }) => [change, title, ...fields])).toEqual([
    ['added', 'Thanks'],
    ['removed', 'Goodbye'],
    [
      'changed',
      'Good day',
      { path: 'text', title: expect.any(String), before: 'Hello', after: 'Good day' },
    ],
    [
      'changed',
      'Which?',
      {
        path: 'choices.a.choiceText',
        title: expect.stringContaining('a'),
        before: 'Apple',
        after: 'Plum',
      },
    ],
  ])
  expect(changes.edges).toMatchObject([
    { change: 'added', exit: 'Plum', to: expect.stringContaining('Thanks') },
    { change: 'removed', exit: 'Apple', to: expect.stringContaining('Goodbye') },
  ])
  expect(changes.looks).toMatchObject([{ before: '#111111', after: '#222222' }])
  expect(changes.others).toMatchObject([{ title: 'Name', before: 'Shop', after: 'Bakery' }])
})

test('tests and sub-flows that a bot carries are told by their names, settings by their titles', () => {
  const part = { name: 'Ask the address', nodes: [], edges: [] }
  const draft = readDraft({
    ...live,
    settings: { requireGreenTests: true },
    tests: [{ name: 'A large cake', answers: ['a'] }],
    subFlows: { 'p@2': part },
  })
  const { others, settings } = draftChanges(live, draft)
  expect(settings.map(({ title, after }) => [title, after])).toEqual([
    ['Go live with green tests alone', 'On'],
  ])
  expect(others.map(({ title, before, after }) => [title, before, after])).toEqual([
    ['Tests', null, 'A large cake'],
    ['Sub-flows that it carries', null, 'Ask the address (version 2)'],
  ])
})
