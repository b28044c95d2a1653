import { assign, emit, setup } from 'xstate'
import type { AnswerInput } from '../node/prompt.js'
import type { RepliedItem } from './view.js'
import type { EndReason, WalkEvent } from './walk-event.js'

/** What the host asks of a conversation. */
export type ConversationCommand =
  | { type: 'start' }
  | { type: 'answer'; value: AnswerInput }
  | { type: 'answerAhead'; text: string }
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
  /** Typed before anything was asked: each waits for a question of its own. */
  readonly ahead: readonly string[]
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
    keepAnswer: assign({
      kept: ({ event }) => (event.type === 'answer' ? event.value : undefined),
    }),
    giveKept: emit(({ context }) => ({ type: 'walk.answer', value: context.kept ?? '' })),
    noteTried: assign({ tried: ({ context }) => context.kept, kept: undefined }),
    giveBack: assign({
      draft: ({ context: { kept, tried, draft, ahead } }) =>
        inLines(textOf(kept) ?? textOf(tried) ?? draft, ...ahead),
      kept: undefined,
      tried: undefined,
      ahead: [],
    }),
    forgetTried: assign({ tried: undefined }),
    dropDraft: assign({ kept: undefined, tried: undefined, draft: null }),
    queue: assign(({ context, event }) =>
      event.type === 'answerAhead' ? { ahead: [...context.ahead, event.text], draft: null } : {},
    ),
    giveFirst: emit(({ context }) => ({ type: 'walk.answer', value: context.ahead[0] ?? '' })),
    // If it is refused it stands in the field that one types in, like every other refused text.
    draftFirst: assign(({ context: { ahead } }) => ({
      draft: ahead[0] ?? null,
      ahead: ahead.slice(1),
    })),
    dropAhead: assign({ ahead: [] }),
  },
  guards: {
    hasKept: ({ context }) => context.kept !== undefined,
    isTyped: ({ event }) => isTyped(event),
    // Nothing overtakes a text that is still in the field.
    takesAhead: ({ event, context: { ahead, draft } }) =>
      isTyped(event) && ahead.length > 0 && draft === null,
    tookText: ({ event }) => event.type === 'replied' && event.picked.length === 0,
  },
  delays: { restartPause: 200 },
}).createMachine({
  context: { ended: null, kept: undefined, tried: undefined, draft: null, ahead: [] },
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
            assign({ draft: ({ context, event }) => inLines(event.typed, context.draft) }),
            emit(({ event }) => ({ type: 'walk.goBack', item: event.item })),
          ],
        },
        replied: [{ guard: 'tookText', actions: 'dropDraft' }, { actions: 'forgetTried' }],
      },
      states: {
        going: {
          on: {
            answer: { actions: 'keepAnswer' },
            answerAhead: { actions: 'queue' },
            asked: [
              { guard: 'hasKept', actions: ['giveKept', 'noteTried'] },
              { guard: 'takesAhead', actions: ['giveFirst', 'draftFirst'] },
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
    restarting: {
      entry: ['forget', 'dropReason', 'dropDraft', 'dropAhead'],
      after: { restartPause: 'talking' },
    },
    stopped: { type: 'final' },
  },
})

const textOf = (answer: AnswerInput | undefined) =>
  typeof answer === 'string' ? answer : undefined

const isTyped = (event: ConversationCommand | WalkEvent) =>
  event.type === 'asked' && event.prompt.kind === 'text'

const inLines = (...texts: (string | null | undefined)[]) =>
  texts.filter(Boolean).join('\n') || null
