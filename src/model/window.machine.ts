import { assign, emit, setup } from 'xstate'

type Event =
  | { type: 'bot.ready' }
  | { type: 'bot.missing' }
  | { type: 'open'; byVisitor: boolean }
  | { type: 'close'; byVisitor: boolean }
  | { type: 'toggle'; byVisitor: boolean }

interface Context {
  /** A window that fills its place cannot be closed. */
  readonly staysOpen: boolean
  /** Opened, perhaps while the bot was still loading; that it was closed afterwards does not matter once the bot is there. */
  readonly wanted: boolean
  /** Was the last change the visitor's own doing? Only then may the focus move. */
  readonly byVisitor: boolean
}

/** The window as the visitor meets it: not there until the bot is, then closed or open. */
export const windowMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: { type: 'opened' } | { type: 'closed' }
    input: { staysOpen: boolean }
  },
  actions: {
    want: assign({ wanted: true }),
    unwant: assign({ wanted: false }),
    swapWant: assign({ wanted: ({ context }) => !context.wanted }),
    noteWho: assign({ byVisitor: ({ event }) => 'byVisitor' in event && event.byVisitor }),
    tellOpened: emit({ type: 'opened' }),
    tellClosed: emit({ type: 'closed' }),
  },
  guards: {
    isWanted: ({ context }) => context.wanted || context.staysOpen,
    canClose: ({ context }) => !context.staysOpen,
  },
}).createMachine({
  context: ({ input }) => ({ ...input, wanted: false, byVisitor: false }),
  initial: 'loading',
  states: {
    loading: {
      on: {
        open: { actions: ['want', 'noteWho'] },
        close: { actions: 'unwant' },
        toggle: { actions: ['swapWant', 'noteWho'] },
        'bot.ready': [{ guard: 'isWanted', target: 'open' }, { target: 'closed' }],
        'bot.missing': 'missing',
      },
    },
    closed: {
      on: {
        open: { target: 'open', actions: 'noteWho' },
        toggle: { target: 'open', actions: 'noteWho' },
      },
    },
    open: {
      entry: ['want', 'tellOpened'],
      exit: 'tellClosed',
      on: {
        close: { guard: 'canClose', target: 'closed', actions: 'noteWho' },
        toggle: { guard: 'canClose', target: 'closed', actions: 'noteWho' },
      },
    },
    missing: { type: 'final' },
  },
})
