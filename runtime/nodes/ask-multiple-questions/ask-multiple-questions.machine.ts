import type { InferOutput } from 'valibot'
import { assign, emit, setup } from 'xstate'
import type { Content } from '../../node/content.js'
import type { Env } from '../../node/env.js'
import type { AnswerInput } from '../../node/prompt.js'
import { type AnswerKindName, answerKinds } from '../../patterns/answer-kinds.js'
import { type Accepted, type Refused, replyOf } from '../../patterns/asking.js'
import type { ErrorTexts } from '../../patterns/error-texts.js'
import { judgeAnswer, pauseAfterInput } from '../../patterns/judge-answer.js'
import { questionStates } from '../../patterns/question-states.js'
import { first } from '../../patterns/reporting.js'
import { sayText } from '../../patterns/say.js'
import type { NodeTypes, WithInput } from '../../patterns/types.js'
import { kindOfQuestion } from './answer-kind.js'
import type { askMultipleQuestionsSchema } from './index.js'

interface Context extends WithInput<InferOutput<typeof askMultipleQuestionsSchema>> {
  /** Those that have not been answered yet. */
  readonly questions: readonly Question[]
  readonly verdict: Accepted | Refused
}

/**
 * Says its message, then asks each question in turn after 2000 ms of typing, and leaves after the last (decisions
 * 104 and 109). A wrong answer is corrected and the question asked again.
 */
export const askMultipleQuestionsMachine = () =>
  setup({
    types: {} as NodeTypes<Context> & { input: Context['input'] },
    actions: {
      startTyping: emit({ type: 'node.typing' }),
      introduce: emit(({ context }) => ({ type: 'node.say', content: first(messageOf(context)) })),
      say: emit(({ context }) => ({ type: 'node.say', content: first(questionOf(context)) })),
      correct: emit(({ context }) => ({
        type: 'node.say',
        content: first(correctionOf(context)),
        isCorrection: true,
      })),
      ask: emit(({ context }) => ({
        type: 'node.ask',
        prompt: answerKinds[first(context.questions).kind].prompt,
      })),
      judge: assign({
        verdict: ({ context: { questions, input }, event }) =>
          judge(event.value, questions[0], input.data, input.env),
      }),
      reply: emit(({ context }) => replyOf(context.verdict)),
      turnToNext: assign({ questions: ({ context }) => context.questions.slice(1) }),
      reportNothingToAsk: emit(({ context }) => ({
        type: 'node.problem',
        code: 'BOT_INVALID',
        message: `The step "${context.input.nodeId}" has no questions; it is passed by its plain way.`,
      })),
    },
    delays: {
      typingDelay: ({ context }) => context.input.env.typingDelay,
      beforeQuestion: 2000,
      afterAnswer: pauseAfterInput,
    },
    guards: {
      hasNothingToAsk: ({ context }) => context.questions.length === 0,
      hasMessage: ({ context }) => messageOf(context).length > 0,
      hasMoreToAsk: ({ context }) => context.questions.length > 0,
      isAccepted: ({ context }) => context.verdict.ok,
      isExplained: ({ context }) => correctionOf(context).length > 0,
    },
  }).createMachine({
    context: ({ input }) => ({
      input,
      questions: toQuestions(input.data.questions, input.nodeId),
      verdict: { ok: false },
    }),
    initial: 'checking',
    states: {
      checking: {
        always: [
          { guard: 'hasNothingToAsk', target: 'beginning', actions: 'reportNothingToAsk' },
          { target: 'beginning' },
        ],
      },
      beginning: {
        always: [{ guard: 'hasMessage', target: 'introducing' }, { target: 'choosing' }],
      },
      introducing: {
        entry: 'startTyping',
        after: { typingDelay: { target: 'choosing', actions: 'introduce' } },
      },
      choosing: { always: [{ guard: 'hasMoreToAsk', target: 'typing' }, { target: 'left' }] },
      typing: {
        entry: 'startTyping',
        after: { beforeQuestion: { target: 'asking', actions: 'say' } },
      },
      ...questionStates,
      locked: {
        entry: 'reply',
        after: { afterAnswer: { target: 'choosing', actions: 'turnToNext' } },
      },
      left: { type: 'final' },
    },
    output: { handle: null },
  })

const messageOf = ({ input }: Context): Content[] => sayText(input.data.message, input.variables)

const questionOf = ({ questions, input }: Context): Content[] =>
  sayText(questions[0]?.text ?? '', input.variables)

const correctionOf = ({ verdict, input }: Context): Content[] =>
  verdict.ok ? [] : sayText(verdict.correction ?? '', input.variables)

/** A question of a step that asks several. */
interface Question {
  readonly text: string
  readonly kind: AnswerKindName
  /** `<nodeId>_q<index>`, the index counted from 0 in the bot's own list (decision 21). */
  readonly key: string
  readonly variable: string
}

/** The questions that are asked: blank ones are skipped, the others keep their index. */
function toQuestions(questions: Context['input']['data']['questions'], nodeId: string): Question[] {
  return questions
    .map((question, index) => ({
      text: question.questionText,
      kind: kindOfQuestion(question),
      key: `${nodeId}_q${index}`,
      variable: question.answerVariable,
    }))
    .filter(({ text }) => text.trim() !== '')
}

/** Judges an answer to a question by the question's kind. */
function judge(
  answer: AnswerInput,
  question: Question | undefined,
  own: ErrorTexts,
  env: Env,
): Accepted | Refused {
  return question
    ? judgeAnswer(answerKinds[question.kind], answer, own, env, question)
    : { ok: false }
}
