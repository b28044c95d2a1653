import { assign, emit, setup } from 'xstate'
import type { AnswerInput } from '../node/prompt.js'
import type { RepliedItem } from './view.js'
import type { EndReason, WalkEvent } from './walk-event.js'

/** What the host asks of a conversation. */
export type ConversationCommand =
  | { type: 'start' }
  | { type: 'answer'; value: AnswerInput }
  /** `typed`: what it was, where it was typed. */
  | { type: 'edit'; item: RepliedItem; typed: string | null }
  | { type: 'restart' }
  | { type: 'stop' }

/** What is to be done with the walk. */
export type WalkCommand =
  | { type: 'walk.begin' }
  | { type: 'walk.answer'; value: AnswerInput }
  | { type: 'walk.goBack'; item: RepliedItem }
  | { type: 'walk.stop' }
  | { type: 'walk.forget' }

interface Context {
  readonly ended: EndReason | null
  /** Sent while an answer was being corrected: the question gets it as soon as it stands. */
  readonly kept: AnswerInput | undefined
  /** What the question has got so. */
  readonly tried: AnswerInput | undefined
  /** A text that no question has taken, or that is to be changed. */
  readonly draft: string | null
}

/**
 * The conversation as the visitor meets it (decision 104): it runs and waits for the visitor in turn, ends
 * where no edge goes on, and can be restarted from anywhere.
 */
export const conversationMachine = setup({
  types: {} as {
    context: Context
    events: ConversationCommand | WalkEvent
    emitted: WalkCommand
  },
  actions: {
    begin: emit({ type: 'walk.begin' }),
    stop: emit({ type: 'walk.stop' }),
    forget: emit({ type: 'walk.forget' }),
    keepReason: assign({ ended: ({ event }) => (event.type === 'ended' ? event.reason : null) }),
    dropReason: assign({ ended: null }),
    keepAnswer: assign({ kept: ({ event }) => (event.type === 'answer' ? event.value : undefined) }),
    giveKept: emit(({ context }) => ({ type: 'walk.answer', value: context.kept ?? '' })),
    noteTried: assign({ tried: ({ context }) => context.kept, kept: undefined }),
    giveBack: assign({
      draft: ({ context: { kept, tried, draft } }) => textOf(kept) ?? textOf(tried) ?? draft,
      kept: undefined,
      tried: undefined,
    }),
    forgetTried: assign({ tried: undefined }),
    dropDraft: assign({ kept: undefined, tried: undefined, draft: null }),
  },
  guards: {
    hasKept: ({ context }) => context.kept !== undefined,
    isTyped: ({ event }) => event.type === 'asked' && event.prompt.kind === 'text',
    tookText: ({ event }) => event.type === 'replied' && event.picked.length === 0,
  },
  delays: { restartPause: 200 },
}).createMachine({
  context: { ended: null, kept: undefined, tried: undefined, draft: null },
  initial: 'ready',
  on: { stop: '.stopped' },
  states: {
    ready: { on: { start: 'talking' } },
    talking: {
      entry: 'begin',
      exit: 'stop',
      initial: 'going',
      on: {
        restart: 'restarting',
        edit: {
          target: '.going',
          actions: [
            'dropReason',
            'giveBack',
            assign({ draft: ({ context, event }) => event.typed ?? context.draft }),
            emit(({ event }) => ({ type: 'walk.goBack', item: event.item })),
          ],
        },
        replied: [{ guard: 'tookText', actions: 'dropDraft' }, { actions: 'forgetTried' }],
      },
      states: {
        going: {
          on: {
            answer: { actions: 'keepAnswer' },
            asked: [
              { guard: 'hasKept', actions: ['giveKept', 'noteTried'] },
              // A refused text stays in the composer, if the question is one that is answered there.
              { guard: 'isTyped', target: 'waiting', actions: 'forgetTried' },
              { target: 'waiting', actions: 'giveBack' },
            ],
            ended: { target: 'ended', actions: ['keepReason', 'giveBack'] },
          },
        },
        waiting: {
          on: {
            unasked: 'going',
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
    restarting: { entry: ['forget', 'dropReason', 'dropDraft'], after: { restartPause: 'talking' } },
    stopped: { type: 'final' },
  },
})

const textOf = (answer: AnswerInput | undefined) => (typeof answer === 'string' ? answer : undefined)
