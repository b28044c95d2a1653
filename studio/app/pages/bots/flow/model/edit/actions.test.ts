import { lintBot } from 'talkgraph/builder'
import { expect, test } from 'vitest'
import { cakes, openRoom, scratch } from '../../testing/open-room.js'
import { boxOf } from '../graph/places.js'
import { pressOnStep } from './step-keys.js'

const press = (key: string) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
})

test('a step that is added at an exit is connected, in place and selected', () => {
  const { actions, draft, view } = openRoom(scratch)
  const id = actions.add('two-choices', { from: { nodeId: 'welcome', sourceHandle: null } })
  const { nodes, edges } = draft().elements[0]
  expect(nodes[1]).toMatchObject({ id, type: 'two-choices', position: { x: 360, y: 0 } })
  expect(edges).toMatchObject([{ source: 'welcome', target: id }])
  expect([...view.get().selected]).toEqual([id])
  expect(
    actions
      .flow()
      .steps.get(id ?? '')
      ?.exits.map(({ title }) => title),
  ).toEqual(['Choice 1', 'Choice 2'])
})

test('a step that is put into a way goes on to where the way went, and steps do not lie on each other', () => {
  const { actions } = openRoom(cakes)
  const id = actions.add('delay', { edgeId: 'e4' }) ?? ''
  const flow = actions.flow()
  expect(flow.steps.get('apple')?.exits[0]?.target).toBe(id)
  expect(flow.steps.get(id)?.exits[0]?.target).toBe('bye')
  const boxes = [...flow.steps.values()].map(step => boxOf(step, actions.places()))
  for (const one of boxes)
    for (const other of boxes)
      if (one !== other)
        expect(
          one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y,
        ).toBe(true)
})

test('places that were only shown are kept with the first change, and go with its undo', () => {
  const { actions, draft, room } = openRoom(cakes)
  const shown = actions.places()
  expect(draft().elements[0].nodes[0]).not.toHaveProperty('position')
  actions.connect({ nodeId: 'bye', sourceHandle: null }, 'lost')
  expect(draft().elements[0].nodes[2]?.position).toEqual(shown.get('apple'))
  expect(actions.places()).toEqual(shown)
  room.undo()
  expect(draft().elements[0].nodes[0]).not.toHaveProperty('position')
  expect(actions.places()).toEqual(shown)
})

test('the same gestures by keys and by mouse draw the same bot, byte for byte', () => {
  const byMouse = openRoom(scratch)
  const byKeys = openRoom(scratch)
  const kinds = [
    'message',
    'two-choices',
    'ask-name',
    'condition',
    'message',
    'delay',
    'message',
    'variable',
    'message',
  ]
  let mouse = 'welcome'
  for (const type of kinds) {
    const [exit] = byMouse.actions.flow().steps.get(mouse)?.exits ?? []
    mouse =
      byMouse.actions.add(type, {
        from: { nodeId: mouse, sourceHandle: exit?.sourceHandle ?? null },
      }) ?? ''
    // By keys: A at the step where the keyboard stands, then the kind from the list.
    pressOnStep(byKeys.flowRoom, byKeys.view.get().focus, null, press('A'))
    byKeys.actions.add(type, byKeys.view.get().adding ?? {})
    byKeys.view.set({ adding: null })
  }
  byMouse.actions.connect({ nodeId: mouse, sourceHandle: null }, 'welcome')
  pressOnStep(byKeys.flowRoom, byKeys.view.get().focus, null, press('c'))
  byKeys.actions.connect(
    byKeys.view.get().connecting ?? { nodeId: '', sourceHandle: null },
    'welcome',
  )
  expect(byKeys.draft().elements[0].nodes).toHaveLength(10)
  expect(JSON.stringify(byKeys.draft())).toBe(JSON.stringify(byMouse.draft()))
})

test('what is removed takes its ways along, the keyboard goes to the step before, and one undo brings all back', () => {
  const { actions, draft, view, room, said } = openRoom(cakes)
  const before = JSON.stringify(draft())
  view.select(['apple'])
  pressOnStep({ view, actions }, 'apple', null, press('Delete'))
  expect(draft().elements[0].edges.map(({ id }) => id)).toEqual(['e1', 'e3'])
  expect(view.get().focus).toBe('which')
  expect(said.at(-1)).toBe('Removed “Message: With cream.”.')
  room.undo()
  expect(JSON.stringify(draft())).toBe(before)
})

test('what is removed offers its undo where it is seen, as long as nothing else was done since', () => {
  const { actions, draft, room, offered } = openRoom(cakes)
  actions.remove(['apple', 'bye'])
  expect(offered.map(({ text, isOpen }) => [text, isOpen])).toEqual([['Removed 2 steps.', true]])
  offered[0]?.undo()
  expect(draft().elements[0].nodes).toHaveLength(5)
  actions.remove(['apple'])
  room.change([{ op: 'bot', path: ['name'], value: 'Cakes' }], 'Renamed the bot')
  expect(offered.map(({ isOpen }) => isOpen)).toEqual([false, false])
})

test('the only welcome stays, and it is said why', () => {
  const { actions, draft, said } = openRoom(scratch)
  actions.remove(['welcome'])
  expect(draft().elements[0].nodes).toHaveLength(1)
  expect(said).toEqual(['The flow would have no start. Add another welcome step first.'])
})

test('M and arrows move by ten and fifty, each to be undone', () => {
  const { actions, view, room } = openRoom(scratch)
  view.select(['welcome'])
  pressOnStep({ view, actions }, 'welcome', null, press('m'))
  expect(view.get().isMoving).toBe(true)
  actions.moveBy({ x: 10, y: 0 })
  actions.moveBy({ x: 0, y: 50 })
  expect(actions.places().get('welcome')).toEqual({ x: 10, y: 50 })
  room.undo()
  expect(actions.places().get('welcome')).toEqual({ x: 10, y: 0 })
})

test('a new step of any kind has exits that a way can begin at, and lint finds no error but what is left blank', async () => {
  const { describedTypes } = await import('talkgraph/builder')
  for (const { type } of describedTypes.filter(each => each.type !== 'welcome')) {
    const { actions, draft } = openRoom(scratch)
    const id = actions.add(type, { from: { nodeId: 'welcome', sourceHandle: null } }) ?? ''
    const step = actions.flow().steps.get(id)
    // A sub-flow ends there.
    expect(step?.exits.length === 0, type).toBe(type === 'return')
    expect(() => lintBot(draft())).not.toThrow()
  }
})
