import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { AnswerInput } from '../node/prompt.js'
import type { Walk } from './walk.js'
import type { EndReason, WalkEvent } from './walk-event.js'

/** What the host asks of a conversation. */
export type ConversationCommand =
  | { type: 'start' }
  | { type: 'answer'; value: AnswerInput }
  | { type: 'restart' }
  | { type: 'stop' }

type Event = ConversationCommand | WalkEvent

/** What the chart is given: how to begin a walk, and how to forget one. */
export interface ConversationInput {
  readonly beginWalk: (tell: (event: WalkEvent) => void) => Walk
  readonly forget: () => void
}

interface Context extends ConversationInput {
  readonly ended: EndReason | null
}

/**
 * The conversation as the visitor meets it (decision 104): it runs and waits for the visitor in turn, ends
 * where no edge goes on, and can be restarted from anywhere.
 */
export const conversationMachine = setup({
  types: {} as { context: Context; events: Event; input: ConversationInput },
  actors: {
    walk: fromCallback<ConversationCommand, Pick<ConversationInput, 'beginWalk'>>(
      ({ input, sendBack, receive }) => {
        const walk = input.beginWalk(sendBack)
        receive(command => {
          if (command.type === 'answer') walk.answer(command.value)
        })
        walk.begin()
        return () => walk.stop()
      },
    ),
  },
  actions: {
    passAnswer: sendTo('walk', ({ event }) => event),
    keepReason: assign({ ended: ({ event }) => (event.type === 'ended' ? event.reason : null) }),
    forget: ({ context }) => context.forget(),
    dropReason: assign({ ended: null }),
  },
  delays: { restartPause: 200 },
}).createMachine({
  context: ({ input }) => ({ ...input, ended: null }),
  initial: 'ready',
  on: { stop: '.stopped' },
  states: {
    ready: { on: { start: 'talking' } },
    talking: {
      invoke: { id: 'walk', src: 'walk', input: ({ context }) => context },
      initial: 'going',
      on: { restart: 'restarting' },
      states: {
        going: { on: { asked: 'waiting', ended: { target: 'ended', actions: 'keepReason' } } },
        waiting: { on: { answer: { target: 'going', actions: 'passAnswer' } } },
        // The walk stays alive: a call that was not waited for may still bring its answer.
        ended: {},
      },
    },
    restarting: { entry: ['forget', 'dropReason'], after: { restartPause: 'talking' } },
    stopped: { type: 'final' },
  },
})
