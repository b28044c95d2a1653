import fc from 'fast-check'
import * as v from 'valibot'
import { ownTypes as registry } from '../../runtime/index.js'
import { samples } from '../../runtime/testing/index.js'

/** A bot's nodes and edges, drawn by chance over every type in the registry. */
export type Graph = {
  nodes: readonly GraphNode[]
  edges: readonly { source: string; target: string; sourceHandle?: string }[]
}

type GraphNode = { id: string; type: string; data: unknown }

const ids = ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7']
const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '2.5',
  'true',
  '{name}',
  '<b>x</b>',
  '__proto__',
  'a/b',
  '(a+)+$',
  '25:99',
]

/** Values that no field of a node expects. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...texts,
    ...ids,
    null,
    true,
    0,
    -1,
    3,
    1e9,
    1e308,
    -1e308,
    0.1,
    [],
    {},
    [[]],
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

const node = fc.constantFrom(...registry.definitions).chain(({ type, aliases }) =>
  fc.record({
    type: fc.constantFrom(type, `${type}-node`, ...aliases),
    data: fc.oneof(fc.constant({}), fc.constant(samples[type]), mutated(samples[type])),
  }),
)

/** From the node n0, a welcome, on. Edges carry declared exits, their other spellings, `source-N`, nothing or nonsense. */
export const graph: fc.Arbitrary<Graph> = fc
  .record({
    nodes: fc.array(node, { minLength: 1, maxLength: ids.length - 1 }),
    links: fc.array(fc.tuple(fc.nat(7), fc.nat(7), fc.nat(20)), { maxLength: 24 }),
  })
  .map(({ nodes, links }) => {
    const all = [
      { id: 'n0', type: 'welcome', data: {} },
      ...nodes.map((each, index) => ({ id: `n${index + 1}`, ...each })),
    ]
    const at = (index: number) => all[index % all.length] ?? { id: 'n0', type: 'welcome', data: {} }
    const edges = links.map(([from, to, pick]) => ({
      source: at(from).id,
      target: at(to).id,
      ...withHandle(at(from), pick),
    }))
    return { nodes: all, edges: [{ source: 'n0', target: 'n1' }, ...edges] }
  })

/** A sample some of whose fields, or of the entries of its lists, are left out or are something else. */
function mutated(sample: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(sample))
    return sample.length > 0
      ? fc.array(fc.constantFrom(...sample).chain(perhapsMutated), { maxLength: 4 })
      : anything
  if (typeof sample !== 'object' || sample === null) return anything
  const entries = Object.entries(sample).map(
    ([key, value]) => [key, perhapsMutated(value)] as const,
  )
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] })
}

function perhapsMutated(sample: unknown): fc.Arbitrary<unknown> {
  return fc.integer({ min: 0, max: 3 }).chain(chance => {
    if (chance > 1) return fc.constant(sample)
    return chance === 1 ? mutated(sample) : anything
  })
}

function withHandle({ type, data }: GraphNode, pick: number): { sourceHandle?: string } {
  const declared = exitsOf(type, data)
    .slice(0, 6)
    .flatMap(exit => (exit === null ? [] : [exit, `source-${exit}`]))
  const handles = [
    undefined,
    'source',
    'source-0',
    'source-1',
    'source-2',
    'nonsense',
    ...declared,
    ...declared,
  ]
  const sourceHandle = handles[pick % handles.length]
  return sourceHandle === undefined ? {} : { sourceHandle }
}

/** The exits that a node of this type and data declares. */
export function exitsOf(type: string, data: unknown): readonly (string | null)[] {
  const definition = registry.find(type)
  return definition ? definition.exits(v.parse(definition.schema, data) as never) : [null]
}
