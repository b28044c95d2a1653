import type { FaqCategory, FaqQuestion, FaqTag } from '../../content/faq/question.js'

/** What somebody looks for in a FAQ. */
export interface FaqFilter {
  readonly search: string
  readonly tags: readonly FaqTag[]
}

/** Whether anything is looked for. */
export const isActive = ({ search, tags }: FaqFilter): boolean =>
  search.trim() !== '' || tags.length > 0

/** The categories with the questions that match; those without any are left out. */
export function filterQuestions(
  categories: readonly FaqCategory[],
  { search, tags }: FaqFilter,
): readonly FaqCategory[] {
  const sought = search.trim().toLowerCase()
  const isSought = ({ question, answer, tags: own }: FaqQuestion) =>
    [question, answer, ...own].some(text => text.toLowerCase().includes(sought)) &&
    (tags.length === 0 || tags.some(tag => own.includes(tag)))
  return categories
    .map(category => ({ ...category, questions: category.questions.filter(isSought) }))
    .filter(({ questions }) => questions.length > 0)
}
