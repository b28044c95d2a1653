import type { AnswerKindName } from '../../patterns/answer-kinds.js'

interface AskedQuestion {
  readonly answerKind: '' | Exclude<AnswerKindName, 'file'>
  readonly answerVariable: string
}

const visitorFields = ['name', 'email', 'phone', 'mobile'] as const

/** Is it one of the visitor's fields? */
export const isVisitorField = (name: string): name is (typeof visitorFields)[number] =>
  visitorFields.some(field => field === name)

/** What a question asks for: what was picked, else what its answer is saved as, where that is one of the visitor's fields (decision 21). */
export function kindOfQuestion({ answerKind, answerVariable }: AskedQuestion): AnswerKindName {
  const name = answerVariable.trim()
  return answerKind || (isVisitorField(name) ? name : 'text')
}

/** The names under which an e-mail address of the visitor is kept. */
export const emailsOf = (questions: readonly AskedQuestion[]): string[] => [
  ...new Set(
    questions
      .filter(question => kindOfQuestion(question) === 'email')
      .flatMap(({ answerVariable }) => ['email', answerVariable.trim()])
      .filter(name => name !== ''),
  ),
]
