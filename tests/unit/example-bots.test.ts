import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFlowTests } from '../../cli/find-flow-tests.js'
import { lintBot, registry } from '../../runtime/index.js'
import { besidesOwners } from '../../runtime/lint/of-owners.fixture.js'
import { testBot } from '../../runtime/testing/index.js'
import { lookRules } from '../../themes/index.js'
import { root } from './repository.js'

const bots = await findFlowTests(`${root}/examples/bots`)
const readme = readFileSync(join(root, 'examples/bots/README.md'), 'utf8')
const rows = [
  ...readme.matchAll(/^\| `([a-z0-9-]+)` \| \[[a-z-]+\]\((\S+)\) \| .+ \| (.+) \|$/gm),
].map(([, category = '', file = '', types = '']) => ({
  category,
  file,
  types: types.match(/[a-z-]+/g) ?? [],
}))

/** Of templates, as people look for them. */
const categories = [
  'b2b-services',
  'booking-and-scheduling',
  'ecommerce-and-retail',
  'education-and-training',
  'finance-and-banking',
  'fitness-and-sports',
  'food-and-beverage',
  'government-and-public-services',
  'healthcare-and-wellness',
  'home-services',
  'hr-and-recruiting',
  'lead-generation',
  'legal-and-compliance',
  'non-profit-and-charity',
  'quizzes',
  'real-estate-and-property',
  'sales',
  'support-and-faq',
  'surveys',
  'travel-and-hospitality',
]

test('README lists every bot of examples/bots once, under each of the categories at least one', () => {
  expect(rows.map(({ file }) => file).sort()).toEqual(bots.map(({ name }) => name))
  expect([...new Set(rows.map(({ category }) => category))].sort()).toEqual(categories)
})

test('README names node types that the bots have', () => {
  for (const { file, types } of rows)
    expect([file, typesOf(file)]).toEqual([file, expect.arrayContaining(types)])
})

test('the bots together show every node type', () => {
  const shown = new Set(bots.flatMap(({ name }) => typesOf(name)))
  expect(registry.definitions.map(({ type }) => type).filter(type => !shown.has(type))).toEqual([])
})

test('ten bots and more speak two languages, and three of them another one', () => {
  const others = bots.map(({ bot }) => Object.keys(JSON.parse(bot).translations ?? {}).length)
  expect(others.filter(count => count >= 1).length).toBeGreaterThanOrEqual(10)
  expect(others.filter(count => count >= 2).length).toBeGreaterThanOrEqual(3)
})

test.each(bots)(
  'lint asks examples/bots/$name for a live desk if it hands over, and else for what only its owner knows',
  ({ name, bot }) => {
    const found = besidesOwners(lintBot(bot, { rules: lookRules })).map(({ rule }) => rule)
    expect(found).toEqual(typesOf(name).includes('human-handover') ? ['handover-without-desk'] : [])
    expect(`${JSON.parse(bot).id}.json`).toBe(name)
  },
)

test.each(bots)(
  'the flow tests of examples/bots/$name hold and walk every edge',
  async ({ bot, tests }) => {
    expect(tests?.length).toBeGreaterThan(2)
    const report = await testBot(bot, tests ?? [])
    expect(report).toMatchObject({
      tests: (tests ?? []).map(({ name }) => ({ name, failures: [] })),
    })
    expect(report).toMatchObject({ coverage: { never: [] } })
  },
)

test.each(bots)(
  'random conversations with examples/bots/$name find nothing',
  async ({ bot, tests }) => {
    expect(await testBot(bot, tests ?? [], { explore: 4, seed: 3 })).toMatchObject({ findings: [] })
  },
)

interface Part {
  readonly elements: readonly [{ readonly nodes: readonly { readonly type: string }[] }]
  readonly subFlows?: Readonly<Record<string, Part>>
}

function typesOf(file: string): string[] {
  return typesIn(JSON.parse(bots.find(({ name }) => name === file)?.bot ?? ''))
}

function typesIn({ elements: [{ nodes }], subFlows = {} }: Part): string[] {
  const own = nodes.map(({ type }) => type.replace(/-node$/, ''))
  return [...own, ...Object.values(subFlows).flatMap(typesIn)]
}

test('the catalogue of examples says of each bot what README says', () => {
  const { categories: titles, examples } = JSON.parse(
    readFileSync(join(root, 'examples/catalogue.json'), 'utf8'),
  )
  const said = [
    ...readme.matchAll(/^\| `([a-z0-9-]+)` \| \[([a-z-]+)\]\(\S+\) \| (.+?) \| /gm),
  ].map(([, category, id, description]) => ({ id, description, category }))
  const known = examples.map(({ id, description, category }: Record<string, string>) => ({
    id,
    description,
    category,
  }))
  expect(known.map(({ id }: { id: string }) => id).sort()).toEqual(
    said.map(({ id }) => id ?? '').sort(),
  )
  expect(known).toEqual(expect.arrayContaining(said))
  expect(Object.keys(titles).sort()).toEqual(categories)
})
