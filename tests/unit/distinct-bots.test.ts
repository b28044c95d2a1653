import { expect, test } from 'vitest'
import { findFlowTests } from '../../cli/find-flow-tests.js'
import { root } from './repository.js'

interface Step {
  readonly id: string
  readonly type: string
  readonly data: unknown
}
interface Flow {
  readonly nodes: readonly Step[]
  readonly edges: readonly { readonly source: string; readonly target: string }[]
}

/** Whoever reads two bots should not read a sentence of this length twice. */
const sentenceLength = 45

const flows = (await findFlowTests(`${root}/examples/bots`)).map(({ name, bot }) => {
  const [flow]: Flow[] = JSON.parse(bot).elements
  if (!flow) throw new Error(`${name} has no flow`)
  return { name, ...flow }
})

test('no two example bots have the same steps one after the other', () => {
  expect(
    twice(flows.map(({ name, nodes }) => [nodes.map(({ type }) => type).join(' '), name])),
  ).toEqual([])
})

test('no two example bots branch alike', () => {
  const shapeOf = ({ nodes, edges }: Flow) => {
    const numbers = new Map(nodes.map(({ id }, index) => [id, index]))
    return edges
      .map(({ source, target }) => `${numbers.get(source)}>${numbers.get(target)}`)
      .join(' ')
  }
  expect(twice(flows.map(flow => [shapeOf(flow), flow.name]))).toEqual([])
})

test('no two example bots say the same sentence', () => {
  const said = flows.flatMap(({ name, nodes }) =>
    [...new Set(nodes.flatMap(({ data }) => sentencesOf(data)))].map(
      sentence => [sentence, name] as const,
    ),
  )
  expect(twice(said)).toEqual([])
})

/** What stands under the same key more than once, with all that have it. */
function twice(entries: readonly (readonly [key: string, name: string])[]): (readonly string[])[] {
  const known = new Map<string, string[]>()
  for (const [key, name] of entries) known.set(key, [...(known.get(key) ?? []), name])
  return [...known].filter(([, names]) => names.length > 1).map(([key, names]) => [key, ...names])
}

/** Corrections are alike in many bots, as a wrong address is the same everywhere. */
function sentencesOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(?:incorrect|body$|image$|link$|url$)/.test(key)
      ? []
      : value.split(/(?<=[.?!])\s+/).filter(sentence => sentence.length >= sentenceLength)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => sentencesOf(inner, name))
}
