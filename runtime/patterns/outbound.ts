import { assign, emit, fromPromise, setup } from 'xstate'
import type { Content } from '../node/content.js'
import type { NodeInput, NodeMachine } from '../node/contract.js'
import type { CallOutcome, StepCall } from '../node/env.js'
import type { Value } from '../session/values.js'
import { callFailure } from './call-failure.js'
import { first } from './reporting.js'
import type { NodeTypes, WithInput } from './types.js'

/** What a node that has a step executed elsewhere says about itself. */
export interface OutboundSpec<Data> {
  /** Which step of the server's it is: the last part of its address. */
  readonly step: StepCall['step']
  /** Does the flow wait for the answer? Else it goes on and the answer appears when it arrives (decision 28). */
  readonly waits: (data: Data) => boolean
  /** What the bot says when the answer is there. */
  readonly contents: (body: Value, input: NodeInput<Data>) => readonly Content[]
  /** Absent: the answer is no answer of the visitor's session and is not stored. */
  readonly variable?: (data: Data) => string
  /** Parts of the answer to store under names of their own. */
  readonly parts?: (body: Value, data: Data) => Readonly<Record<string, Value>> | undefined
  /** The problem's message when the call fails (decision 52). */
  readonly failure: string
}

interface Context<Data> extends WithInput<Data> {
  readonly outcome: CallOutcome | undefined
}

/** Has a step executed by the environment, stores the answer, shows it after a typing pause. A failed call is only reported. */
export function outbound<Data>(spec: OutboundSpec<Data>): NodeMachine {
  return setup({
    types: {} as NodeTypes<Context<Data>> & { input: NodeInput<Data> },
    actors: {
      call: fromPromise<CallOutcome, NodeInput<Data>>(
        ({ input: { nodeId, variables, env }, signal }) =>
          env.call({ step: spec.step, nodeId, values: variables.values() }, signal),
      ),
    },
    actions: {
      goOn: emit({ type: 'node.leave', handle: null }),
      startTyping: emit({ type: 'node.typing' }),
      store: emit(({ context }) => {
        const { data } = context.input
        const variable = spec.variable?.(data).trim()
        const value = bodyOf(context) ?? null
        const set = spec.parts?.(value, data)
        return {
          type: 'node.store',
          answer: { value, ...(variable && { variable }) },
          ...(set && { set }),
        }
      }),
      say: emit(({ context }) => ({ type: 'node.say', content: first(toSay(context)) })),
      report: emit(({ context: { outcome } }) => callFailure(spec.failure, outcome)),
    },
    delays: { typingDelay: ({ context }) => context.input.env.typingDelay },
    guards: {
      waits: ({ context }) => spec.waits(context.input.data),
      hasAnswer: ({ context }) => context.outcome?.ok === true,
      hasAnswerToKeep: ({ context }) => context.outcome?.ok === true && spec.variable !== undefined,
      hasSomethingToSay: ({ context }) => toSay(context).length > 0,
    },
  }).createMachine({
    context: ({ input }) => ({ input, outcome: undefined }),
    initial: 'leaving',
    states: {
      leaving: {
        always: [
          { guard: 'waits', target: 'calling' },
          { target: 'calling', actions: 'goOn' },
        ],
      },
      calling: {
        invoke: {
          src: 'call',
          input: ({ context }) => context.input,
          onDone: { target: 'answered', actions: assign({ outcome: ({ event }) => event.output }) },
          onError: { target: 'left', actions: 'report' },
        },
      },
      answered: {
        always: [
          { guard: 'hasAnswerToKeep', target: 'showing', actions: 'store' },
          { guard: 'hasAnswer', target: 'showing' },
          { target: 'left', actions: 'report' },
        ],
      },
      showing: { always: [{ guard: 'hasSomethingToSay', target: 'typing' }, { target: 'left' }] },
      typing: { entry: 'startTyping', after: { typingDelay: { target: 'left', actions: 'say' } } },
      left: { type: 'final' },
    },
    output: ({ context: { input, outcome } }) => ({
      handle: outcome?.ok || !spec.waits(input.data) ? null : 'error',
    }),
  })

  function toSay(context: Context<Data>): readonly Content[] {
    const body = bodyOf(context)
    return body === undefined ? [] : spec.contents(body, context.input)
  }
}

function bodyOf<Data>({ outcome }: Context<Data>): Value | undefined {
  return outcome?.ok ? outcome.body : undefined
}
