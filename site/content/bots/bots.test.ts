import { describe, expect, test } from 'vitest'
import { findFlowTests } from '../../../cli/find-flow-tests.js'
import { lintBot } from '../../../runtime/index.js'
import { besidesOwners } from '../../../runtime/lint/of-owners.fixture.js'
import { testBot } from '../../../runtime/testing/index.js'
import { lookRules } from '../../../themes/index.js'
import { siteBots } from '../bots.js'
import { industries } from '../industries.js'

const bots = await findFlowTests(import.meta.dirname)

describe('the chats of the site', () => {
  test('are those that the pages play, one for each industry among them', () => {
    expect(bots.map(({ name }) => name.replace('.json', ''))).toEqual(Object.keys(siteBots).sort())
    expect(Object.keys(siteBots)).toEqual(
      expect.arrayContaining(industries.map(({ slug }) => slug)),
    )
  })

  test.each(bots)('$name has nothing that lint finds, and 6 to 15 steps', ({ name, bot }) => {
    expect(besidesOwners(lintBot(bot, { rules: lookRules }))).toEqual([])
    const { id, elements } = JSON.parse(bot)
    expect(`${id}.json`).toBe(name)
    expect(elements[0].nodes.length).toBeGreaterThanOrEqual(6)
    expect(elements[0].nodes.length).toBeLessThanOrEqual(15)
  })

  test.each(bots)('$name plays to each of its ends, over every edge', async ({ bot, tests }) => {
    const report = await testBot(bot, tests ?? [])
    expect(report).toMatchObject({
      tests: (tests ?? []).map(({ name }) => ({ name, failures: [] })),
    })
    expect(report).toMatchObject({ coverage: { never: [] } })
    for (const { expect: wanted } of tests ?? []) expect(wanted.ended).toBe('no-next-node')
  })
})
