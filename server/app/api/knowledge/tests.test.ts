import { afterEach, describe, expect, test } from 'vitest'
import { addKey } from '../../../platform/keys/api-keys.js'
import { databases } from '../../../testing/databases.js'
import { knowledgeServer } from '../../../testing/knowledge.js'

const patience = { timeout: 60_000 }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

describe.each(databases)('what was asked on $name', ({ make }) => {
  test(
    'a test set tells what finds its source, by itself and before and after a run',
    patience,
    async () => {
      const { at, add, retrain, store, close } = await knowledgeServer(make)
      closers.push(close)
      const pairs = [
        { question: 'Do you deliver?', answer: 'Yes, within two days.' },
        { question: 'When are you open?', answer: 'From eight to six.' },
      ]
      const { id } = await add({ kind: 'pairs', title: 'Questions', pairs })
      const run = async () => (await at('POST', 'knowledge/tests/run', { chatbotId: 'shop' })).data
      expect(await run()).toEqual({ total: 0, found: 0, unanswered: 0, recall: null, outcomes: [] })
      const tests = [
        { question: 'How fast do you deliver?', expected: [id] },
        { question: 'Is there parking?', expected: [id] },
        { question: 'Are you open?', expected: ['https://elsewhere.example/hours'] },
      ]
      const made = (await at('POST', 'knowledge/tests', { chatbotId: 'shop', tests })).data.tests
      expect(made).toMatchObject(tests)
      const figures = await run()
      expect(figures).toMatchObject({ total: 3, found: 1, unanswered: 1, recall: 1 / 3 })
      expect(figures.outcomes).toMatchObject([
        { testId: made[0].id, place: 1, isAnswered: true },
        { place: null, isAnswered: false },
        { place: null, isAnswered: true },
      ])
      const parking = [{ question: 'Is there parking?', answer: 'Behind the house.' }]
      await at('POST', `sources/${id}/pairs`, { pairs: parking })
      await expect.poll(async () => (await retrain(id)).lastRun?.tests?.before.found).toBe(2)
      const listed = (await at('GET', 'knowledge/tests?chatbotId=shop')).data.tests
      expect(listed).toEqual(made)
      const { key } = await addKey(store.keys, 'b', 'ben')
      expect((await at('GET', 'knowledge/tests', undefined, key)).data.tests).toEqual([])
      const path = `knowledge/tests/${made[2].id}`
      expect((await at('DELETE', path, undefined, key)).error.code).toBe('TEST_NOT_FOUND')
      expect((await at('DELETE', path)).data.testId).toBe(made[2].id)
      expect(await run()).toMatchObject({ total: 2, found: 2, unanswered: 0, recall: 1 })
      const many = Array.from({ length: 499 }, () => ({ question: 'x', expected: ['y'] }))
      const full = await at('POST', 'knowledge/tests', { chatbotId: 'shop', tests: many })
      expect(full.error.code).toBe('SOURCES_FULL')
    },
  )

  test(
    'the report of a run has the test sets as they stood before and after it',
    patience,
    async () => {
      const { at, add } = await knowledgeServer(make).then(server => {
        closers.push(server.close)
        return server
      })
      const first = await add({
        kind: 'pairs',
        title: 'A',
        pairs: [{ question: 'Open?', answer: 'Yes.' }],
      })
      expect(first.lastRun?.tests).toBeNull()
      await at('POST', 'knowledge/tests', {
        chatbotId: 'shop',
        tests: [{ question: 'Where is the car park?', expected: [first.id] }],
      })
      const pairs = [{ question: 'Where is the car park?', answer: 'Behind the house.' }]
      const second = await add({ kind: 'pairs', title: 'B', pairs })
      expect(second.lastRun?.tests).toEqual({
        before: { total: 1, found: 0, unanswered: 1 },
        after: { total: 1, found: 0, unanswered: 0 },
      })
    },
  )

  test(
    'unanswered questions that ask nearly the same are one on the list, and leave it together',
    patience,
    async () => {
      const { at, store, close } = await knowledgeServer(make)
      closers.push(close)
      const { questions } = store.knowledge
      await questions.note('shop', 'bread free gluten sell', 'Do you sell gluten-free bread?')
      await questions.note('shop', 'bread free gluten sell', 'Do you sell gluten-free bread?')
      await questions.note('shop', 'bread free gluten', 'Gluten-free bread?')
      await questions.note('shop', 'park', 'Parking?')
      const list = async () => (await at('GET', 'knowledge/questions')).data.questions
      const [bread] = await list()
      expect(await list()).toMatchObject([
        { question: 'Do you sell gluten-free bread?', also: ['Gluten-free bread?'], count: 3 },
        { question: 'Parking?', also: [], count: 1 },
      ])
      await at('DELETE', `knowledge/questions/${bread.id}`)
      expect(await list()).toMatchObject([{ question: 'Parking?' }])
      expect((await at('DELETE', `knowledge/questions/${bread.id}`)).error.code).toBe(
        'QUESTION_NOT_FOUND',
      )
    },
  )
})
