import { expect, test } from 'vitest'
import { cakes, openRoom, scratch } from '../../testing/open-room.js'
import { copySelected, duplicate, paste } from './clipboard.js'

test('steps go from one bot to another with ids of their own; what is left behind is told', () => {
  const from = openRoom(cakes)
  from.view.select(['which', 'apple'])
  const text = copySelected(from.flowRoom) ?? ''
  const to = openRoom(scratch)
  expect(paste({ ...to.flowRoom, botId: 'other' }, text)).toBe(true)
  const { nodes, edges } = to.draft().elements[0]
  expect(nodes.map(({ type }) => type)).toEqual(['welcome', 'n-choices', 'message'])
  const [, which, apple] = nodes.map(({ id }) => id)
  expect(edges).toMatchObject([{ source: which, target: apple, sourceHandle: 'a' }])
  expect(to.said).toEqual(['Pasted 2 steps.', '2 ways led to steps that are not in this bot.'])
  expect([...to.view.get().selected]).toEqual([which, apple])
  to.room.undo()
  expect(to.draft().elements[0].nodes).toHaveLength(1)
})

test('a duplicate in the same bot leads where the original leads', () => {
  const { flowRoom, draft, view } = openRoom(cakes)
  view.select(['apple'])
  duplicate(flowRoom)
  const [copy] = view.get().selected
  expect(draft().elements[0].edges.find(({ source }) => source === copy)?.target).toBe('bye')
})

test('a jump goes to the copy of its step, and says where there is none', () => {
  const jump = {
    elements: [
      {
        nodes: [
          { id: 'hi', type: 'welcome', data: { text: 'Hello {who}' } },
          { id: 'jump', type: 'jump-to', data: { goto: 'hi' } },
        ],
        edges: [],
      },
    ],
  }
  const both = openRoom(jump)
  both.view.select(['hi', 'jump'])
  const text = copySelected(both.flowRoom) ?? ''
  const other = openRoom(scratch)
  paste({ ...other.flowRoom, botId: 'other' }, text)
  const [, hi, copy] = other.draft().elements[0].nodes
  expect(copy?.data.goto).toBe(hi?.id)
  expect(other.said.at(-1)).toBe('With them come the variables who.')
})

test.each([
  '',
  'words',
  '[]',
  '{"kind":"talkgraph-steps"}',
  '{"kind":"talkgraph-steps","bot":"b","nodes":[1],"edges":[]}',
])('what is no steps is left alone: %s', text => {
  const { flowRoom, draft } = openRoom(scratch)
  expect(paste(flowRoom, text)).toBe(false)
  expect(draft().elements[0].nodes).toHaveLength(1)
})
