import type { InferOutput } from 'valibot'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { NodeEvent, NodeInput } from '../../node/contract.js'
import type { CallOutcome } from '../../node/env.js'
import { callFailure } from '../../patterns/call-failure.js'
import { sayValue } from '../../patterns/say.js'
import type { NodeTypes, WithInput } from '../../patterns/types.js'
import { asText } from '../../session/values.js'
import type { gptSchema } from './gpt.schema.js'

type Data = InferOutput<typeof gptSchema>
type Growing = { type: 'text.grew'; text: string }

interface Context extends WithInput<Data> {
  /** What has arrived so far. */
  readonly text: string
  readonly isShown: boolean
  readonly outcome: CallOutcome | undefined
}

interface Call extends WithInput<Data> {
  readonly onText: (text: string) => void
}

/**
 * Asks an AI provider and says its reply, which grows in the bubble from 1000 ms on (decisions 107 and 109;
 * decision 29). A failed call is reported and leaves nothing to be seen (decision 52).
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
        return env.call(call, signal, text => {
          if (!signal.aborted) onText(text)
        })
      }),
    },
    actions: {
      startTyping: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'node.typing' })),
      keepText: assign({ text: ({ event }) => (event.type === 'text.grew' ? event.text : '') }),
      showText: enqueueActions(({ context: { text, outcome }, enqueue }) => {
        if (!text || outcome) return
        enqueue.emit({ type: 'node.stream', text })
        enqueue.assign({ isShown: true })
      }),
      hideText: enqueueActions(({ context: { isShown }, enqueue }) => {
        if (isShown) enqueue.emit({ type: 'node.stream', text: '' })
      }),
      store: enqueueActions(({ context, enqueue }) => {
        const variable = context.input.data.answerVariable.trim()
        enqueue.emit({
          type: 'node.store',
          answer: { value: replyOf(context), ...(variable && { variable }) },
        })
      }),
      say: enqueueActions(({ context, enqueue }) => {
        for (const content of sayValue(replyOf(context))) enqueue.emit({ type: 'node.say', content })
      }),
      report: enqueueActions(({ context: { outcome }, enqueue }) =>
        enqueue.emit(callFailure('GPT handling failed', outcome)),
      ),
    },
    delays: { beforeReply: 1000 },
    guards: {
      hasReply: ({ context }) => context.outcome?.ok === true,
      hasFailed: ({ context }) => context.outcome?.ok === false,
    },
  }).createMachine({
    context: ({ input }) => ({ input, text: '', isShown: false, outcome: undefined }),
    initial: 'calling',
    states: {
      calling: {
        entry: 'startTyping',
        invoke: {
          src: 'call',
          input: ({ context: { input }, self }) => ({
            input,
            onText: text => self.send({ type: 'text.grew', text }),
          }),
          onDone: { actions: assign({ outcome: ({ event }) => event.output }) },
          onError: { target: 'failed' },
        },
        on: { 'text.grew': { actions: 'keepText' } },
        initial: 'typing',
        states: {
          typing: {
            always: { guard: 'hasFailed', target: '#failed' },
            after: { beforeReply: 'writing' },
          },
          writing: {
            entry: 'showText',
            on: { 'text.grew': { actions: ['keepText', 'showText'] } },
            always: [
              { guard: 'hasReply', target: '#replied' },
              { guard: 'hasFailed', target: '#failed' },
            ],
          },
        },
      },
      replied: { id: 'replied', entry: ['store', 'say'], type: 'final' },
      failed: { id: 'failed', entry: ['hideText', 'report'], type: 'final' },
    },
    output: { handle: null },
  })

function replyOf({ outcome }: Context): string {
  return outcome?.ok ? asText(outcome.body) : ''
}
