import { act } from 'react'
import { readDraft } from 'talkgraph/builder'
import { expect, test, vi } from 'vitest'
import { ApiProblem } from '#api/problem.js'
import { show, typeInto } from '#testing/show.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { cakes, openRoom, scratch } from '../../testing/open-room.js'
import { bring } from './bring.js'
import { BringDialog } from './bring-dialog.js'
import { putInPictures } from './pictures.js'

const flow = {
  nodes: [
    { id: 'hi', type: 'message', data: { text: 'One', own: 1 }, width: 3 },
    { id: 'end', type: 'jump-to', data: { nodeId: 'hi' } },
  ],
  edges: [
    { id: 'a', source: 'hi', target: 'end', animated: true },
    { id: 'b', source: 'end', target: 'hi' },
  ],
}

test('bare steps are put in at once, with ids and places of their own, and one undo takes them back', async () => {
  const { flowRoom, draft, room, view } = openRoom(scratch)
  await bring(flowRoom, { text: JSON.stringify(flow) }, { x: 500, y: 100 })
  const { nodes, edges } = draft().elements[0]
  expect(nodes).toHaveLength(3)
  const [, one, two] = nodes
  expect(one).toMatchObject({
    type: 'message',
    data: { text: 'One', own: 1 },
    width: 3,
    position: { x: 500 },
  })
  expect(one?.id).not.toBe('hi')
  expect(two?.data.nodeId).toBe(one?.id)
  expect(two?.position).not.toEqual(one?.position)
  expect(edges).toMatchObject([
    { source: one?.id, target: two?.id, animated: true },
    { target: one?.id },
  ])
  expect(view.get()).toMatchObject({ selected: new Set([one?.id, two?.id]), focus: one?.id })
  room.undo()
  expect(draft().elements[0].nodes).toHaveLength(1)
})

test('steps that would lie on others are put below all of them', async () => {
  const { flowRoom, draft, actions } = openRoom(cakes)
  await bring(flowRoom, { text: JSON.stringify(flow) })
  const tops = draft().elements[0].nodes.map(({ id }) => actions.places().get(id)?.y ?? 0)
  const [old, put] = [tops.slice(0, 5), tops.slice(5)]
  expect(Math.min(...put)).toBeGreaterThan(Math.max(...old))
})

test('what cannot be read is told with its place, beside the text', async () => {
  const { flowRoom, view, draft } = openRoom(scratch)
  await bring(flowRoom, { text: '{"nodes":[{"id":"a"},\n{}]}' })
  expect(view.get().bringing).toEqual({
    is: 'asked',
    text: '{"nodes":[{"id":"a"},\n{}]}',
    fault: 'Line 2, column 1: nodes.1.id is missing.',
  })
  expect(draft().elements[0].nodes).toHaveLength(1)
  const { close } = await show(
    <FlowContext value={flowRoom}>
      <BringDialog />
    </FlowContext>,
  )
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Line 2, column 1')
  const field = document.querySelector('textarea')
  await vi.waitFor(() => expect([field?.selectionStart, field?.selectionEnd]).toEqual([22, 23]))
  // What is mended there is put in.
  await typeInto(field, JSON.stringify(flow))
  await press('Put in')
  await vi.waitFor(() => expect(draft().elements[0].nodes).toHaveLength(3))
  expect(view.get().bringing).toBeNull()
  await close()
})

const bakery = {
  name: 'Bakery',
  customizations: { headerBgColor: '#123456' },
  groups: { g: { name: 'Talk', colour: 'indigo', nodeIds: ['w', 'hi'] } },
  notes: { n: { text: 'Look', x: 10, y: 20 } },
  subFlows: { s: { name: 'Sub', nodes: [{ id: 'q', type: 'welcome', data: {} }], edges: [] } },
  imported: { from: 'typebot', told: { hi: { kind: 'loss', type: 'text', reason: 'Less.' } } },
  elements: [
    {
      nodes: [
        { id: 'w', type: 'welcome', data: { text: '' }, position: { x: 0, y: 0 } },
        { id: 'hi', type: 'message', data: { text: 'Hello' }, position: { x: 300, y: 0 } },
        { id: 'sub', type: 'sub-flow', data: { subFlowId: 's' }, position: { x: 600, y: 0 } },
      ],
      edges: [
        { id: 'e1', source: 'w', target: 'hi' },
        { id: 'e2', source: 'hi', target: 'sub' },
      ],
    },
  ],
}

async function asked(bot: unknown) {
  const opened = openRoom(bot)
  await bring(
    opened.flowRoom,
    { files: [new File([JSON.stringify(bakery)], 'b.json')] },
    { x: 0, y: 500 },
  )
  expect(opened.view.get().bringing).toMatchObject({ is: 'read', name: 'Bakery' })
  const { close } = await show(
    <FlowContext value={opened.flowRoom}>
      <BringDialog />
    </FlowContext>,
  )
  return { ...opened, close }
}

test('a whole bot’s steps can be added, with groups, notes, sub-flows and what is told of them', async () => {
  const other = { ...bakery.subFlows.s, name: 'Another one' }
  const { draft, close } = await asked({ ...cakes, subFlows: { s: other } })
  await press('Add its steps')
  const [hi, sub] = draft().elements[0].nodes.slice(-2)
  // The beginning that says nothing stays behind.
  expect(draft().elements[0].nodes).toHaveLength(7)
  expect(hi).toMatchObject({ data: { text: 'Hello' }, position: { x: 0, y: 500 } })
  expect(Object.values(Object(draft().groups))).toEqual([
    { name: 'Talk', colour: 'indigo', nodeIds: [hi?.id] },
  ])
  expect(Object.values(Object(draft().notes))).toEqual([{ text: 'Look', x: -290, y: 520 }])
  expect(draft().imported).toMatchObject({
    from: 'typebot',
    told: { [hi?.id ?? '']: { reason: 'Less.' } },
  })
  expect(draft().subFlows).toEqual({ s: other, [String(sub?.data.subFlowId)]: bakery.subFlows.s })
  expect(draft()).toMatchObject({ name: 'Cakes' })
  await close()
})

test('a whole bot can take the place of this one, and one undo brings that back', async () => {
  const { draft, room, close } = await asked(cakes)
  await press('Replace this bot')
  expect(draft()).toEqual(readDraft(bakery))
  room.undo()
  expect(draft()).toMatchObject({ name: 'Cakes' })
  await close()
})

test('pictures become steps, and what is none is told', async () => {
  const { flowRoom, draft, said } = openRoom(scratch)
  const send = async (_: string, file: File) => {
    if (file.name === 'late.png') throw new ApiProblem(413, 'TOO_LARGE', 'The file is too large.')
    return { id: 'f', url: `/files/${file.name}`, name: file.name, type: file.type, size: 1 }
  }
  const files = [
    new File(['x'], 'cake.png', { type: 'image/png' }),
    new File(['x'], 'late.png', { type: 'image/png' }),
    new File(['x'], 'drawing.svg', { type: 'image/svg+xml' }),
  ]
  await putInPictures(flowRoom, files, send, { x: 5, y: 6 })
  expect(draft().elements[0].nodes.slice(1)).toMatchObject([
    { type: 'image', data: { image: '/files/cake.png' }, position: { x: 5, y: 6 } },
  ])
  expect(said.join(' ')).toMatch(/late\.png was not added.*drawing\.svg was not added\. An SVG/s)
})

async function press(name: string) {
  const found = [...document.querySelectorAll('button')].find(each => each.textContent === name)
  if (!found) throw new Error(`There is no button “${name}”.`)
  await act(async () => found.click())
}
