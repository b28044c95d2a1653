import type { NodeInput } from '../node/contract.js'
import type { DeskQuestion } from '../node/live-desk.js'
import type { AnswerInput } from '../node/prompt.js'
import type { Accepted, Refused } from './asking.js'
import { noOwnTexts } from './error-texts.js'
import { judgeAnswer } from './judge-answer.js'
import { visitorKinds } from './visitor-kinds.js'

/** A question that an agent's chat begins or ends with. */
export interface Asked extends DeskQuestion {
  /** Under which the answer is kept: `<nodeId>_q<index>` before the chat, `<nodeId>_s<index>` after it. */
  readonly key: string
}

/** The questions that say something, with the names that their answers are kept under. */
export function questionsOf(questions: readonly DeskQuestion[], prefix: string): Asked[] {
  return questions
    .map((question, index) => ({ ...question, key: `${prefix}${index}` }))
    .filter(({ questionText }) => questionText.trim() !== '')
}

/** A question whose variable is one of the visitor's fields is validated as such (decision 21). */
export function answerKindOf({ answerVariable }: DeskQuestion) {
  const variable = answerVariable.trim()
  if (variable === 'name' || variable === 'email' || variable === 'phone' || variable === 'mobile')
    return visitorKinds[variable]
  return visitorKinds.text
}

/** Judges an answer as its question's kind does. */
export function judgeOne(
  question: Asked,
  answer: AnswerInput,
  { env }: NodeInput,
): Accepted | Refused {
  const { key, answerVariable: variable } = question
  return judgeAnswer(answerKindOf(question), answer, noOwnTexts, env, { key, variable })
}
