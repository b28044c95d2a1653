import type { InferOutput } from 'valibot'
import { assign, emit, fromPromise, setup } from 'xstate'
import type { Content } from '../../node/content.js'
import type { NodeEvent, NodeInput } from '../../node/contract.js'
import type { CallOutcome } from '../../node/env.js'
import { callFailure } from '../../patterns/call-failure.js'
import { first } from '../../patterns/reporting.js'
import { sayValue } from '../../patterns/say.js'
import type { NodeTypes, WithInput } from '../../patterns/types.js'
import { asText } from '../../session/values.js'
import type { gptSchema } from './index.js'

type Data = InferOutput<typeof gptSchema>
type Growing = { type: 'text.grew'; text: string; html?: string }

interface Context extends WithInput<Data> {
  /** What has arrived so far, and what of it is shown. */
  readonly text: string
  readonly html: string | undefined
  readonly shown: string
  readonly outcome: CallOutcome | undefined
}

interface Call extends WithInput<Data> {
  readonly onText: (text: string, html?: string) => void
}

/**
 * Asks an AI provider and says its reply, which grows in the bubble from 1000 ms on (decisions 107 and 109;
 * decisions 29 and 70). A failed call is reported and leaves nothing to be seen (decision 52).
 */
export const gptMachine = () =>
  setup({
    types: {} as Omit<NodeTypes<Context>, 'events'> & {
      input: NodeInput<Data>
      events: NodeEvent | Growing
    },
    actors: {
      call: fromPromise<CallOutcome, Call>(({ input: { input, onText }, signal }) => {
        const { nodeId, variables, env } = input
        const transcript = [...variables.transcript]
        const call = { step: 'ai', nodeId, values: variables.values(), transcript } as const
        return env.call(call, signal, (text, html) => {
          if (!signal.aborted) onText(text, html)
        })
      }),
    },
    actions: {
      startTyping: emit({ type: 'node.typing' }),
      keepText: assign({
        text: ({ event }) => (event.type === 'text.grew' ? event.text : ''),
        html: ({ event }) => (event.type === 'text.grew' ? event.html : undefined),
      }),
      showText: emit(({ context: { text, html } }) => ({
        type: 'node.stream',
        text,
        html,
      })),
      noteShown: assign({ shown: ({ context }) => context.text }),
      hideText: emit({ type: 'node.stream', text: '' }),
      store: emit(({ context }) => {
        const variable = context.input.data.answerVariable.trim()
        return {
          type: 'node.store',
          answer: { value: replyOf(context), ...(variable && { variable }) },
        }
      }),
      say: emit(({ context }) => ({ type: 'node.say', content: first(toSay(context)) })),
      report: emit(({ context: { outcome } }) => callFailure('GPT handling failed', outcome)),
    },
    delays: { beforeReply: 1000 },
    guards: {
      hasReply: ({ context }) => context.outcome?.ok === true,
      hasFailed: ({ context }) => context.outcome?.ok === false,
      hasMoreToShow: ({ context: { input, text, shown } }) =>
        input.data.showReply && text !== shown,
      isShown: ({ context }) => context.shown !== '',
      hasSomethingToSay: ({ context }) => toSay(context).length > 0,
    },
  }).createMachine({
    context: ({ input }) => ({ input, text: '', html: undefined, shown: '', outcome: undefined }),
    initial: 'calling',
    states: {
      calling: {
        entry: 'startTyping',
        invoke: {
          src: 'call',
          input: ({ context: { input }, self }) => ({
            input,
            onText: (text, html) => self.send({ type: 'text.grew', text, html }),
          }),
          onDone: { actions: assign({ outcome: ({ event }) => event.output }) },
          onError: { target: 'failing' },
        },
        on: { 'text.grew': { actions: 'keepText' } },
        initial: 'typing',
        states: {
          typing: {
            always: { guard: 'hasFailed', target: '#failing' },
            after: { beforeReply: 'writing' },
          },
          writing: {
            always: [
              { guard: 'hasReply', target: '#replied' },
              { guard: 'hasFailed', target: '#failing' },
              { guard: 'hasMoreToShow', actions: ['showText', 'noteShown'] },
            ],
          },
        },
      },
      replied: {
        id: 'replied',
        entry: 'store',
        always: [
          { guard: 'hasSomethingToSay', target: 'left', actions: 'say' },
          { target: 'left' },
        ],
      },
      failing: {
        id: 'failing',
        always: [
          { guard: 'isShown', target: 'left', actions: ['hideText', 'report'] },
          { target: 'left', actions: 'report' },
        ],
      },
      left: { type: 'final' },
    },
    output: { handle: null },
  })

function toSay(context: Context): Content[] {
  const { input, outcome } = context
  return input.data.showReply
    ? sayValue(replyOf(context), outcome?.ok ? outcome.html : undefined)
    : []
}

function replyOf({ outcome }: Context): string {
  return outcome?.ok ? asText(outcome.body) : ''
}
