import type { InferOutput } from 'valibot'
import { assign, emit, fromPromise, setup } from 'xstate'
import type { Content } from '../../node/content.js'
import type { NodeInput } from '../../node/contract.js'
import type { CallOutcome } from '../../node/env.js'
import { callFailure } from '../../patterns/call-failure.js'
import { fieldsOf } from '../../patterns/reading.js'
import { nth } from '../../patterns/reporting.js'
import { sayLink, sayText, sayValue } from '../../patterns/say.js'
import type { NodeTypes, WithInput } from '../../patterns/types.js'
import type { Value } from '../../session/values.js'
import type { knowledgeSchema } from './index.js'

type Data = InferOutput<typeof knowledgeSchema>

/** What the server answers; blank where nothing speaks of what was asked. */
interface Answer {
  readonly text: string
  readonly html: string | undefined
  readonly sources: readonly { readonly title: string; readonly address: string }[]
}

interface Context extends WithInput<Data> {
  readonly outcome: CallOutcome | undefined
  /** How many things have been said. */
  readonly said: number
}

/** Has the server answer from what the bot knows, and says the answer with the links of its sources. */
export const knowledgeMachine = () =>
  setup({
    types: {} as NodeTypes<Context> & { input: NodeInput<Data> },
    actors: {
      call: fromPromise<CallOutcome, NodeInput<Data>>(
        ({ input: { nodeId, variables, env }, signal }) => {
          const transcript = [...variables.transcript]
          const values = variables.values()
          return env.call({ step: 'knowledge', nodeId, values, transcript, isWhole: true }, signal)
        },
      ),
    },
    actions: {
      startTyping: emit({ type: 'node.typing' }),
      store: emit(({ context }) => {
        const variable = context.input.data.answerVariable.trim()
        return {
          type: 'node.store',
          answer: { value: answerOf(context)?.text ?? '', ...(variable && { variable }) },
        }
      }),
      say: emit(({ context }) => ({
        type: 'node.say',
        content: nth(toSay(context), context.said),
      })),
      count: assign({ said: ({ context }) => context.said + 1 }),
      report: emit(({ context: { outcome } }) =>
        callFailure('The question could not be answered', outcome),
      ),
    },
    delays: { typingDelay: ({ context }) => context.input.env.typingDelay },
    guards: {
      hasFailed: ({ context }) => context.outcome?.ok !== true,
      isAnswered: ({ context }) => answerOf(context) !== undefined,
      hasMoreToSay: ({ context }) => toSay(context).length > context.said,
    },
  }).createMachine({
    context: ({ input }) => ({ input, outcome: undefined, said: 0 }),
    initial: 'calling',
    states: {
      calling: {
        entry: 'startTyping',
        invoke: {
          src: 'call',
          input: ({ context }) => context.input,
          onDone: { target: 'called', actions: assign({ outcome: ({ event }) => event.output }) },
          onError: { target: 'called' },
        },
      },
      called: {
        always: [
          { guard: 'hasFailed', target: 'typing', actions: 'report' },
          { guard: 'isAnswered', target: 'typing', actions: 'store' },
          { target: 'typing' },
        ],
      },
      typing: { after: { typingDelay: 'saying' } },
      saying: {
        always: [
          { guard: 'hasMoreToSay', target: 'saying', reenter: true, actions: ['say', 'count'] },
          { target: 'left' },
        ],
      },
      left: { type: 'final' },
    },
    output: ({ context }) => ({ handle: answerOf(context) ? 'answered' : 'unknown' }),
  })

function answerOf({ outcome }: Context): Answer | undefined {
  if (!outcome?.ok) return undefined
  const { body } = outcome
  // A test may give the words alone.
  const text = typeof body === 'string' ? body : textIn(body, 'text')
  if (text.trim() === '') return undefined
  const listed = fieldsOf(body).sources
  const sources = (Array.isArray(listed) ? listed : []).map((source: Value) => ({
    title: textIn(source, 'title'),
    address: textIn(source, 'address'),
  }))
  return { text, html: textIn(body, 'html') || undefined, sources }
}

function textIn(value: Value, name: string): string {
  const field = fieldsOf(value)[name]
  return typeof field === 'string' ? field : ''
}

function toSay(context: Context): readonly Content[] {
  const { data, variables } = context.input
  const answer = answerOf(context)
  if (!answer) return sayText(data.unknownText, variables)
  const none = { get: () => undefined, canBeSet: () => false }
  return [
    ...sayValue(answer.text, answer.html),
    ...answer.sources.flatMap(({ title, address }, at) =>
      address === '' ? [] : sayLink(address, `${at + 1}. ${title}`, none),
    ),
  ]
}
