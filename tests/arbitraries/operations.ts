import fc from 'fast-check'
import { applyOperations, type Operation, readDraft } from '../../runtime/draft/index.js'
import { samples } from '../../runtime/testing/index.js'
import { anything, type Graph, graph } from './graph.js'

const ids = ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'gone']
const nodeId = fc.constantFrom(...ids)
const anySample = fc.constantFrom(...Object.values(samples))

const pathsInSamples = [
  ...new Set(
    Object.values(samples).flatMap(sample =>
      [...pathsIn(sample)].map(path => JSON.stringify(path)),
    ),
  ),
].map((path): (string | number)[] => JSON.parse(path))
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...pathsInSamples) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.constantFrom<string | number>('text', 'choices', '__proto__', 0, 1, 'id', ''),
      {
        maxLength: 3,
      },
    ),
  },
)
const value = fc.oneof(
  anySample.chain(sample =>
    fc.constantFrom(...[...pathsIn(sample)].map(each => at(sample, each)), sample),
  ),
  anything,
)
const handle = fc.constantFrom(
  undefined,
  null,
  'source',
  'source-0',
  'source-1',
  'source-2',
  'error',
  'apple',
  'yes',
  '1',
)
const position = fc.record({ x: fc.integer(), y: fc.integer() })
const edge = fc.record({
  id: fc.constantFrom(undefined, 'e0', 'e1', 'e2'),
  source: nodeId,
  target: nodeId,
  sourceHandle: handle,
})

/** What draws a bot from its welcome on. */
function drawing({ nodes, edges }: Graph): Operation[] {
  return [
    ...nodes.slice(1).map(({ id, type, data }) => ({
      op: 'add' as const,
      node: { id, type, data: Object(data) },
    })),
    ...edges.map(each => ({ op: 'connect' as const, edge: each })),
  ].map((each, index) => ({ ...each, id: `drawn${index}` }))
}

/** A bot of one welcome. */
const blank = () => readDraft({ nodes: [{ id: 'n0', type: 'welcome', data: {} }], edges: [] })

/** A draft as operations make them: values fit, and no edge hides another. */
export const drawn = graph.map(each => applyOperations(blank(), drawing(each)).draft)

/** What may be asked of a draft: most of it could be meant, and some of it is nonsense. */
const change: fc.Arbitrary<object> = fc.oneof(
  fc.record({
    op: fc.constant('add'),
    node: graph
      .chain(({ nodes }) => fc.constantFrom(...nodes))
      .chain(node => nodeId.map(id => ({ ...node, id }))),
  }),
  fc.record({ op: fc.constant('remove'), nodeId }),
  fc.record({ op: fc.constant('set'), nodeId, path, value }),
  fc.record({ op: fc.constant('unset'), nodeId, path }),
  fc.record({
    op: fc.constant('insert'),
    nodeId,
    path,
    entry: value,
    before: fc.constantFrom(undefined, 0, 1, 'plum'),
  }),
  fc.record({ op: fc.constant('take'), nodeId, path }),
  fc.record({ op: fc.constant('move'), nodeId, position }),
  fc.record({
    op: fc.constant('bot'),
    path: fc.constantFrom(
      ['name'],
      ['customizations', 'color'],
      ['variables'],
      ['triggers', 0, 'on'],
      ['elements'],
    ),
    value,
  }),
  fc.record({ op: fc.constant('connect'), edge }),
  fc.record({
    op: fc.constant('disconnect'),
    edgeId: fc.constantFrom('e0', 'e1', 'edge-op0', 'gone'),
  }),
  fc.record({ op: fc.constant('replace'), bot: fc.oneof(drawn, anything) }),
  anything.map(op => ({ op })),
)

/** Operations with ids of their own. */
export const operations = fc
  .array(change, { maxLength: 12 })
  .map(changes => changes.map((each, index) => ({ ...each, id: `op${index}` })))

/** Every path in a value. */
function* pathsIn(
  inner: unknown,
  before: readonly (string | number)[] = [],
): Iterable<(string | number)[]> {
  if (typeof inner !== 'object' || inner === null) return
  for (const [name, each] of Object.entries(inner)) {
    const id = typeof each === 'object' && each !== null ? Reflect.get(each, 'id') : undefined
    const step = Array.isArray(inner) ? (typeof id === 'string' ? id : Number(name)) : name
    yield [...before, step]
    yield* pathsIn(each, [...before, step])
  }
}

function at(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (Array.isArray(inner))
      return inner.find(entry => Object(entry).id === step) ?? inner[Number(step)]
    return Object(inner)[step]
  }, root)
}
