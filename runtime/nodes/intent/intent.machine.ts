import type { InferOutput } from 'valibot'
import { assign, emit, fromPromise, setup } from 'xstate'
import type { Content } from '../../node/content.js'
import type { NodeInput } from '../../node/contract.js'
import type { CallOutcome } from '../../node/env.js'
import type { AnswerInput } from '../../node/prompt.js'
import { answerKinds } from '../../patterns/answer-kinds.js'
import { type Accepted, type Refused, replyOf } from '../../patterns/asking.js'
import { callFailure } from '../../patterns/call-failure.js'
import { noOwnTexts } from '../../patterns/error-texts.js'
import { judgeAnswer } from '../../patterns/judge-answer.js'
import { fieldsOf, isObject } from '../../patterns/reading.js'
import { nth } from '../../patterns/reporting.js'
import { sayText } from '../../patterns/say.js'
import type { NodeTypes, WithInput } from '../../patterns/types.js'
import type { intentSchema } from './index.js'
import { intentsOf, unknownExit } from './intents-of.js'

type Data = InferOutput<typeof intentSchema>

interface Context extends WithInput<Data> {
  /** How many contents have been said. */
  readonly said: number
  readonly verdict: Accepted | Refused
  readonly outcome: CallOutcome | undefined
}

/** Asks or listens, has the server understand what is typed, and leaves by its intent; what was found in it is stored. */
export const intentMachine = () =>
  setup({
    types: {} as NodeTypes<Context> & { input: NodeInput<Data> },
    actors: {
      call: fromPromise<CallOutcome, Context>(({ input: { input, verdict }, signal }) => {
        const { nodeId, variables, env } = input
        const message = verdict.ok ? verdict.message : ''
        const transcript = [{ by: 'user', message }] as const
        return env.call(
          { step: 'intent', nodeId, values: variables.values(), transcript, isWhole: true },
          signal,
        )
      }),
    },
    actions: {
      startTyping: emit({ type: 'node.typing' }),
      say: emit(({ context }) => ({
        type: 'node.say',
        content: nth(questionOf(context), context.said),
      })),
      count: assign({ said: ({ context }) => context.said + 1 }),
      ask: emit({ type: 'node.ask', prompt: answerKinds.text.prompt }),
      judge: assign({ verdict: ({ context, event }) => judge(event.value, context) }),
      reply: emit(({ context }) => replyOf(context.verdict)),
      report: emit(({ context: { outcome } }) =>
        callFailure('What the visitor means could not be told', outcome),
      ),
    },
    delays: { typingDelay: ({ context }) => context.input.env.typingDelay },
    guards: {
      hasMoreToSay: ({ context }) => context.said < questionOf(context).length,
      isAccepted: ({ context, event }) => judge(event.value, context).ok,
    },
  }).createMachine({
    context: ({ input }) => ({ input, said: 0, verdict: { ok: false }, outcome: undefined }),
    initial: 'choosing',
    states: {
      choosing: { always: [{ guard: 'hasMoreToSay', target: 'typing' }, { target: 'asking' }] },
      typing: {
        entry: 'startTyping',
        after: { typingDelay: { target: 'choosing', actions: ['say', 'count'] } },
      },
      asking: {
        entry: 'ask',
        on: {
          answer: [
            { guard: 'isAccepted', target: 'understanding', actions: ['judge', 'reply'] },
            { target: 'asking', reenter: true },
          ],
        },
      },
      understanding: {
        entry: 'startTyping',
        invoke: {
          src: 'call',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'left',
              actions: assign({ outcome: ({ event }) => event.output }),
            },
            {
              target: 'left',
              actions: [assign({ outcome: ({ event }) => event.output }), 'report'],
            },
          ],
          onError: { target: 'left', actions: 'report' },
        },
      },
      left: { type: 'final' },
    },
    output: ({ context: { outcome, input } }) => {
      const { intent, confidence, entities } = told(outcome)
      const isSure = !(Number(confidence) < Number(input.data.threshold))
      return {
        handle: intentsOf(input.data).find(name => isSure && name === intent) ?? unknownExit,
        set: isObject(entities) ? entities : {},
      }
    },
  })

const questionOf = ({ input: { data, variables } }: Context): readonly Content[] =>
  sayText(data.questionText, variables)

const judge = (answer: AnswerInput, { input: { data, env } }: Context): Accepted | Refused =>
  judgeAnswer(answerKinds.text, answer, noOwnTexts, env, { variable: data.answerVariable })

/** A test may give the name of the intent alone. */
function told(outcome: CallOutcome | undefined): ReturnType<typeof fieldsOf> {
  if (!outcome?.ok) return {}
  return typeof outcome.body === 'string' ? { intent: outcome.body } : fieldsOf(outcome.body)
}
