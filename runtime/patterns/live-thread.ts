import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { Content } from '../node/content.js'
import type { NodeInput, NodeMachine } from '../node/contract.js'
import type { DeskLine, DeskTerms, LiveDesk } from '../node/live-desk.js'
import { type Accepted, type Refused, replyOf } from './asking.js'
import {
  agentIn,
  announce,
  arrivalIn,
  type ChartEvent,
  type DeskTyping,
  heardIn,
  isOver,
  messageIn,
  stateIn,
  wordsOf,
} from './desk-events.js'
import { type Asked, answerKindOf, judgeOne, questionsOf } from './desk-questions.js'
import { pauseAfterInput } from './judge-answer.js'
import { questionStates } from './question-states.js'
import { maxBytes } from './read-file.js'
import { first } from './reporting.js'
import { sayText } from './say.js'
import type { NodeTypes, WithInput } from './types.js'

interface Context extends WithInput<unknown> {
  readonly line: DeskLine
  readonly terms: DeskTerms
  /** Those that have not been answered yet. */
  readonly questions: readonly Asked[]
  readonly verdict: Accepted | Refused
  /** What the agent is called who has the thread, or had it last; undefined before somebody came. */
  readonly agent: string | undefined
  readonly hasChatted: boolean
}

interface Types extends Omit<NodeTypes<Context>, 'events'> {
  readonly events: ChartEvent
  readonly input: NodeInput
}

const noTerms: DeskTerms = { before: [], after: [], fallbackMessage: '' }

/**
 * A chat with an agent (decisions 31 and 83): asks the desk's questions, waits for an agent, passes on what both say, and
 * leaves by the plain way when the agent hands back or ends the chat, after the survey. What is heard of the thread is kept
 * among the visit's answers, so that a visit that is entered again goes through the same once more and asks for the rest.
 */
export function liveThread(desk: LiveDesk): NodeMachine {
  return setup({
    types: {} as Types,
    actors: {
      terms: fromPromise<DeskTerms | undefined, string>(({ input }) => desk.terms(input)),
      line: fromCallback<DeskTyping, Context>(({ input: { line, input }, sendBack }) =>
        line.open(
          {
            nodeId: input.nodeId,
            transcript: input.variables.transcript,
            visitor: input.variables.values().visitor,
          },
          { hear: input.hear, type: on => sendBack({ type: 'desk.typing', on }) },
        ),
      ),
    },
    actions: {
      startTyping: emit({ type: 'node.typing' }),
      stopTyping: emit({ type: 'node.stream', text: '' }),
      sayQuestion: emit(({ context }) => ({
        type: 'node.say',
        content: first(sayText(first(context.questions).questionText, context.input.variables)),
      })),
      ask: emit(({ context }) => ({
        type: 'node.ask',
        prompt: answerKindOf(first(context.questions)).prompt,
      })),
      judge: assign({
        verdict: ({ context: { questions, input }, event }) =>
          judgeOne(first(questions), event.type === 'answer' ? event.value : '', input),
      }),
      reply: emit(({ context }) => replyOf(context.verdict)),
      correct: emit(({ context }) => ({
        type: 'node.say',
        content: first(correctionOf(context)),
        isCorrection: true,
      })),
      turnToNext: assign({ questions: ({ context }) => context.questions.slice(1) }),
      turnToSurvey: assign({
        questions: ({ context: { hasChatted, terms, input } }) =>
          hasChatted ? questionsOf(terms.after, `${input.nodeId}_s`) : [],
      }),
      listen: emit({ type: 'node.ask', prompt: { kind: 'text', input: 'text', maxBytes } }),
      recall: ({ context, event }) => context.line.recall(heardIn(event)),
      noteAgent: assign(({ context, event }) => {
        const { name } = stateIn(event) ?? agentIn(event)
        return { agent: name || (context.agent ?? ''), hasChatted: true }
      }),
      sayJoined: emit(({ context }) =>
        announce('{name} has joined the chat', context.agent, context.input),
      ),
      sayLeft: emit(({ context }) =>
        announce('{name} has left the chat', context.agent, context.input),
      ),
      sayMessage: emit(({ event }) => ({ type: 'node.say', content: wordsOf(agentIn(event)) })),
      echo: emit(({ event, context }) => ({
        type: 'node.reply',
        message: messageIn(event, context.input)?.text ?? '',
        isUnderWay: true,
      })),
      noteArrival: emit(({ event }) => ({ type: 'node.arrived', ...arrivalIn(event) })),
      send: ({ event, context }) => {
        const message = messageIn(event, context.input)
        if (message) context.line.send(message)
      },
      hangUp: emit({ type: 'node.unask' }),
      sayFallback: emit(({ context }) => ({
        type: 'node.say',
        content: first(fallbackOf(context)),
      })),
    },
    delays: {
      typingDelay: ({ context }) => context.input.env.typingDelay,
      afterAnswer: pauseAfterInput,
    },
    guards: {
      hasMoreToAsk: ({ context }) => context.questions.length > 0,
      isAccepted: ({ context }) => context.verdict.ok,
      isExplained: ({ context }) => correctionOf(context).length > 0,
      isArrival: ({ event }) => heardIn(event).type === 'sent',
      isMessage: ({ event }) => heardIn(event).type === 'message',
      isTaken: ({ event, context }) =>
        stateIn(event)?.state === 'taken' && stateIn(event)?.name !== context.agent,
      isOverAfterChat: ({ event, context }) =>
        isOver(event) && (context.agent !== undefined || stateIn(event)?.state === 'handed-back'),
      isOver: ({ event }) => isOver(event),
      isWords: ({ event, context }) => messageIn(event, context.input) !== undefined,
      hasFallback: ({ context }) => !context.hasChatted && fallbackOf(context).length > 0,
      starts: ({ event }) => event.type === 'desk.typing' && event.on,
    },
  }).createMachine({
    context: ({ input }) => ({
      input,
      line: desk.line(),
      terms: noTerms,
      questions: [],
      verdict: { ok: false },
      agent: undefined,
      hasChatted: false,
    }),
    initial: 'inquiring',
    states: {
      inquiring: {
        invoke: {
          src: 'terms',
          input: ({ context }) => context.input.nodeId,
          onDone: [
            {
              guard: ({ event }) => event.output !== undefined,
              target: 'before',
              actions: assign(({ event, context }) => ({
                terms: event.output ?? noTerms,
                questions: questionsOf(event.output?.before ?? [], `${context.input.nodeId}_q`),
              })),
            },
            { target: 'left' },
          ],
          onError: 'left',
        },
      },
      before: { ...questions(), onDone: 'chatting' },
      chatting: {
        entry: 'listen',
        invoke: { src: 'line', input: ({ context }) => context },
        on: {
          'desk.typing': [{ guard: 'starts', actions: 'startTyping' }, { actions: 'stopTyping' }],
          'desk.heard': [
            { guard: 'isMessage', actions: ['recall', 'noteAgent', 'sayMessage', 'listen'] },
            { guard: 'isTaken', actions: ['recall', 'noteAgent', 'sayJoined', 'listen'] },
            {
              guard: 'isOverAfterChat',
              target: 'closing',
              actions: ['recall', 'noteAgent', 'sayLeft', 'hangUp'],
            },
            { guard: 'isOver', target: 'closing', actions: ['recall', 'hangUp'] },
            { guard: 'isArrival', actions: ['recall', 'noteArrival', 'listen'] },
            { actions: ['recall', 'listen'] },
          ],
          answer: [
            { guard: 'isWords', actions: ['echo', 'send', 'listen'] },
            { actions: 'listen' },
          ],
        },
      },
      closing: { always: [{ guard: 'hasFallback', target: 'excusing' }, { target: 'after' }] },
      excusing: {
        entry: 'startTyping',
        after: { typingDelay: { target: 'left', actions: 'sayFallback' } },
      },
      after: { entry: 'turnToSurvey', ...questions(), onDone: 'left' },
      left: { type: 'final' },
    },
    output: { handle: null },
  })

  /** The questions one after the other, each again until its answer is good. */
  function questions() {
    return {
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'hasMoreToAsk', target: 'typing' }, { target: 'done' }] },
        typing: {
          entry: 'startTyping',
          after: { typingDelay: { target: 'asking', actions: 'sayQuestion' } },
        },
        ...questionStates,
        locked: {
          entry: 'reply',
          after: { afterAnswer: { target: 'choosing', actions: 'turnToNext' } },
        },
        done: { type: 'final' },
      },
    } as const
  }
}

const correctionOf = ({ verdict, input }: Context): Content[] =>
  verdict.ok ? [] : sayText(verdict.correction ?? '', input.variables)

const fallbackOf = ({ terms, input }: Context): Content[] =>
  sayText(terms.fallbackMessage, input.variables)
