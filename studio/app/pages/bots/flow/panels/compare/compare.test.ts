import { type Change, type Draft, readDraft } from 'talkgraph/builder'
import { describe, expect, test } from 'vitest'
import { createMemoryRoom } from '../../model/draft/memory-room.js'
import { createPlaces } from '../../model/graph/places.js'
import { readFlow } from '../../model/graph/read-graph.js'
import { exitKey } from '../../model/layer/layer.js'
import { compareBots, type Difference, type StepDifference } from './compare.js'
import { comparedLayer } from './compared-layer.js'
import { restore, restoreField } from './restore.js'
import { sayDifference, sumUp } from './say-difference.js'

const ask = (choices: object[], choicePrompt = 'Which cake?') => ({
  id: 'ask',
  type: 'n-choices',
  data: { choicePrompt, choices },
  position: { x: 400, y: 0 },
})
const apple = { id: 'a', choiceText: 'Apple' }
const plum = { id: 'p', choiceText: 'Plum' }
const none = { id: 'n', choiceText: 'None' }
const hi = { id: 'hi', type: 'welcome', data: { text: 'Hello there' }, position: { x: 0, y: 0 } }
const bye = { id: 'bye', type: 'message', data: { text: 'Goodbye' }, position: { x: 800, y: 0 } }
const thanks = {
  id: 'thanks',
  type: 'message',
  data: { text: 'Thanks' },
  position: { x: 800, y: 0 },
}

const before = readDraft({
  name: 'Shop',
  customizations: { headerBgColor: '#111111' },
  settings: { liveDesk: true },
  translations: { de: { Hello: 'Hallo' } },
  nodes: [hi, ask([apple, plum, none]), bye],
  edges: [
    { id: 'e1', source: 'hi', target: 'ask' },
    { id: 'e2', source: 'ask', target: 'bye', sourceHandle: 'a' },
    { id: 'e3', source: 'ask', target: 'bye', sourceHandle: 'n' },
  ],
})
const after = readDraft({
  name: 'Bakery',
  customizations: { headerBgColor: '#222222' },
  settings: { liveDesk: true },
  translations: { fr: { Hello: 'Bonjour' } },
  nodes: [hi, ask([apple, { ...plum, choiceText: 'Plum cake' }]), thanks],
  edges: [
    { id: 'e1', source: 'hi', target: 'ask' },
    { id: 'e2', source: 'ask', target: 'thanks', sourceHandle: 'a' },
    { id: 'e4', source: 'ask', target: 'hi', sourceHandle: 'p' },
  ],
})
const all = compareBots(before, after)

function find(wanted: string, differences: readonly Difference[] = all): Difference {
  const found = differences.find(({ key }) => key === wanted)
  if (!found)
    throw new Error(`There is no difference "${wanted}" in ${differences.map(({ key }) => key)}`)
  return found
}

function findStep(id: string, differences: readonly Difference[] = all): StepDifference {
  const found = find(`step ${id}`, differences)
  if (found.kind !== 'step') throw new Error(`"${id}" is no step`)
  return found
}

const changed = (draft: Draft, changes: readonly Change[]) => {
  const room = createMemoryRoom(draft)
  expect(room.change(changes, 'Brought back')).toEqual([])
  return room.state().draft
}

describe('two bots', () => {
  test('that are the same do not differ, wherever their steps stand', () => {
    const moved = readDraft({
      ...before,
      nodes: before.elements[0].nodes.map(node => ({ ...node, position: { x: 1, y: 2 } })),
      edges: before.elements[0].edges,
      elements: undefined,
    })
    expect(compareBots(before, moved)).toEqual([])
    // A version that is stored writes down what is blank.
    const stored = readDraft({
      ...moved,
      logo: '',
      variables: [],
      triggers: [],
      prefill: [],
      prefillMessage: '',
    })
    expect(compareBots(before, stored)).toEqual([])
    expect(compareBots(stored, before)).toEqual([])
    expect(sumUp([])).toBe('Nothing differs.')
  })

  test('differ in steps, ways, looks, languages and the rest, in the order in which the flow is read', () => {
    expect(all.map(sayDifference)).toEqual([
      'Changed: Any number of choices: Which cake?; Choices, p: Text, Choices, n.',
      'Changed: Apple, from Any number of choices: Which cake? leads to Message: Thanks in place of Message: Goodbye.',
      'Gone: None, from Any number of choices: Which cake? led to Message: Goodbye.',
      'New: Plum cake, from Any number of choices: Which cake? leads to Welcome: Hello there.',
      'New: Message: Thanks.',
      'Gone: Message: Goodbye.',
      'Changed: Header.',
      'Gone: German.',
      'New: French.',
      'Changed: Name.',
    ])
    expect(sumUp(all)).toBe('10 changes: 3 new, 4 changed, 3 gone.')
  })

  test('differ where a step is of another kind, or its entries stand in another order', () => {
    const other = readDraft({
      ...after,
      elements: [
        {
          nodes: [
            { ...hi, type: 'message' },
            ask([{ ...plum, choiceText: 'Plum cake' }, apple]),
            thanks,
          ],
          edges: after.elements[0].edges,
        },
      ],
    })
    const found = compareBots(after, other)
    expect(findStep('hi', found)).toMatchObject({ became: 'changed', kindBefore: 'Welcome' })
    expect(findStep('ask', found).fields).toMatchObject([{ path: ['choices'] }])
    for (const id of ['hi', 'ask']) {
      const back = changed(other, restore(findStep(id, found), after, other))
      expect(compareBots(after, back).filter(({ key }) => key === `step ${id}`)).toEqual([])
      expect(back.elements[0].edges).toHaveLength(after.elements[0].edges.length)
    }
  })
})

test('the layer says in signs and words what became of each, and draws what is gone where it stood', () => {
  const layer = comparedLayer(all, before, after, createPlaces().of(readFlow(after)), 'version 3')
  expect(layer.steps.get('thanks')).toMatchObject({ tone: 'good', short: '+ New' })
  expect(layer.steps.get('ask')).toMatchObject({ tone: 'accent', short: '≠ 2' })
  expect(layer.exits.get(exitKey('ask', 'a'))?.words).toBe(
    'This way went to “Message: Goodbye” in version 3',
  )
  expect([...(layer.gone?.steps.keys() ?? [])]).toEqual(['bye'])
  // Another step stands there by now, so that it is drawn below.
  expect(layer.gone?.places.get('bye')).toMatchObject({ x: 800 })
  expect(layer.gone?.places.get('bye')?.y).toBeGreaterThan(0)
  expect(layer.gone?.ways.map(({ id }) => id)).toEqual(['e2', 'e3'])
})

describe('what is brought back', () => {
  test.each(all.map(({ key }) => key))('one by one no longer differs: %s', key => {
    // A way comes back once the step is there that it leads to.
    const draft = key.startsWith('way') ? changed(after, [{ op: 'add', node: bye }]) : after
    const difference = find(key, compareBots(before, draft))
    const back = changed(draft, restore(difference, before, draft))
    expect(compareBots(before, back).map(each => each.key)).not.toContain(key)
  })

  test('a way to a step that is gone has to wait for it', () => {
    expect(restore(find('way ["ask","a"]'), before, after)).toEqual([])
  })

  test('a step comes with its ways', () => {
    const bot = { nodes: [hi, bye], edges: [{ id: 'e', source: 'hi', target: 'bye' }] }
    const [whole, less] = [readDraft(bot), readDraft({ nodes: [hi], edges: [] })]
    const back = changed(less, restore(findStep('bye', compareBots(whole, less)), whole, less))
    expect(compareBots(whole, back)).toEqual([])
  })

  test('single fields come back into their places', () => {
    const step = findStep('ask')
    for (const field of step.fields) {
      const back = changed(after, [restoreField(step, field, before, after)])
      const left = compareBots(before, back).flatMap(each =>
        each.kind === 'step' && each.nodeId === 'ask' ? each.fields : [],
      )
      expect(left).toHaveLength(step.fields.length - 1)
    }
    const without = readDraft({
      ...before,
      elements: [{ ...before.elements[0], nodes: [hi, ask([plum, none]), bye] }],
    })
    const [first] = findStep('ask', compareBots(before, without)).fields
    const back =
      first &&
      changed(without, [
        restoreField(findStep('ask', compareBots(before, without)), first, before, without),
      ])
    expect(back?.elements[0].nodes[1]?.data.choices).toEqual([apple, plum, none])
  })
})

test('two bots of 2,000 steps are compared in their order', () => {
  const [one, other] = [large(''), large('!')]
  const differences = compareBots(one, other)
  expect(differences).toHaveLength(2000)
  const layer = comparedLayer(
    differences,
    one,
    other,
    createPlaces().of(readFlow(other)),
    'version 1',
  )
  expect(layer.steps.size).toBe(2000)
})

function large(end: string) {
  const nodes = Array.from({ length: 2000 }, (_, place) => ({
    id: `s${place}`,
    type: place === 0 ? 'welcome' : 'message',
    data: { text: `Step ${place}${end}` },
    position: { x: (place % 40) * 360, y: Math.floor(place / 40) * 160 },
  }))
  const edges = nodes
    .slice(1)
    .map(({ id }, place) => ({ id: `e${place}`, source: `s${place}`, target: id }))
  return readDraft({ nodes, edges })
}
