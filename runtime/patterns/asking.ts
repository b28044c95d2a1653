import { assign, enqueueActions, setup } from 'xstate'
import type { Content } from '../node/content.js'
import type { Answer, NodeEmitted, NodeInput, NodeMachine, NodeOutput } from '../node/contract.js'
import type { AnswerInput, Prompt } from '../node/prompt.js'
import type { VisitorField } from '../session/session-record.js'
import { sayText } from './say.js'
import type { NodeTypes, WithInput } from './types.js'

/** An answer that is accepted, and what follows from it. */
export interface Accepted {
  readonly ok: true
  /** The visitor's bubble. */
  readonly message: string
  readonly answer: Answer
  readonly visitor?: VisitorField
  /** Ids of the options in it. */
  readonly picked?: readonly string[]
  readonly handle: string | null
  /** What leaving does besides following the handle. */
  readonly further?: Pick<NodeOutput, 'set' | 'end'>
  readonly problems?: readonly NodeProblem[]
}

/** Something the owner should know, as a machine emits it. */
export type NodeProblem = Extract<NodeEmitted, { type: 'node.problem' }>

/** An answer that is refused; without a correction the visitor is just asked again. */
export interface Refused {
  readonly ok: false
  readonly correction?: string
}

/** What a type of node that asks one thing says about itself. */
export interface AskingSpec<Data> {
  readonly contents: (input: NodeInput<Data>) => readonly Content[]
  /** Null when there is nothing to ask: a problem is reported and the plain edge is taken (decision 46). */
  readonly prompt: (input: NodeInput<Data>) => Prompt | null
  /** What is wrong with the node's data; reported when it is entered. */
  readonly problems?: (input: NodeInput<Data>) => readonly NodeProblem[]
  readonly judge: (answer: AnswerInput, input: NodeInput<Data>) => Accepted | Refused
  /** Milliseconds from the accepted answer to the next node (decision 109). */
  readonly pauseAfterAnswer: number
  /** Said 1000 ms after the accepted answer, the node being left 2000 ms later; takes the place of the pause (decision 104). */
  readonly greeting?: (input: NodeInput<Data>, reply: string) => readonly Content[]
}

interface Context<Data> extends WithInput<Data> {
  readonly said: number
  readonly verdict: Accepted | Refused
}

/** Says its contents, asks, asks again after a refused answer, and leaves a while after the accepted one. */
export function asking<Data>(spec: AskingSpec<Data>): NodeMachine {
  return setup({
    types: {} as NodeTypes<Context<Data>> & { input: NodeInput<Data> },
    actions: {
      reportProblems: enqueueActions(({ context, enqueue }) => {
        for (const problem of spec.problems?.(context.input) ?? []) enqueue.emit(problem)
      }),
      startTyping: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'node.typing' })),
      say: enqueueActions(({ context, enqueue }) => {
        const content = spec.contents(context.input)[context.said]
        if (content) enqueue.emit({ type: 'node.say', content })
      }),
      count: assign({ said: ({ context }) => context.said + 1 }),
      ask: enqueueActions(({ context, enqueue }) => {
        const prompt = spec.prompt(context.input)
        if (prompt) enqueue.emit({ type: 'node.ask', prompt })
      }),
      reportNothingToAsk: enqueueActions(({ context, enqueue }) =>
        enqueue.emit({
          type: 'node.problem',
          code: 'BOT_INVALID',
          message: `The step "${context.input.nodeId}" has no options to choose from; it is passed by its plain edge.`,
        }),
      ),
      correct: enqueueActions(({ context, enqueue }) => {
        for (const content of correctionOf(context)) enqueue.emit({ type: 'node.say', content })
      }),
      greet: enqueueActions(({ context, enqueue }) => {
        for (const content of greetingOf(context)) enqueue.emit({ type: 'node.say', content })
      }),
      reply: enqueueActions(({ context: { verdict }, enqueue }) => {
        if (!verdict.ok) return
        const { ok: _, handle: __, further: ___, problems = [], ...reply } = verdict
        enqueue.emit({ type: 'node.reply', ...reply })
        for (const problem of problems) enqueue.emit(problem)
      }),
    },
    delays: {
      typingDelay: ({ context }) => context.input.env.typingDelay,
      afterAnswer: spec.pauseAfterAnswer,
      beforeGreeting: 1000,
      afterGreeting: 2000,
    },
    guards: {
      hasMoreToSay: ({ context }) => context.said < spec.contents(context.input).length,
      canAsk: ({ context }) => spec.prompt(context.input) !== null,
      isAccepted: ({ context }) => context.verdict.ok,
      greets: ({ context }) => greetingOf(context).length > 0,
      isExplained: ({ context }) => correctionOf(context).length > 0,
    },
  }).createMachine({
    context: ({ input }) => ({ input, said: 0, verdict: { ok: false } }),
    entry: 'reportProblems',
    initial: 'choosing',
    states: {
      choosing: {
        always: [
          { guard: 'hasMoreToSay', target: 'typing' },
          { guard: 'canAsk', target: 'asking' },
          { target: 'left', actions: 'reportNothingToAsk' },
        ],
      },
      typing: {
        entry: 'startTyping',
        after: { typingDelay: { target: 'choosing', actions: ['say', 'count'] } },
      },
      asking: {
        entry: 'ask',
        on: {
          answer: {
            target: 'judging',
            actions: assign({ verdict: ({ context, event }) => spec.judge(event.value, context.input) }),
          },
        },
      },
      judging: {
        always: [
          { guard: 'isAccepted', target: 'locked' },
          { guard: 'isExplained', target: 'correcting' },
          { target: 'asking' },
        ],
      },
      correcting: {
        entry: 'startTyping',
        after: { typingDelay: { target: 'asking', actions: 'correct' } },
      },
      locked: {
        entry: 'reply',
        always: { guard: 'greets', target: 'greeting' },
        after: { afterAnswer: 'left' },
      },
      greeting: { entry: 'startTyping', after: { beforeGreeting: { target: 'greeted', actions: 'greet' } } },
      greeted: { after: { afterGreeting: 'left' } },
      left: { type: 'final' },
    },
    output: ({ context: { verdict } }) =>
      verdict.ok ? { handle: verdict.handle, ...verdict.further } : { handle: null },
  })

  function greetingOf({ verdict, input }: Context<Data>): readonly Content[] {
    return verdict.ok && spec.greeting ? spec.greeting(input, verdict.message) : []
  }
}

function correctionOf<Data>({ verdict, input }: Context<Data>): Content[] {
  return verdict.ok ? [] : sayText(verdict.correction ?? '', input.variables)
}
