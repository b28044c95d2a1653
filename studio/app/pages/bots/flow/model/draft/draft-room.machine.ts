import { assign, fromPromise, setup } from 'xstate'
import type { Bar } from './draft-room.js'

/** What became of a try; null: it has come through. */
type Failure = 'later' | Bar | null

type Event =
  /** Something is to be told of at once, or together with what comes right after it. */
  | { type: 'draft.changed' }
  | { type: 'draft.landed' }
  | { type: 'sending.came'; failure: Failure }
  | { type: 'reading.came'; failure: Failure }
  /** What is missing cannot be had any more. */
  | { type: 'draft.lost' }
  | { type: 'room.left' }

interface Context {
  /** What stands in the way of sending, and of reading. */
  readonly send: Bar | null
  readonly read: Bar | null
  /** How often something was told. */
  readonly told: number
}

const none = { send: null, read: null }

function afterSending({ send, read }: Context, failure: Failure) {
  if (failure === null) return none
  return { send: failure === 'later' ? send : failure, read }
}

function afterReading(bars: Context, failure: Failure) {
  const read = failure === 'later' ? bars.read : failure
  // Reading says nothing of who may write, and of what room there is; whatever else was in the way is gone.
  const stays = bars.send === 'not-allowed' || bars.send === 'full'
  return { send: failure === null && !stays ? null : bars.send, read }
}

/**
 * A room as its person has it open: whether there is a line, what stands in the way, what other tabs have left behind,
 * and what is told of it.
 */
export const draftRoomMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    /** What a tab has left behind that is gone is sent from here. */
    adopt: fromPromise<void>(() => Promise.resolve()),
    readAnew: fromPromise<void>(() => Promise.resolve()),
    /** Sends what waits, and keeps the rest. */
    sendRest: fromPromise<void>(() => Promise.resolve()),
  },
  actions: {
    tell: assign({ told: ({ context }) => context.told + 1 }),
    noteSent: assign(({ context, event }) =>
      event.type === 'sending.came' ? afterSending(context, event.failure) : {},
    ),
    noteRead: assign(({ context, event }) =>
      event.type === 'reading.came' ? afterReading(context, event.failure) : {},
    ),
    /** What waits goes now. */
    hurry: () => {},
    hearNoMore: () => {},
    keepNoMore: () => {},
  },
  guards: {
    isLater: ({ event }) => event.type === 'sending.came' && event.failure === 'later',
    isNews: ({ context, event }) => {
      if (event.type !== 'reading.came') return false
      const { send, read } = afterReading(context, event.failure)
      return send !== context.send || read !== context.read
    },
    opensSending: ({ context, event }) =>
      event.type === 'reading.came' &&
      context.send !== null &&
      afterReading(context, event.failure).send === null,
  },
  delays: {
    /** Milliseconds in which what comes in is told of at once. */
    together: 30,
    /** Milliseconds between two looks for what other tabs have left behind. */
    lookAround: 15_000,
  },
}).createMachine({
  context: { ...none, told: 0 },
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: { 'room.left': 'leaving' },
      states: {
        line: {
          initial: 'up',
          states: {
            up: { on: { 'sending.came': { guard: 'isLater', target: 'down' } } },
            down: { on: { 'sending.came': [{ guard: 'isLater' }, { target: 'up' }] } },
          },
        },
        bars: {
          on: {
            'draft.changed': { actions: 'tell' },
            'sending.came': { actions: ['noteSent', 'tell'] },
            'reading.came': [
              { guard: 'opensSending', actions: ['noteRead', 'hurry', 'tell'] },
              { guard: 'isNews', actions: ['noteRead', 'tell'] },
            ],
          },
        },
        telling: {
          initial: 'calm',
          states: {
            calm: { on: { 'draft.landed': 'gathering' } },
            gathering: {
              after: { together: { target: 'calm', actions: 'tell' } },
              on: {
                'draft.changed': 'calm',
                'sending.came': 'calm',
                read: { guard: 'isNews', target: 'calm' },
              },
            },
          },
        },
        draft: {
          initial: 'followed',
          states: {
            followed: { on: { 'draft.lost': 'readAnew' } },
            readAnew: {
              // Where it cannot be read, the follower asks again.
              invoke: { src: 'readAnew', onDone: 'followed', onError: 'followed' },
              on: { 'draft.lost': { target: 'readAnew', reenter: true } },
            },
          },
        },
        leftBehind: {
          initial: 'adopting',
          states: {
            adopting: { invoke: { src: 'adopt', onDone: 'adopted' } },
            adopted: { after: { lookAround: 'adopting' } },
          },
        },
      },
    },
    leaving: {
      entry: 'hearNoMore',
      invoke: { src: 'sendRest', onDone: 'closed', onError: 'closed' },
    },
    closed: { entry: 'keepNoMore', type: 'final' },
  },
})
