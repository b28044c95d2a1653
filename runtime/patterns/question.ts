import type { Content } from '../node/content.js'
import type { NodeInput, NodeMachine } from '../node/contract.js'
import { type AnswerKindName, answerKinds } from './answer-kinds.js'
import { asking } from './asking.js'
import type { ErrorTexts } from './error-texts.js'
import { judgeAnswer, pauseAfterInput } from './judge-answer.js'
import { sayText } from './say.js'
import type { AnswerKind } from './visitor-kinds.js'

/** What every question's data holds (decision 49). */
export interface QuestionData extends ErrorTexts {
  readonly answerVariable: string
}

/** What a question that is answered in the composer says about itself. */
export interface QuestionSpec<Data> {
  readonly text: (data: Data) => string
  readonly kind: (data: Data) => AnswerKindName
  /** Said after an accepted answer, in place of the short pause; nothing to say leaves the pause. */
  readonly greeting?: (input: NodeInput<Data>, reply: string) => readonly Content[]
}

/** Asks for one answer, validates it, and goes on 500 ms after a good one. */
export function question<Data extends QuestionData>(spec: QuestionSpec<Data>): NodeMachine {
  const kindOf = (data: Data): AnswerKind => answerKinds[spec.kind(data)]
  return asking<Data>({
    contents: ({ data, variables }) => sayText(spec.text(data), variables),
    prompt: ({ data }) => kindOf(data).prompt,
    judge: (answer, { data, env }) =>
      judgeAnswer(kindOf(data), answer, data, env, { variable: data.answerVariable }),
    pauseAfterAnswer: pauseAfterInput,
    ...(spec.greeting && { greeting: spec.greeting }),
  })
}
