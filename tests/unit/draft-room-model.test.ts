import fc from 'fast-check'
import {
  applyOperation,
  type Change,
  isRefusal,
  lintBot,
  type Operation,
  readDraft,
} from 'talkgraph/builder'
import { expect, test } from 'vitest'
import { createDraftRoom } from '../../studio/app/pages/bots/flow/model/draft/create-draft-room.js'
import type { DraftRoom } from '../../studio/app/pages/bots/flow/model/draft/draft-room.js'
import {
  createFakeLine,
  type Fate,
} from '../../studio/app/pages/bots/flow/model/draft/fake-line.fixture.js'
import { createFakeServer } from '../../studio/app/pages/bots/flow/model/draft/fake-server.fixture.js'
import { createFakeBrowser } from '../../studio/app/pages/bots/flow/model/draft/fake-storage.fixture.js'
import { createVirtualClock } from '../../studio/app/pages/bots/flow/model/draft/virtual-clock.fixture.js'
import { cases } from '../arbitraries/cases.js'
import { operations } from '../arbitraries/operations.js'

const bot = {
  nodes: [
    { id: 'n0', type: 'welcome', data: { text: 'Hello' } },
    { id: 'n1', type: 'message', data: { text: 'One' } },
    { id: 'n2', type: 'ask-name', data: { questionText: 'Name?' } },
  ],
  edges: [{ source: 'n0', target: 'n1' }],
}

type Deed =
  | { readonly what: 'draw'; readonly changes: readonly Change[] }
  | { readonly what: 'type' | 'undo' | 'redo' | 'down' | 'up' | 'hide' | 'reload' | 'crash' }

const who = fc.nat(2)
const wait = fc.oneof({ weight: 3, arbitrary: fc.nat(600) }, fc.nat(8000))
const drawing: fc.Arbitrary<Deed> = operations.map(each => ({
  what: 'draw',
  changes: each
    .filter(operation => Object(operation).op !== 'replace')
    .slice(0, 4)
    .map(({ id: _, ...change }) => change as unknown as Change),
}))
const step = fc.constantFrom('n0', 'n1', 'n2', 'm0', 'm1')
const text = fc.constantFrom('One', 'Two', 'Three', 'Four')
const likely: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    op: fc.constant('add' as const),
    node: fc.record({
      id: step,
      type: fc.constant('message'),
      data: fc.record({ text }),
      position: fc.record({ x: fc.nat(9), y: fc.nat(9) }),
    }),
  }),
  fc.record({ op: fc.constant('remove' as const), nodeId: step }),
  fc.record({
    op: fc.constant('set' as const),
    nodeId: step,
    path: fc.constant<string[]>(['text']),
    value: text,
  }),
  fc.record({
    op: fc.constant('move' as const),
    nodeId: step,
    position: fc.record({ x: fc.nat(9), y: fc.nat(9) }),
  }),
  fc.record({
    op: fc.constant('connect' as const),
    edge: fc.record({ source: step, target: step }),
  }),
)
const drawingLikely: fc.Arbitrary<Deed> = fc
  .array(likely, { minLength: 1, maxLength: 4 })
  .map(changes => ({ what: 'draw', changes }))
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 2, arbitrary: drawing },
  { weight: 7, arbitrary: drawingLikely },
  { weight: 5, arbitrary: fc.constant<Deed>({ what: 'type' }) },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Deed>(
      { what: 'undo' },
      { what: 'redo' },
      { what: 'down' },
      { what: 'up' },
      { what: 'hide' },
      { what: 'reload' },
      { what: 'crash' },
    ),
  },
)
const deeds = fc.array(fc.record({ who, deed, wait }), { maxLength: 40, size: 'max' })
const fate: fc.Arbitrary<Fate> = fc.record({
  delay: fc.oneof(fc.nat(80), fc.nat(4000)),
  isLost: fc.nat(5).map(chance => chance === 0),
  isAnswerLost: fc.nat(5).map(chance => chance === 0),
  againAfter: fc.option(fc.nat(6000), { freq: 3, nil: undefined }),
})
const fates = fc.array(fate, { minLength: 1, maxLength: 50, size: 'max' })

/** Somebody at a browser, with one tab of the bot. */
function createPerson(place: number, server: ReturnType<typeof createFakeServer>, world: World) {
  const name = `Person ${place}`
  const browser = createFakeBrowser()
  let count = 0
  let clientId = `c${place}`
  let line: ReturnType<typeof createFakeLine>
  let room: DraftRoom | undefined
  let stop = () => {}
  let isUp = true
  let typed = 0
  let written: unknown

  const open = () => {
    const tab = world.clock.forTab()
    stop = tab.stop
    const own = createFakeLine(server, world.clock, world.fate, name)
    line = own
    if (!isUp) own.down()
    const storage = browser.storage(clientId)
    const begin = async (): Promise<void> => {
      for (;;) {
        if (line !== own) return
        try {
          const opened = await createDraftRoom({
            transport: own.transport,
            storage,
            clock: tab.clock,
            nextId: () => `${place}-${++count}`,
          })
          if (line === own) room = opened
          return
        } catch {
          await new Promise<void>(resolve => void tab.clock.after(1000, resolve))
        }
      }
    }
    void begin()
  }
  const leave = () => {
    room = undefined
    stop()
    line.cut()
    browser.crash(clientId)
  }
  open()

  return {
    room: () => room,
    written: () => written,
    do(act: Deed) {
      if (act.what === 'down') {
        isUp = false
        line.down()
      } else if (act.what === 'up') {
        isUp = true
        line.up()
      } else if (act.what === 'hide') line.hide()
      else if (act.what === 'reload' || act.what === 'crash') {
        leave()
        if (act.what === 'crash') clientId = `c${place}-${++count}`
        open()
      } else if (room) {
        const own = (of: DraftRoom) => of.state().draft[`own${place}`]
        const before = own(room)
        if (act.what === 'draw') room.change(act.changes, 'Drawn')
        else if (act.what === 'undo') room.undo()
        else if (act.what === 'redo') room.redo()
        else room.change([{ op: 'bot', path: [`own${place}`], value: `${++typed}` }], 'Typed')
        if (own(room) !== before) written = own(room)
      }
    },
  }
}

interface World {
  readonly clock: ReturnType<typeof createVirtualClock>
  readonly fate: () => Fate
}

test('three people on one bot end with the same valid bot, whatever befalls their lines, and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, fates, async (given, befalling) => {
      const clock = createVirtualClock()
      let turn = 0
      let isCalm = false
      const next = (): Fate =>
        isCalm ? { delay: 20 } : (befalling[turn++ % befalling.length] ?? { delay: 0 })
      const server = createFakeServer(bot)
      const people = [0, 1, 2].map(place => createPerson(place, server, { clock, fate: next }))
      await clock.advance(100)
      for (const each of given) {
        people[each.who]?.do(each.deed)
        await clock.advance(each.wait)
      }
      isCalm = true
      for (const person of people) person.do({ what: 'up' })
      await clock.advance(120_000)

      const end = JSON.stringify(server.draft())
      for (const person of people) {
        expect(person.room()?.state().saving).toBe('saved')
        expect(JSON.stringify(person.room()?.state().draft)).toBe(end)
      }
      expect(lintBot(server.draft()).filter(({ rule }) => rule === 'unloadable')).toEqual([])
      for (const [place, person] of people.entries())
        expect(server.draft()[`own${place}`]).toEqual(person.written())
      expectWhole(
        server.log.map(({ operation }) => operation),
        server.draft(),
      )
    }),
    { numRuns: cases(1000) },
  )
})

/** Each accepted operation stands once in the order, and together they make the draft. */
function expectWhole(log: readonly Operation[], draft: unknown) {
  expect(new Set(log.map(({ id }) => id)).size).toBe(log.length)
  let again = readDraft(bot)
  for (const operation of log) {
    const result = applyOperation(again, operation)
    if (isRefusal(result)) throw new Error(result.message)
    again = result
  }
  expect(again).toEqual(draft)
}
