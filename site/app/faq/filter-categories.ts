import type { IndustryFaqCategory } from '../../content/industries/industry-content.js'

/** A category with its place among all, and the questions that are left of it. */
export interface ShownCategory extends IndustryFaqCategory {
  readonly place: number
}

/** First the category, then the words in question and answer; a category with no question left is left out. */
export function filterCategories(
  categories: readonly IndustryFaqCategory[],
  { search, category }: { readonly search: string; readonly category?: string | undefined },
): readonly ShownCategory[] {
  const sought = search.trim().toLowerCase()
  return categories
    .map((found, place) => ({ ...found, place }))
    .filter(({ name }) => category === undefined || name === category)
    .map(found => ({
      ...found,
      questions: found.questions.filter(({ question, answer }) =>
        [question, answer].some(text => text.toLowerCase().includes(sought)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}
