import type { Change } from 'talkgraph/builder'
import { expect, test } from 'vitest'
import { createDraftRoom } from './create-draft-room.js'
import { createFakeLine } from './fake-line.fixture.js'
import { createFakeServer } from './fake-server.fixture.js'
import { createFakeBrowser } from './fake-storage.fixture.js'
import { createVirtualClock } from './virtual-clock.fixture.js'

const bot = { nodes: [{ id: 'hi', type: 'welcome', data: { text: 'Hello' } }], edges: [] }
const say = (value: string): Change => ({ op: 'set', nodeId: 'hi', path: ['text'], value })

/** A server, and people who open its bot. */
function world(begun: object = bot) {
  const clock = createVirtualClock()
  const server = createFakeServer(begun)
  let count = 0
  async function open(name: string, browser = createFakeBrowser()) {
    const tab = clock.forTab()
    const line = createFakeLine(server, clock, () => ({ delay: 10 }), name)
    const opening = createDraftRoom({
      transport: line.transport,
      storage: browser.storage(name),
      clock: tab.clock,
      nextId: () => `id${++count}`,
    })
    await clock.advance(50)
    const room = await opening
    const words = () => room.state().draft.elements[0].nodes[0]?.data.text
    const leave = () => {
      tab.stop()
      line.cut()
      browser.crash(name)
    }
    return { room, line, words, leave, browser }
  }
  const onServer = () => server.draft().elements[0].nodes[0]?.data.text
  return { clock, server, open, onServer }
}

test('a change shows at once, is sent within half a second and is then told to be saved', async () => {
  const { clock, open, onServer } = world()
  const { room, words } = await open('Ann')
  room.change([say('Good day')], 'Edited')
  expect([words(), room.state().saving, onServer()]).toEqual(['Good day', 'saving', 'Hello'])
  await clock.advance(500)
  expect([room.state().saving, onServer()]).toEqual(['saved', 'Good day'])
})

test('letters that are typed are one operation and one thing to undo; after a pause it is another', async () => {
  const { clock, server, open } = world()
  const ann = await open('Ann')
  for (const text of ['H', 'He', 'Hey']) ann.room.change([say(text)], 'Edited')
  await clock.advance(1500)
  expect(server.log).toHaveLength(1)
  ann.room.change([say('Hey you')], 'Edited')
  ann.room.undo()
  expect(ann.words()).toBe('Hey')
  ann.room.undo()
  expect([ann.words(), ann.room.state().undo]).toEqual(['Hello', null])
  ann.room.redo()
  ann.room.redo()
  expect([ann.words(), ann.room.state().redo]).toEqual(['Hey you', null])
})

test('without a line changes are kept in the browser, over a reload too, and go when it is back', async () => {
  const { clock, open, onServer } = world()
  const ann = await open('Ann')
  ann.line.down()
  ann.room.change([say('Kept')], 'Edited')
  await clock.advance(3000)
  expect(ann.room.state().saving).toBe('offline')
  ann.leave()
  const again = await open('Ann', ann.browser)
  expect(again.words()).toBe('Kept')
  await clock.advance(1000)
  expect([again.room.state().saving, onServer()]).toEqual(['saved', 'Kept'])
  again.room.undo()
  expect(again.words()).toBe('Hello')
})

test('of two at one field the later one holds, and the other person is told and can take theirs back', async () => {
  const { clock, open, onServer } = world()
  const [ann, ben] = [await open('Ann'), await open('Ben')]
  ann.room.change([say('Ann’s')], 'Edited “Welcome”')
  await clock.advance(1000)
  ben.room.change([say('Ben’s')], 'Edited “Welcome”')
  await clock.advance(1000)
  expect([ann.words(), onServer()]).toEqual(['Ben’s', 'Ben’s'])
  expect(ben.room.state().notices).toEqual([])
  const [notice] = ann.room.state().notices
  expect(notice).toMatchObject({ kind: 'replaced', by: 'Ben', nodeId: 'hi', canTakeBack: true })
  ann.room.takeBack(notice?.id ?? '')
  await clock.advance(1000)
  expect([ben.words(), ann.room.state().notices]).toEqual(['Ann’s', []])
})

test('an undo that would take back what somebody else did since is left, and says so', async () => {
  const { clock, open } = world()
  const [ann, ben] = [await open('Ann'), await open('Ben')]
  ann.room.change([say('Ann’s')], 'Edited “Welcome”')
  await clock.advance(1000)
  ben.room.change([say('Ben’s')], 'Edited “Welcome”')
  await clock.advance(1000)
  ann.room.undo()
  expect(ann.words()).toBe('Ben’s')
  expect(ann.room.state().notices.at(-1)).toMatchObject({
    kind: 'left',
    by: 'Ben',
    title: 'Edited “Welcome”',
  })
})

test('an undo gives back what stood there when the change came in, also where somebody else was first', async () => {
  const { clock, open } = world()
  const [ann, ben] = [await open('Ann'), await open('Ben')]
  ben.room.change([say('Ben’s')], 'Edited')
  await clock.advance(200)
  ann.room.change([say('Ann’s')], 'Edited')
  await clock.advance(2000)
  expect(ben.words()).toBe('Ann’s')
  ann.room.undo()
  expect(ann.words()).toBe('Ben’s')
})

test('what the server refuses is taken out and told with its reason', async () => {
  const { clock, open } = world()
  const [ann, ben] = [await open('Ann'), await open('Ben')]
  const add: Change = { op: 'add', node: { id: 'm', type: 'message', data: { text: 'Mine' } } }
  ben.room.change([add], 'Added a step')
  await clock.advance(300)
  ann.room.change([{ ...add, node: { ...add.node, data: { text: 'Ann’s' } } }], 'Added a step')
  await clock.advance(2000)
  expect(ann.room.state().notices).toMatchObject([{ kind: 'refused', title: 'Added a step' }])
  expect(ann.room.state().draft).toEqual(ben.room.state().draft)
  expect(ann.room.state().undo).toBeNull()
})

test('what a tab has left behind that is gone is sent by the next one', async () => {
  const { clock, open, onServer } = world()
  const ann = await open('Ann')
  ann.line.down()
  ann.room.change([say('Left behind')], 'Edited')
  await clock.advance(100)
  ann.leave()
  const next = await open('Ann again', ann.browser)
  expect(next.words()).toBe('Left behind')
  await clock.advance(1000)
  expect(onServer()).toBe('Left behind')
  expect([...ann.browser.tabs.keys()]).toEqual(['Ann again'])
})

test('a page that is left sends what it has drawn at once', async () => {
  const { clock, server, open, onServer } = world()
  const ann = await open('Ann')
  ann.room.change([say('On the way out')], 'Edited')
  ann.line.hide()
  ann.leave()
  await clock.advance(50)
  expect(onServer()).toBe('On the way out')
  await open('Ann', ann.browser)
  await clock.advance(1000)
  expect(server.log).toHaveLength(1)
})

test.each(['signed-out', 'not-allowed', 'full', 'gone'] as const)(
  'where somebody is %s, that is told, what was drawn is kept, and goes once it is taken again',
  async bar => {
    const { clock, open, onServer } = world()
    const ann = await open('Ann')
    ann.line.bar(bar)
    ann.room.change([say('Kept')], 'Edited')
    await clock.advance(3000)
    expect(ann.room.state()).toMatchObject({ bar, saving: 'kept', notices: [] })
    expect([ann.words(), onServer()]).toEqual(['Kept', 'Hello'])
    ann.line.bar(null)
    ann.line.up()
    await clock.advance(2000)
    expect(ann.room.state()).toMatchObject({ bar: null, saving: 'saved' })
    expect(onServer()).toBe('Kept')
  },
)

test('who draws nothing is told within a while, too, that the bot is gone', async () => {
  const { clock, open } = world()
  const ann = await open('Ann')
  ann.line.bar('gone')
  await clock.advance(16_000)
  expect(ann.room.state()).toMatchObject({ bar: 'gone', saving: 'saved' })
})

test('a stream that has died without a word is opened anew', async () => {
  const { clock, open } = world()
  const [ann, ben] = [await open('Ann'), await open('Ben')]
  ann.line.deafen()
  ben.room.change([say('Ben’s')], 'Edited')
  await clock.advance(16_000)
  expect(ann.words()).toBe('Ben’s')
  ben.room.change([say('Ben’s once more')], 'Edited')
  await clock.advance(1000)
  expect(ann.words()).toBe('Ben’s once more')
})

test('what cannot be drawn again when it is taken back is told in plain words, and the rest is taken back', async () => {
  const { open } = world({ ...bot, edges: [{ id: 'e', source: 'hi', target: 'nowhere' }] })
  const ann = await open('Ann')
  ann.room.change(
    [{ op: 'disconnect', edgeId: 'e' }, say('Good day')],
    'Removed the way to nowhere',
  )
  ann.room.undo()
  expect(ann.words()).toBe('Hello')
  expect(ann.room.state().notices).toMatchObject([
    {
      kind: 'left',
      title: 'Removed the way to nowhere',
      reason: 'A way to a step that is not there cannot be drawn again. The rest was taken back.',
    },
  ])
})
