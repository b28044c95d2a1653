import { expect, it, vi } from 'vitest'
import { assign, createActor } from 'xstate'
import type { ConversationView } from '../../runtime/index.js'
import { createFakeEnv } from '../../runtime/testing/index.js'
import { type SharingEvent, sharingMachine, unseen } from './sharing.machine.js'
import type { Message } from './tab-messages.js'

const going: ConversationView = {
  status: 'waiting',
  ended: null,
  items: [],
  typing: false,
  prompt: null,
}
const shown: Message = { from: 2, view: going, unchanged: 0 }
const wish: Message = { from: 2, wish: ['restart'] }

/** A tab that notes what it is told to do. */
function openTab({ locks = true, canHand = false, played = () => going } = {}) {
  const { clock } = createFakeEnv()
  const done: string[] = []
  const note = (name: string, ...more: readonly unknown[]) =>
    void done.push([name, ...more.map(each => JSON.stringify(each))].join(' '))
  const from = (event: SharingEvent) => ('message' in event ? event.message.from : undefined)
  const machine = sharingMachine.provide({
    actions: {
      open: () => note('open'),
      close: () => note('close'),
      queue: () => note('queue'),
      seize: ({ event }) => note('seize', from(event)),
      call: () => note('call'),
      ask: ({ context }) => note('ask', ...context.wishes),
      sayBye: () => note('bye'),
      lead: ({ context, event }) =>
        note('lead', ('heir' in event ? event.heir?.from : null) ?? null, context.view !== unseen),
      rest: () => note('rest'),
      carryOut: ({ event }) => note('carry out', 'wish' in event && event.wish),
      catchUp: ({ context }) => note('catch up', context.wishes[0]),
      share: () => note('share'),
      greet: ({ event }) => note('greet', from(event)),
      hand: ({ event }) => note('hand', from(event)),
      serve: ({ event }) => note('serve', from(event)),
      keepView: assign({ view: played }),
    },
    guards: {
      isUnsure: () => !locks,
      canHand: () => canHand,
      yields: ({ event }) => !locks && Number(from(event)) < 5,
      isDue: ({ context }) => context.wishes.length > 0 && played().status !== 'going',
    },
  })
  const tab = createActor(machine, { clock })
  tab.start()
  return {
    tab,
    pass: (ms: number) => clock.advance(ms),
    state: () => tab.getSnapshot().value,
    /** What was done since it was asked last. */
    told: () => done.splice(0),
  }
}

it('asks who leads and queues; the lead that it gets is its own conversation’s', () => {
  const { tab, state, told } = openTab()
  expect(told()).toEqual(['open', 'queue', 'call'])
  tab.send({ type: 'tab.wants', wish: ['start'] })
  tab.send({ type: 'lead.got', heir: undefined })
  tab.send({ type: 'played.changed' })
  expect(state()).toEqual({ awake: { leading: 'alone' } })
  expect(told()).toEqual(['lead null false', 'catch up ["start"]'])
  tab.send({ type: 'tab.wants', wish: ['restart'] })
  expect(told()).toEqual(['carry out ["restart"]'])
})

it('takes the lead from a leader that does not answer, once', () => {
  const { pass, told } = openTab()
  told()
  pass(2000)
  pass(60_000)
  expect(told()).toEqual(['seize '])
})

it('follows what a leader shows, and asks it for what is wanted until that is done', () => {
  const { tab, state, pass, told } = openTab()
  tab.send({ type: 'tab.wants', wish: ['start'] })
  tab.send({ type: 'tab.wants', wish: ['edit', 3] })
  told()
  tab.send({ type: 'leader.shows', message: shown })
  expect(state()).toEqual({ awake: { following: 'asking' } })
  // What is begun already is not begun again.
  expect(told()).toEqual(['ask ["edit",3]'])
  tab.send({ type: 'wish.done' })
  tab.send({ type: 'tab.wants', wish: ['start'] })
  pass(60_000)
  expect([state(), told()]).toEqual([{ awake: { following: 'calm' } }, []])
})

it('shows of a leader only what fits what it has', () => {
  const { tab, state } = openTab()
  tab.send({ type: 'leader.shows', message: { ...shown, unchanged: 1 } })
  expect(state()).toEqual({ awake: 'looking' })
  tab.send({ type: 'leader.shows', message: shown })
  expect(tab.getSnapshot().context.view.status).toBe('waiting')
})

it('waits for the last words of a leader that has gone, and goes on at once as an heir', () => {
  const { tab, state, pass, told } = openTab()
  tab.send({ type: 'leader.shows', message: shown })
  tab.send({ type: 'lead.got', heir: undefined })
  told()
  pass(99)
  expect([state(), told()]).toEqual([{ awake: { following: 'settling' } }, []])
  pass(1)
  tab.send({ type: 'played.changed' })
  expect(told()).toEqual(['lead null true', 'share'])
  const heir = openTab()
  heir.tab.send({ type: 'leader.shows', message: shown })
  heir.told()
  heir.tab.send({ type: 'lead.inherited', message: wish })
  heir.tab.send({ type: 'lead.got', heir: wish })
  heir.tab.send({ type: 'played.changed' })
  expect(heir.told()).toEqual(['seize 2', 'lead 2 true', 'share'])
})

it('hands the lead to a tab that wants something, and does it itself while it is busy', () => {
  const busy = openTab()
  busy.tab.send({ type: 'lead.got', heir: undefined })
  busy.told()
  busy.tab.send({ type: 'other.asks', message: { from: 2 } })
  busy.tab.send({ type: 'other.asks', message: wish })
  busy.tab.send({ type: 'played.changed' })
  expect([busy.state(), busy.told()]).toEqual([
    { awake: { leading: 'followed' } },
    ['greet 2', 'serve 2', 'share'],
  ])
  const { tab, state, told } = openTab({ canHand: true })
  tab.send({ type: 'lead.got', heir: undefined })
  told()
  tab.send({ type: 'other.asks', message: wish })
  expect([state(), told()]).toEqual([{ awake: { following: 'calm' } }, ['hand 2', 'rest']])
})

it('what was wanted before waits for what is going on where it is an answer', () => {
  const played = vi.fn<() => ConversationView>(() => ({ ...going, status: 'going' }))
  const { tab, told } = openTab({ played })
  tab.send({ type: 'tab.wants', wish: ['answer', 'Ann', 1] })
  tab.send({ type: 'lead.got', heir: undefined })
  expect(told().at(-1)).toBe('lead null false')
  played.mockReturnValue(going)
  tab.send({ type: 'played.changed' })
  expect(told()).toEqual(['catch up ["answer","Ann",1]'])
})

it('of two that lead without locks one goes on', () => {
  const { tab, state, told } = openTab({ locks: false })
  tab.send({ type: 'lead.got', heir: undefined })
  told()
  tab.send({ type: 'leader.shows', message: { ...shown, from: 7 } })
  expect(told()).toEqual(['share'])
  tab.send({ type: 'leader.shows', message: shown })
  expect([state(), told()]).toEqual([{ awake: { following: 'calm' } }, ['rest']])
})

it('a lead that is lost is queued for again, and asked about', () => {
  const { tab, state, told } = openTab()
  tab.send({ type: 'lead.got', heir: undefined })
  told()
  tab.send({ type: 'lead.lost' })
  expect([state(), told()]).toEqual([
    { awake: { following: 'calling' } },
    ['rest', 'queue', 'call'],
  ])
})

it('says that it goes where it led, hears nothing while it is away, and follows when it is back', () => {
  const { tab, state, pass, told } = openTab()
  tab.send({ type: 'lead.got', heir: undefined })
  told()
  tab.send({ type: 'tab.leaves' })
  pass(60_000)
  tab.send({ type: 'tab.seen' })
  tab.send({ type: 'lead.got', heir: undefined })
  expect([state(), told()]).toEqual(['asleep', ['rest', 'bye', 'close']])
  tab.send({ type: 'tab.returns' })
  expect([state(), told()]).toEqual([
    { awake: { following: 'calling' } },
    ['open', 'queue', 'call'],
  ])
})
