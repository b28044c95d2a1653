import type { Env } from '../../node/env.js'
import type { AnswerInput } from '../../node/prompt.js'
import { type AnswerKindName, answerKinds } from '../../patterns/answer-kinds.js'
import type { Accepted, Refused } from '../../patterns/asking.js'
import type { ErrorTexts } from '../../patterns/error-texts.js'
import { judgeAnswer } from '../../patterns/question.js'

/** A question of a step that asks several. */
export interface Question {
  readonly text: string
  readonly kind: AnswerKindName
  /** `<nodeId>_q<index>`, the index counted from 0 in the bot's own list (decision 21). */
  readonly key: string
  readonly variable: string
}

/** The questions that are asked: blank ones are skipped, the others keep their index. */
export function toQuestions(
  questions: readonly { readonly questionText: string; readonly answerVariable: string }[],
  nodeId: string,
): Question[] {
  return questions
    .map(({ questionText, answerVariable }, index) => ({
      text: questionText,
      kind: kindOf(answerVariable.trim()),
      key: `${nodeId}_q${index}`,
      variable: answerVariable,
    }))
    .filter(({ text }) => text.trim() !== '')
}

/** Judges an answer to a question by the question's kind. */
export function judge(
  answer: AnswerInput,
  question: Question | undefined,
  own: ErrorTexts,
  env: Env,
): Accepted | Refused {
  return question ? judgeAnswer(answerKinds[question.kind], answer, own, env, question) : { ok: false }
}

/** A question whose variable is one of the visitor's fields is validated as such (decision 21). */
function kindOf(variable: string): AnswerKindName {
  if (variable === 'name' || variable === 'email' || variable === 'phone' || variable === 'mobile')
    return variable
  return 'text'
}
