import { type ClaimName, type Claims, partsOf, tell } from '@talkgraph/wire/claims'
import type { Question } from './faq/question.js'
import type { Figure } from './showcase/block.js'

/** Questions whose answers can be given. */
export const tellQuestions = <Asked extends Question>(
  questions: readonly Asked[],
  claims: Claims,
): readonly Asked[] =>
  questions.flatMap(question => {
    const answer = tell(question.answer, claims)
    return answer === undefined ? [] : [{ ...question, answer }]
  })

/** Categories with the questions that can be answered; one without any goes. */
export const tellCategories = <
  Asked extends Question,
  Category extends { readonly questions: readonly Asked[] },
>(
  categories: readonly Category[],
  claims: Claims,
): readonly Category[] =>
  categories
    .map(category => ({ ...category, questions: tellQuestions(category.questions, claims) }))
    .filter(({ questions }) => questions.length > 0)

/** The figures of some lines, without those that are switched off. */
export const tellFigures = (names: readonly ClaimName[], claims: Claims): readonly Figure[] =>
  names.flatMap(name => {
    const [value, words] = partsOf(claims[name] ?? '')
    return value && words ? [{ value, words }] : []
  })

/** What somebody says, with who it is. */
export interface Quote {
  readonly quote: string
  readonly name: string
  readonly role: string
  readonly company: string
  /** Stand for a picture. */
  readonly initials: string
}

/** The quote of a line; undefined where it is switched off. */
export function tellQuote(line: ClaimName, claims: Claims): Quote | undefined {
  const [quote, name, role, company] = partsOf(claims[line] ?? '')
  if (!quote || !name || !role || !company) return undefined
  const initials = name
    .split(/\s+/)
    .filter(word => !word.endsWith('.') && word !== 'Dr')
    .map(word => [...word][0] ?? '')
    .join('')
  return { quote, name, role, company, initials: [...initials].slice(0, 2).join('') }
}
