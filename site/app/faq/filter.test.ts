import { expect, test } from 'vitest'
import type { FaqCategory } from '../../content/faq/question.js'
import { industryFaq } from '../../content/industry-faq.js'
import { filterCategories } from './filter-categories.js'
import { filterQuestions, isActive } from './filter-questions.js'

const categories: readonly FaqCategory[] = [
  {
    id: 'a',
    name: 'A',
    icon: 'rocket',
    color: 'indigo',
    questions: [
      { question: 'Is there a free plan?', answer: 'Yes.', tags: ['pricing'] },
      {
        question: 'How long does it take?',
        answer: 'Ten minutes, FREE of charge.',
        tags: ['basics'],
      },
    ],
  },
  {
    id: 'b',
    name: 'B',
    icon: 'rocket',
    color: 'grass',
    questions: [{ question: 'Which tools?', answer: 'Many.', tags: ['integration'] }],
  },
]
const found = (search: string, tags: Parameters<typeof filterQuestions>[1]['tags'] = []) =>
  filterQuestions(categories, { search, tags }).map(({ id, questions }) => [id, questions.length])

test('a search finds words in questions, answers and tags, in any case', () => {
  expect(found('free')).toEqual([['a', 2]])
  expect(found('INTEGR')).toEqual([['b', 1]])
  expect(found('nowhere')).toEqual([])
})

test('tags find what has any of them, and combine with the search', () => {
  expect(found('', ['pricing', 'integration'])).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  expect(found('free', ['pricing'])).toEqual([['a', 1]])
  expect(isActive({ search: '  ', tags: [] })).toBe(false)
})

test('the FAQ of an industry is filtered by category first, and a question keeps its place', () => {
  const all = industryFaq('healthcare')
  const second = all[1]?.name
  const shown = filterCategories(all, { search: '', category: second })
  expect(shown.map(({ name, place }) => [name, place])).toEqual([[second, 1]])
  expect(filterCategories(all, { search: 'no such words anywhere' })).toEqual([])
})
