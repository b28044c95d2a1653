import { expect, test } from 'vitest'
import { languageOf } from '../words/language-of.js'
import { termsIn } from '../words/terms.js'
import { groupQuestions } from './group-questions.js'

const asked = (question: string, count = 1, botId = 'shop') => ({
  botId,
  question,
  count,
  lastAt: count,
  key: [...new Set(termsIn(question, languageOf(question)))].sort().join(' '),
})
const groups = (...questions: readonly ReturnType<typeof asked>[]) =>
  groupQuestions(questions).map(({ first, others, count }) => [
    count,
    first.question,
    ...others.map(each => each.question),
  ])

test('questions that ask nearly the same are one, by the one that was asked most often', () => {
  expect(
    groups(
      asked('Gluten-free bread?', 2),
      asked('Do you sell gluten-free bread?', 3),
      asked('Is there parking?', 4),
      asked('do you sell glutten free bread'),
    ),
  ).toEqual([
    [6, 'Do you sell gluten-free bread?', 'Gluten-free bread?', 'do you sell glutten free bread'],
    [4, 'Is there parking?'],
  ])
})

test('another place, another word or another bot is another question', () => {
  const questions = [
    asked('How much is shipping to Norway?'),
    asked('How much is shipping to Sweden?'),
    asked('Can I pay by card?'),
    asked('Can I pay by cheque?'),
    asked('Can I pay by card?', 1, 'other'),
  ]
  expect(groups(...questions)).toHaveLength(5)
})
