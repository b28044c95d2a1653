import { lintBot, readDraft } from 'talkgraph/builder'
import { expect, test } from 'vitest'
import { cakes, openRoom } from '../../testing/open-room.js'
import { changeGroup, dropGroup, groupsOf, makeGroup, notesOf, writeNote } from './groups.js'

test('steps are grouped, named and coloured in the bot file, and a step belongs to one group', () => {
  const { actions, draft, room } = openRoom(cakes)
  const found = lintBot(draft())
  actions.run(makeGroup(draft(), 'g1', ['apple', 'bye']), 'Grouped')
  actions.run([changeGroup('g1', 'name', 'Cakes'), changeGroup('g1', 'colour', 'grass')], 'Named')
  actions.run(makeGroup(draft(), 'g2', ['bye', 'lost']), 'Grouped')
  expect(groupsOf(draft())).toEqual([
    { id: 'g1', name: 'Cakes', colour: 'grass', nodeIds: ['apple'] },
    { id: 'g2', name: 'Group', colour: 'sand', nodeIds: ['bye', 'lost'] },
  ])
  expect(lintBot(draft())).toEqual(found)
  expect(groupsOf(readDraft(JSON.stringify(draft())))).toEqual(groupsOf(draft()))
  room.undo()
  expect(groupsOf(draft())[0]?.nodeIds).toEqual(['apple', 'bye'])
  actions.run([dropGroup('g1')], 'Taken apart')
  expect(groupsOf(draft())).toEqual([])
  expect(draft().elements[0].nodes).toHaveLength(5)
})

test('notes stand beside the steps', () => {
  const { actions, draft } = openRoom(cakes)
  actions.run([writeNote('n', { text: 'Ask Ann.', x: 8, y: 16 })], 'Noted')
  expect(notesOf(draft())).toEqual([{ id: 'n', text: 'Ask Ann.', x: 8, y: 16 }])
})

test.each([
  [{ groups: [] }],
  [{ groups: { g: 1 } }],
  [{ groups: { g: { nodeIds: 'a', colour: '#fff' } }, notes: { n: {} } }],
])('what a file has under these names is read as far as it goes: %j', more => {
  const { draft } = openRoom({ ...cakes, ...more })
  for (const { name, colour, nodeIds } of groupsOf(draft()))
    expect([name, colour, nodeIds]).toEqual(['', 'sand', []])
  for (const note of notesOf(draft())) expect(note).toEqual({ id: 'n', text: '', x: 0, y: 0 })
})
