import { lintBot } from 'talkgraph/builder'
import { expect, test } from 'vitest'
import { cakes, openRoom } from '../../testing/open-room.js'
import { readFlow } from '../graph/read-graph.js'
import { changeVariant, choiceVariants, lackOf, variantOf } from './variants.js'

const to = (type: string) => {
  const variant = variantOf(type)
  if (!variant) throw new Error(`There is no kind "${type}".`)
  return variant
}

/** A room with the cakes, two of which are offered in German too. */
function open() {
  const elements = cakes.elements.map(({ nodes, edges }) => ({
    edges,
    nodes: nodes.map(node =>
      node.id === 'which'
        ? { ...node, data: { ...node.data, choicePrompt: 'Which cake?', answerVariable: 'cake' } }
        : node,
    ),
  }))
  const texts = { choicePrompt: 'Welcher Kuchen?', 'choices.p.choiceText': 'Pflaume' }
  return openRoom({
    ...cakes,
    elements,
    translations: { de: { which: texts, bye: { text: 'Tschüss!' } } },
  })
}

/** What the step offers, and where each leads. */
const offered = (room: ReturnType<typeof open>) =>
  readFlow(room.draft())
    .steps.get('which')
    ?.exits.filter(({ state }) => state === 'open')
    .map(({ title, target }) => [title, target])

const ways = [
  ['Apple', 'apple'],
  ['Plum', 'hi'],
  ['None', undefined],
]

test.each(
  choiceVariants
    .filter(({ most }) => most >= 3)
    .flatMap(one =>
      choiceVariants.filter(({ most }) => most >= 3).map(other => [one.type, other.type] as const),
    ),
)('from %s to %s and back, texts, translations and ways stay', (one, other) => {
  const room = open()
  for (const type of [one, other, 'n-choices'])
    room.actions.run(changeVariant(room.draft(), 'which', to(type)), 'Changed')
  expect(offered(room)).toEqual(ways)
  const draft = room.draft()
  expect(draft.elements[0].nodes[1]).toMatchObject({
    id: 'which',
    type: 'n-choices',
    data: { choicePrompt: 'Which cake?', answerVariable: 'cake' },
  })
  const { de } = Object(Reflect.get(draft, 'translations'))
  expect(de.which.choicePrompt).toBe('Welcher Kuchen?')
  expect(Object.values(de.which)).toContain('Pflaume')
  expect(de.bye).toEqual({ text: 'Tschüss!' })
  expect(lintBot(draft).filter(({ severity }) => severity === 'error')).toEqual([])
})

test('a change of the kind is one thing to undo', () => {
  const room = open()
  const before = room.draft()
  room.actions.run(changeVariant(before, 'which', to('select-option')), 'Changed')
  expect(room.draft().elements[0].nodes[1]).toMatchObject({
    type: 'select-option',
    data: { selectPrompt: 'Which cake?', option1: 'Apple', option2: 'Plum', option3: 'None' },
  })
  expect(Object(Reflect.get(room.draft(), 'translations')).de.which).toEqual({
    selectPrompt: 'Welcher Kuchen?',
    option2: 'Pflaume',
  })
  room.actions.undo()
  expect(room.draft()).toEqual(before)
})

test('what has no room for the options says so, and nothing is lost', () => {
  const room = open()
  expect(lackOf(room.draft(), 'which', to('two-choices'))).toBe(
    'It has room for 2 options, and there are 3.',
  )
  expect(changeVariant(room.draft(), 'which', to('two-choices'))).toEqual([])
  expect(lackOf(room.draft(), 'which', to('three-choices'))).toBeUndefined()
})

test('a yes and a no that nobody has written stay what they are', () => {
  const room = openRoom({
    nodes: [
      { id: 'start', type: 'welcome', data: { text: 'Hi' } },
      { id: 'sure', type: 'yes-or-no-choice', data: { questionText: 'Sure?' } },
    ],
    edges: [
      { id: 'a', source: 'start', target: 'sure' },
      { id: 'b', source: 'sure', target: 'start', sourceHandle: 'no' },
    ],
  })
  room.actions.run(changeVariant(room.draft(), 'sure', to('two-choices')), 'Changed')
  const [yes, no] = readFlow(room.draft()).steps.get('sure')?.exits ?? []
  expect([yes?.title, yes?.target]).toEqual(['Yes', undefined])
  expect([no?.title, no?.target]).toEqual(['No', 'start'])
})

test('options of a list are offered only by kinds that take one, and one that is left out stays hidden', () => {
  const room = openRoom({
    nodes: [
      { id: 'start', type: 'welcome', data: { text: 'Hi' } },
      { id: 'list', type: 'n-choices', data: { choicePrompt: 'Which?', optionsFrom: '{cakes}' } },
      {
        id: 'two',
        type: 'two-choices',
        data: { choiceText1: 'A', choiceText2: 'B', disableSecondChoice: true },
      },
    ],
    edges: [],
  })
  expect(lackOf(room.draft(), 'list', to('three-choices'))).toContain('come from a list')
  expect(lackOf(room.draft(), 'list', to('n-select-option'))).toBeUndefined()
  expect(lackOf(room.draft(), 'two', to('n-choices'))).toContain('left out')
})
