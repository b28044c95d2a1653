import { readDraft } from 'talkgraph/builder'
import type { SavedSession } from 'talkgraph/runtime'
import { expect, test } from 'vitest'
import { goesOn, isPlayedAlike } from '../../model/changes/goes-on.js'
import { createPlayed } from './kept-conversation.js'

const flow = (hi: string, rest: { way?: string; ask?: string; handle?: string } = {}) =>
  readDraft({
    nodes: [
      { id: 'hi', type: 'welcome', data: { text: hi } },
      {
        id: 'if',
        type: 'condition',
        data: { leftValue: rest.way ?? '1', operator: '=', rightValue: '1' },
      },
      { id: 'ask', type: 'ask-name', data: { questionText: rest.ask ?? 'Name?' } },
      { id: 'bye', type: 'message', data: { text: 'Bye' } },
    ],
    edges: [
      { source: 'hi', target: 'if' },
      { source: 'if', target: 'ask', sourceHandle: rest.handle ?? 'source-0' },
      { source: 'ask', target: 'bye' },
    ],
  })
const way = ['hi', 'if', 'ask']

test.each([
  ['a text that was said', flow('Good day'), true],
  ['the question that stands there', flow('Hello', { ask: 'Your name?' }), true],
  ['what a step on the way decides by', flow('Hello', { way: '2' }), false],
  ['a way that was taken', flow('Hello', { handle: 'source-1' }), false],
])('a change of %s', (_, after, isGoingOn) => {
  expect(goesOn(flow('Hello'), after, way)).toBe(isGoingOn)
})

test('a plain way that was taken and is gone touches it', () => {
  const before = flow('Hello')
  const { nodes, edges } = before.elements[0]
  expect(goesOn(before, readDraft({ nodes, edges: edges.slice(1) }), way)).toBe(false)
})

test('a step that went touches a conversation that has come by it, and no other', () => {
  const before = flow('Hello')
  const { nodes, edges } = before.elements[0]
  const after = readDraft({
    nodes: nodes.filter(({ id }) => id !== 'bye'),
    edges: edges.slice(0, 2),
  })
  expect(goesOn(before, after, way)).toBe(true)
  expect(goesOn(before, after, [...way, 'bye'])).toBe(false)
})

test('where steps stand changes nothing of how they are played, and what the server sends back neither', () => {
  const before = flow('Hello')
  const { nodes, edges } = before.elements[0]
  const moved = { nodes: nodes.map(node => ({ ...node, position: { x: 1, y: 2 } })), edges }
  expect(isPlayedAlike(before, readDraft({ ...moved, notes: { a: { text: 'Ours' } } }))).toBe(true)
  expect(isPlayedAlike(before, flow('Hello'))).toBe(true)
  expect(isPlayedAlike(before, flow('Good day'))).toBe(false)
  expect(isPlayedAlike(before, readDraft({ nodes, edges: edges.slice(1) }))).toBe(false)
  expect(isPlayedAlike(before, readDraft({ nodes, edges, customizations: { logo: 'x' } }))).toBe(
    false,
  )
})

const said = (text: string, replies = 0): SavedSession => ({
  format: 1,
  record: {
    botId: 'x',
    version: '',
    startedAt: 0,
    endedAt: null,
    transcript: [],
    visited: [],
    answers: { ask: 'Ann' },
    answerVariables: [],
    variables: {},
    visitor: { name: 'Ann' },
  },
  named: [],
  names: [{ name: 'name', value: 'Ann' }],
  items: [
    {
      kind: 'said',
      id: 0,
      nodeId: 'hi',
      at: 0,
      content: { kind: 'text', text, html: text },
      partial: false,
    },
    ...Array.from({ length: replies }, (_, id) => ({
      kind: 'replied' as const,
      id: id + 1,
      nodeId: 'ask',
      at: 0,
      text: 'Ann',
    })),
  ],
  ended: null,
  place: { nodeId: replies > 0 ? 'more' : 'ask', answers: [], told: 0 },
})

const words = (session: SavedSession | undefined) =>
  session?.items.flatMap(item =>
    item.kind === 'said' && item.content.kind === 'text' ? item.content.text : [],
  )

test('a bubble has the new text of its step, with the values that were in it; what the chat that goes writes too', () => {
  const played = createPlayed()
  played.write(said('Hello Ann, (5 %) welcome'))
  played.reword(flow('Hello {name}, (5 %) welcome'), flow('Good day, {name|friend}!'))
  played.write(said('Hello Ann, (5 %) welcome'))
  expect(words(played.read())).toEqual(['Good day, Ann!'])
  played.reword(flow('Something else'), flow('New'))
  expect(words(played.read())).toEqual(['Good day, Ann!'])
})

test('a conversation goes one question back, begins at a step with what it knows, or begins anew', () => {
  const played = createPlayed()
  expect(played.back()).toBeUndefined()
  played.write(said('Hello'))
  played.write(said('Hello', 1))
  expect(played.back()).toBe('ask')
  // The chat that goes is kept no more.
  played.write(said('Hello', 1))
  expect(played.read()?.place?.nodeId).toBe('ask')
  played.startAt('bye')
  expect(played.read()).toMatchObject({
    place: { nodeId: 'bye' },
    items: [],
    names: [{ value: 'Ann' }],
  })
  played.begin()
  expect(played.read()).toBeUndefined()
})
