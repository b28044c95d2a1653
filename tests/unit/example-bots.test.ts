import { expect, test } from 'vitest'
import { findFlowTests } from '../../cli/find-flow-tests.js'
import { testBot } from '../../runtime/testing/index.js'
import { root } from './repository.js'

const bots = await findFlowTests(`${root}/examples/bots`)

test('examples/bots has the three bots that README names, each with its flow tests', () => {
  expect(bots.map(({ name }) => name)).toEqual(['dentist.json', 'leads.json', 'quiz.json'])
  for (const { tests } of bots) expect(tests?.length).toBeGreaterThan(2)
})

test.each(bots)('the flow tests of examples/bots/$name hold and walk every edge', async ({ bot, tests }) => {
  const report = await testBot(bot, tests ?? [])
  expect(report).toMatchObject({ tests: (tests ?? []).map(({ name }) => ({ name, failures: [] })) })
  expect(report).toMatchObject({ coverage: { never: [] } })
})

test.each(bots)('random conversations with examples/bots/$name find nothing', async ({ bot, tests }) => {
  expect(await testBot(bot, tests ?? [], { explore: 25, seed: 3 })).toMatchObject({ findings: [] })
})
