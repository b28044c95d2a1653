import { assign, emit, fromPromise, setup } from 'xstate'
import type { Content } from '../node/content.js'
import type {
  Answer,
  Listen,
  NodeEmitted,
  NodeEvent,
  NodeInput,
  NodeMachine,
  NodeOutput,
  NodeProblem,
} from '../node/contract.js'
import type { AnswerInput, Prompt } from '../node/prompt.js'
import type { VisitorField } from '../session/session-record.js'
import { meantOf, meantPrompt, pickedMeant } from './meant.js'
import { first, nth } from './reporting.js'
import { sayText } from './say.js'
import type { NodeTypes, WithInput } from './types.js'

/** An answer that is accepted, and what follows from it. */
export interface Accepted {
  readonly ok: true
  /** The record, and the visitor's bubble. */
  readonly message: string
  /** The bubble, where the visitor reads the answer in other words. */
  readonly shown?: string
  readonly answer: Answer
  readonly visitor?: VisitorField
  /** Ids of the options in it. */
  readonly picked?: readonly string[]
  /** Ids of the options that would have been right, where the visitor is to see them. */
  readonly right?: readonly string[]
  readonly handle: string | null
  /** What leaving does besides following the handle. */
  readonly further?: Pick<NodeOutput, 'set' | 'end'>
  readonly problems?: readonly NodeProblem[]
}

type NodeReply = Extract<NodeEmitted, { type: 'node.reply' }>

/** An answer that is refused; without a correction the visitor is just asked again. */
export interface Refused {
  readonly ok: false
  readonly correction?: string
}

/** What a type of node that asks one thing says about itself. */
export interface AskingSpec<Data, Asked extends Prompt = Prompt> {
  readonly contents: (input: NodeInput<Data>) => readonly Content[]
  /** Null when there is nothing to ask: a problem is reported and the plain edge is taken (decision 46). */
  readonly prompt: (input: NodeInput<Data>) => Asked | null
  /** There may be nothing to ask: the node then only says its contents. */
  readonly passes?: (input: NodeInput<Data>) => boolean
  /** What is wrong with the node's data; reported when it is entered. */
  readonly problems?: (input: NodeInput<Data>) => readonly NodeProblem[]
  /** `asked` is the prompt as the visitor saw it. */
  readonly judge: (answer: AnswerInput, input: NodeInput<Data>, asked: Asked) => Accepted | Refused
  /** Milliseconds from the accepted answer to the next node (decision 109). */
  readonly pauseAfterAnswer: number
  /** Said 1000 ms after the accepted answer, the node being left 2000 ms later; takes the place of the pause (decision 104). */
  readonly greeting?: (input: NodeInput<Data>, reply: string) => readonly Content[]
}

interface Context<Data, Asked> extends WithInput<Data> {
  readonly asked: Asked | null
  /** How many contents there are to say, and how many have been said. */
  readonly all: number
  readonly said: number
  /** On the answer that is accepted or being corrected; null before there is one. */
  readonly verdict: Accepted | Refused | null
  /** Those that have not been reported yet. */
  readonly problems: readonly NodeProblem[]
  /** Words that name no option, and what they mean. */
  readonly words: string
  readonly heard: Heard | undefined
  /** The visitor has said that it is meant. */
  readonly isMeant: boolean
}

type Heard = Awaited<ReturnType<Listen>>

/** Says its contents, asks, asks again after a refused answer, and leaves a while after the accepted one. */
export function asking<Data, Asked extends Prompt = Prompt>(
  spec: AskingSpec<Data, Asked>,
): NodeMachine {
  return setup({
    types: {} as NodeTypes<Context<Data, Asked>> & { input: NodeInput<Data> },
    actors: {
      listen: fromPromise<Heard, Context<Data, Asked>>(async ({ input, signal }) =>
        input.input.listen?.(input.words, signal),
      ),
    },
    actions: {
      hear: assign({ words: ({ event }) => String(event.value).trim() }),
      replyWords: emit(({ context }) => ({ type: 'node.reply', message: context.words })),
      sayMeant: emit(({ context }) => ({ type: 'node.say', content: first(meantOf(context)) })),
      askMeant: emit(({ context }) => ({ type: 'node.ask', prompt: meantPrompt(context) })),
      replyMeant: emit(({ context, event }) => {
        const { id, label } = pickedMeant(context, event)
        return { type: 'node.reply', message: label, picked: [id] }
      }),
      mean: assign({ isMeant: true }),
      beginAgain: assign({ said: 0, heard: undefined }),
      reportProblem: emit(({ context }) => first(context.problems)),
      dropProblem: assign({ problems: ({ context }) => context.problems.slice(1) }),
      startTyping: emit({ type: 'node.typing' }),
      say: emit(({ context: { input, said } }) => ({
        type: 'node.say',
        content: nth(spec.contents(input), said),
      })),
      count: assign({ said: ({ context }) => context.said + 1 }),
      prepare: assign({ asked: ({ context }) => spec.prompt(context.input) }),
      ask: emit(({ context }) => ({ type: 'node.ask', prompt: shownOf(context) })),
      reportNothingToAsk: emit(({ context }) => ({
        type: 'node.problem',
        code: 'BOT_INVALID',
        message: `The step "${context.input.nodeId}" has no options to choose from; it is passed by its plain way.`,
      })),
      judge: assign(({ context, event }) => {
        const verdict = verdictOn(event, context)
        return { verdict, problems: (verdict.ok && verdict.problems) || [] }
      }),
      correct: emit(({ context: { verdict, input } }) => ({
        type: 'node.say',
        content: first(correctionOf(verdict, input)),
        isCorrection: true,
      })),
      reply: emit(({ context }) => replyOf(context.verdict)),
      greet: emit(({ context }) => ({ type: 'node.say', content: first(greetingOf(context)) })),
    },
    delays: {
      typingDelay: ({ context }) => context.input.env.typingDelay,
      afterAnswer: spec.pauseAfterAnswer,
      beforeGreeting: 1000,
      afterGreeting: 2000,
    },
    guards: {
      hasProblem: ({ context }) => context.problems.length > 0,
      hasSomethingToSay: ({ context }) => context.all > 0,
      hasMoreToSay: ({ context }) => context.said + 1 < context.all,
      canAsk: ({ context }) => spec.prompt(context.input) !== null,
      passes: ({ context }) => spec.passes?.(context.input) === true,
      isAccepted: ({ context, event }) => verdictOn(event, context).ok,
      isHeard: ({ context, event }) =>
        listens(context) && typeof event.value === 'string' && event.value.trim() !== '',
      isMeant: ({ context, event }) => pickedMeant(context, event).id === 'yes',
      isNotMeant: ({ context, event }) => pickedMeant(context, event).id === 'no',
      isExplained: ({ context, event }) =>
        correctionOf(verdictOn(event, context), context.input).length > 0,
      greets: ({ context }) => greetingOf(context).length > 0,
    },
  }).createMachine({
    context: ({ input }) => ({
      input,
      asked: null,
      all: spec.contents(input).length,
      said: 0,
      verdict: null,
      problems: spec.problems?.(input) ?? [],
      words: '',
      heard: undefined,
      isMeant: false,
    }),
    initial: 'choosing',
    states: {
      choosing: {
        always: [
          { guard: 'hasProblem', actions: ['reportProblem', 'dropProblem'] },
          { guard: 'hasSomethingToSay', target: 'typing' },
          { guard: 'canAsk', target: 'asking' },
          { guard: 'passes', target: 'left' },
          { target: 'left', actions: 'reportNothingToAsk' },
        ],
      },
      typing: {
        entry: 'startTyping',
        after: {
          typingDelay: [
            { guard: 'hasMoreToSay', target: 'typing', reenter: true, actions: ['say', 'count'] },
            { guard: 'canAsk', target: 'asking', actions: 'say' },
            { guard: 'passes', target: 'left', actions: 'say' },
            { target: 'left', actions: ['say', 'reportNothingToAsk'] },
          ],
        },
      },
      asking: {
        entry: ['prepare', 'ask'],
        on: {
          answer: [
            { guard: 'isAccepted', target: 'locked', actions: ['judge', 'reply'] },
            { guard: 'isHeard', target: 'listening', actions: 'hear' },
            { guard: 'isExplained', target: 'correcting', actions: 'judge' },
            { target: 'asking', reenter: true },
          ],
        },
      },
      listening: {
        entry: ['replyWords', 'startTyping'],
        invoke: {
          src: 'listen',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output !== undefined,
              target: 'heard',
              actions: assign({ heard: ({ event }) => event.output }),
            },
            { target: 'choosing', actions: 'beginAgain' },
          ],
          onError: { target: 'choosing', actions: 'beginAgain' },
        },
      },
      heard: { after: { typingDelay: { target: 'confirming', actions: 'sayMeant' } } },
      confirming: {
        entry: 'askMeant',
        on: {
          answer: [
            { guard: 'isMeant', target: 'locked', actions: ['replyMeant', 'mean'] },
            { guard: 'isNotMeant', target: 'choosing', actions: ['replyMeant', 'beginAgain'] },
            { target: 'confirming', reenter: true },
          ],
        },
      },
      correcting: {
        entry: 'startTyping',
        after: { typingDelay: { target: 'asking', actions: 'correct' } },
      },
      locked: {
        always: [
          { guard: 'hasProblem', actions: ['reportProblem', 'dropProblem'] },
          { guard: 'greets', target: 'greeting' },
        ],
        after: { afterAnswer: 'left' },
      },
      greeting: {
        entry: 'startTyping',
        after: { beforeGreeting: { target: 'greeted', actions: 'greet' } },
      },
      greeted: { after: { afterGreeting: 'left' } },
      left: { type: 'final' },
    },
    output: ({ context: { verdict, heard, isMeant } }) =>
      isMeant
        ? { handle: null, goTo: heard?.goTo }
        : verdict?.ok
          ? { handle: verdict.handle, ...verdict.further }
          : { handle: null },
  })

  function verdictOn({ value }: NodeEvent, context: Context<Data, Asked>): Accepted | Refused {
    return spec.judge(value, context.input, askedOf(context))
  }

  /** It is asked only where there is something to ask. */
  function askedOf({ asked }: Context<Data, Asked>): Asked {
    return first(asked ? [asked] : [])
  }

  /** Whether words that name no option are understood. */
  function listens({ input, asked }: Context<Data, Asked>): boolean {
    return !!input.listen && !!asked && isPick(asked)
  }

  function shownOf(context: Context<Data, Asked>): Prompt {
    const asked: Prompt = askedOf(context)
    return listens(context) && isPick(asked) ? { ...asked, listens: true } : asked
  }

  function greetingOf({ verdict, input }: Context<Data, Asked>): readonly Content[] {
    return verdict?.ok && spec.greeting ? spec.greeting(input, verdict.message) : []
  }
}

/** Whether it is a prompt of which one option is picked. */
const isPick = (prompt: Prompt): prompt is Extract<Prompt, { kind: 'choices' | 'image-choices' }> =>
  prompt.kind === 'choices' || prompt.kind === 'image-choices'

function correctionOf(verdict: Accepted | Refused | null, { variables }: NodeInput): Content[] {
  return verdict?.ok ? [] : sayText(verdict?.correction ?? '', variables)
}

/** What an accepted answer tells the conversation; throws for a refused one. */
export function replyOf(verdict: Accepted | Refused | null): NodeReply {
  const { message, shown, answer, visitor, picked, right } = first(verdict?.ok ? [verdict] : [])
  return {
    type: 'node.reply',
    message,
    shown,
    answer,
    ...(visitor && { visitor }),
    ...(picked && { picked }),
    ...(right && { right }),
  }
}
