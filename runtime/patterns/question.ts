import type { Content } from '../node/content.js'
import type { NodeInput, NodeMachine } from '../node/contract.js'
import type { Suggestion } from '../node/prompt.js'
import { fillAddress } from '../session/placeholders.js'
import { type AnswerKindName, answerKinds } from './answer-kinds.js'
import { asking } from './asking.js'
import { findOption } from './choice.js'
import type { ErrorTexts } from './error-texts.js'
import { judgeAnswer, pauseAfterInput } from './judge-answer.js'
import { fillLabels } from './options.js'
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
  /** What a visitor can say with one press, each by a way on of its own where there is one. Default: nothing. */
  readonly suggestions?: (data: Data) => readonly Suggestion[]
  /** Said after an accepted answer, in place of the short pause; nothing to say leaves the pause. */
  readonly greeting?: (input: NodeInput<Data>, reply: string) => readonly Content[]
}

/** Asks for one answer, validates it, and goes on 500 ms after a good one. */
export function question<Data extends QuestionData>(spec: QuestionSpec<Data>): NodeMachine {
  const kindOf = (data: Data): AnswerKind => answerKinds[spec.kind(data)]
  const offer = ({ data, variables }: NodeInput<Data>) =>
    fillLabels(spec.suggestions?.(data) ?? [], variables).map(({ id, label, link }) => ({
      id,
      label,
      link: fillAddress(link, variables),
    }))
  return asking<Data>({
    contents: ({ data, variables }) => sayText(spec.text(data), variables),
    prompt(input) {
      const { prompt } = kindOf(input.data)
      const suggestions = offer(input)
      return suggestions.length > 0 && prompt.kind === 'text' ? { ...prompt, suggestions } : prompt
    },
    judge(answer, input) {
      const { data, env } = input
      const picked = findOption(offer(input).filter(isSaid), answer)
      const verdict = judgeAnswer(kindOf(data), picked?.label ?? answer, data, env, {
        variable: data.answerVariable,
      })
      return picked && verdict.ok ? { ...verdict, handle: picked.id } : verdict
    },
    pauseAfterAnswer: pauseAfterInput,
    greeting: spec.greeting,
  })
}

/** Whether a suggestion says something: one with a link opens that. */
export const isSaid = ({ link }: Suggestion): boolean => !link
