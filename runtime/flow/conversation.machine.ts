import { assign, emit, setup } from 'xstate'
import type { AnswerInput } from '../node/prompt.js'
import type { EndReason, WalkEvent } from './walk-event.js'

/** What the host asks of a conversation. */
export type ConversationCommand =
  | { type: 'start' }
  | { type: 'answer'; value: AnswerInput }
  | { type: 'restart' }
  | { type: 'stop' }

/** What is to be done with the walk. */
export type WalkCommand =
  | { type: 'walk.begin' }
  | { type: 'walk.answer'; value: AnswerInput }
  | { type: 'walk.stop' }
  | { type: 'walk.forget' }

/**
 * The conversation as the visitor meets it (decision 104): it runs and waits for the visitor in turn, ends
 * where no edge goes on, and can be restarted from anywhere.
 */
export const conversationMachine = setup({
  types: {} as {
    context: { readonly ended: EndReason | null }
    events: ConversationCommand | WalkEvent
    emitted: WalkCommand
  },
  actions: {
    begin: emit({ type: 'walk.begin' }),
    stop: emit({ type: 'walk.stop' }),
    forget: emit({ type: 'walk.forget' }),
    keepReason: assign({ ended: ({ event }) => (event.type === 'ended' ? event.reason : null) }),
    dropReason: assign({ ended: null }),
  },
  delays: { restartPause: 200 },
}).createMachine({
  context: { ended: null },
  initial: 'ready',
  on: { stop: '.stopped' },
  states: {
    ready: { on: { start: 'talking' } },
    talking: {
      entry: 'begin',
      exit: 'stop',
      initial: 'going',
      on: { restart: 'restarting' },
      states: {
        going: { on: { asked: 'waiting', ended: { target: 'ended', actions: 'keepReason' } } },
        waiting: {
          on: {
            answer: {
              target: 'going',
              actions: emit(({ event }) => ({ type: 'walk.answer', value: event.value })),
            },
          },
        },
        // The walk stays alive: a call that was not waited for may still bring its answer.
        ended: {},
      },
    },
    restarting: { entry: ['forget', 'dropReason'], after: { restartPause: 'talking' } },
    stopped: { type: 'final' },
  },
})
