import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import type { DeskMessage } from '#api/records.js'
import type { DeskChartEvent } from './desk-chart-event.js'
import {
  type DeskContext,
  heard,
  isForAgent,
  isPassing,
  type LoadedDesk,
  type LoadedPage,
  type LoadedThread,
  loaded,
  nobody,
  type Outcome,
  sent,
  type WantedPage,
  withEarlier,
  withPage,
  withTalk,
  withTyping,
} from './desk-context.js'
import type { Outgoing } from './talk.js'
import type { OpenView } from './thread-order.js'

/** What becomes of a message that the page itself failed to send. */
const unsendable = { failure: { status: 0, code: '', words: 'The page could not send it.' } }

/** Milliseconds for which typing is shown that is not said again. */
const afterTyping = 10_000

/**
 * A desk as one agent has it open: the line to the server, the threads, the conversation that is shown, and what was written
 * and must arrive once. It emits `ring` when the agent should look up.
 */
export const deskMachine = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskChartEvent,
    emitted: {} as { type: 'ring' },
  },
  actors: {
    line: fromCallback<DeskChartEvent, undefined>(() => () => undefined),
    /** With so many threads of the list at least. */
    loadDesk: fromPromise<LoadedDesk, { readonly view: OpenView; readonly atLeast: number }>(
      () => new Promise(() => undefined),
    ),
    loadPage: fromPromise<LoadedPage, WantedPage>(() => new Promise(() => undefined)),
    loadThread: fromPromise<LoadedThread, string>(() => new Promise(() => undefined)),
    send: fromPromise<Outcome<DeskMessage>, Outgoing | undefined>(
      () => new Promise(() => undefined),
    ),
  },
  actions: {
    hear: assign(({ context, event }) =>
      event.type === 'desk.told' ? heard(context, event.event) : {},
    ),
    noteThread: assign(({ context, event }) => {
      if (event.type === 'thread.changed') context.book.put(event.thread)
      return {}
    }),
    openThread: assign(({ context, event }) => {
      if (event.type !== 'thread.opened') return {}
      context.book.pin(event.id)
      return { openId: event.id }
    }),
    chooseView: assign(({ event }) => (event.type === 'view.chosen' ? { view: event.view } : {})),
    forgetTyping: assign(({ context, event }) =>
      event.type === 'typing.over' ? withTyping(context, event.threadId, false) : {},
    ),
    addEarlier: assign(({ context, event }) =>
      event.type === 'earlier.loaded' ? withEarlier(context, event.id, event) : {},
    ),
    putInOutbox: assign(({ context, event }) =>
      event.type === 'message.written' ? { outbox: [...context.outbox, event.item] } : {},
    ),
    tryAgain: assign(({ context, event }) =>
      event.type === 'message.retry'
        ? {
            outbox: context.outbox.map(item =>
              item.key === event.key ? { ...item, refusal: undefined } : item,
            ),
          }
        : {},
    ),
    drop: assign(({ context, event }) =>
      event.type === 'message.dropped'
        ? { outbox: context.outbox.filter(({ key }) => key !== event.key) }
        : {},
    ),
    noteTry: assign({ tries: ({ context }) => context.tries + 1 }),
    ring: emit({ type: 'ring' }),
    /** Whoever types says so again and again. */
    expectMore: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'desk.told' || event.event.type !== 'typing') return
      const { threadId } = event.event
      const id = `typing ${threadId}`
      enqueue.cancel(id)
      enqueue.raise({ type: 'typing.over', threadId }, { id, delay: afterTyping })
    }),
  },
  guards: {
    hasPending: ({ context }) => context.outbox.some(({ refusal }) => refusal === undefined),
    isShownGone: ({ context, event }) =>
      event.type === 'desk.told' &&
      event.event.type === 'gone' &&
      event.event.threadId === context.openId,
    isShown: ({ context }) => context.openId !== null,
    isAboutAgent: ({ context, event }) =>
      event.type === 'desk.told' && isForAgent(context, event.event),
    isOtherView: ({ context, event }) =>
      event.type === 'view.chosen' && event.view !== context.view,
    isViewEmpty: ({ context }) => context.book.list(context.view).cursor === undefined,
    isMoreThere: ({ context }) => typeof context.book.list(context.view).cursor === 'string',
    isTyping: ({ context, event }) =>
      event.type === 'desk.told' &&
      event.event.type === 'typing' &&
      event.event.on &&
      context.talks[event.event.threadId] !== undefined,
  },
  delays: {
    beforeRetry: ({ context }) => Math.min(10_000, 500 * 2 ** context.tries),
  },
}).createMachine({
  id: 'desk',
  context: () => nobody(),
  type: 'parallel',
  invoke: { src: 'line' },
  on: {
    'desk.told': [
      { guard: 'isAboutAgent', actions: ['hear', 'ring'] },
      {
        guard: 'isTyping',
        actions: ['hear', 'expectMore'],
      },
      { actions: 'hear' },
    ],
    'thread.changed': { actions: 'noteThread' },
    'earlier.loaded': { actions: 'addEarlier' },
    'typing.over': { actions: 'forgetTyping' },
    'message.written': { actions: 'putInOutbox' },
    'message.retry': { actions: 'tryAgain' },
    'message.dropped': { actions: 'drop' },
  },
  states: {
    line: {
      initial: 'connecting',
      states: {
        connecting: { on: { 'line.opened': 'open', 'line.lost': 'lost' } },
        open: { on: { 'line.lost': 'lost' } },
        lost: { on: { 'line.opened': 'open' } },
      },
    },
    threads: {
      initial: 'loading',
      states: {
        loading: {
          entry: assign({ meanwhile: [] }),
          on: { 'view.chosen': { guard: 'isOtherView', target: 'loading', reenter: true } },
          invoke: {
            src: 'loadDesk',
            input: ({ context: { book, view } }) => ({
              view,
              atLeast: book.list(view).threads.length,
            }),
            onDone: {
              target: 'ready',
              actions: assign(({ context, event }) => loaded(context, event.output)),
            },
            onError: {
              target: 'failed',
              actions: assign({ threadsFault: ({ event }) => event.error, meanwhile: undefined }),
            },
          },
        },
        // What the line did not tell meanwhile is asked for.
        ready: { on: { 'line.opened': 'loading' } },
        failed: { on: { 'desk.retry': 'loading', 'line.opened': 'loading' } },
      },
    },
    list: {
      initial: 'there',
      on: { 'view.chosen': { guard: 'isOtherView', target: '.chosen', actions: 'chooseView' } },
      states: {
        there: { on: { 'more.wanted': { guard: 'isMoreThere', target: 'loading' } } },
        chosen: { always: [{ guard: 'isViewEmpty', target: 'loading' }, { target: 'there' }] },
        loading: {
          invoke: {
            src: 'loadPage',
            input: ({ context: { book, view } }) => ({ view, cursor: book.list(view).cursor }),
            onDone: {
              target: 'there',
              actions: assign(({ context, event }) => withPage(context, event.output)),
            },
            onError: {
              target: 'failed',
              actions: assign({ pageFault: ({ event }) => event.error }),
            },
          },
        },
        failed: { on: { 'page.retry': 'loading', 'line.opened': 'loading' } },
      },
    },
    thread: {
      initial: 'none',
      on: {
        'thread.opened': { target: '.choosing', actions: 'openThread' },
      },
      states: {
        none: {},
        choosing: { always: [{ guard: 'isShown', target: 'loading' }, { target: 'none' }] },
        loading: {
          invoke: {
            src: 'loadThread',
            input: ({ context }) => context.openId ?? '',
            onDone: {
              target: 'shown',
              actions: assign(({ context, event }) => withTalk(context, event.output)),
            },
            onError: {
              target: 'failed',
              actions: assign({ threadFault: ({ event }) => event.error }),
            },
          },
        },
        shown: {
          on: {
            'line.opened': 'loading',
            // The server says in words what has become of it.
            'desk.told': { guard: 'isShownGone', target: 'loading', actions: 'hear' },
          },
        },
        failed: { on: { 'thread.retry': 'loading', 'line.opened': 'loading' } },
      },
    },
    outbox: {
      initial: 'empty',
      states: {
        empty: { always: { guard: 'hasPending', target: 'sending' } },
        sending: {
          invoke: {
            src: 'send',
            input: ({ context }) => context.outbox.find(({ refusal }) => refusal === undefined),
            onDone: [
              {
                guard: ({ event: { output } }) => 'failure' in output && isPassing(output.failure),
                target: 'waiting',
                actions: 'noteTry',
              },
              {
                target: 'empty',
                actions: assign(({ context, event }) => sent(context, event.output)),
              },
            ],
            onError: {
              target: 'empty',
              actions: assign(({ context }) => sent(context, unsendable)),
            },
          },
        },
        waiting: { after: { beforeRetry: 'sending' }, on: { 'line.opened': 'sending' } },
      },
    },
  },
})
