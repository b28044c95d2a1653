import { describe, expect, test } from 'vitest'
import { registry } from '../index.js'
import { playBot, playNode } from '../testing/index.js'

const slots = [
  { id: 's1', label: ' 09:00 ', room: { name: 'A', key: 'a' } },
  { id: 's2', label: '10:00 {x}', room: { name: 'B', key: 'b' } },
]

function start(type: string, data: object, variables: Parameters<typeof playNode>[2]) {
  const definition = registry.find(type)
  if (!definition) throw new Error(`There is no type ${type}.`)
  return playNode(definition, data, variables)
}

describe.each(['n-choices', 'n-select-option', 'n-check-options'])('%s', type => {
  test.each([
    [
      '{slots}',
      {},
      { slots },
      [
        ['s1', '09:00'],
        ['s2', '10:00 {x}'],
      ],
    ],
    [
      '{shop.slots}',
      { labelField: 'room.name', idField: 'room.key' },
      { shop: { slots } },
      [
        ['a', 'A'],
        ['b', 'B'],
      ],
    ],
    [
      ' {{slots}} ',
      {},
      { slots: ['Rye', 7, '', null, 'Rye'] },
      [
        ['Rye', 'Rye'],
        ['7', '7'],
        ['#5 of the list', 'Rye'],
      ],
    ],
    ['{slots}', {}, { slots: 'only one' }, [['only one', 'only one']]],
  ])('offers what %s brings, with %j', (optionsFrom, fields, variables, expected) => {
    const node = start(type, { optionsFrom, ...fields }, { variables })
    expect(node.asked).toMatchObject({ options: expected.map(([id, label]) => ({ id, label })) })
  })

  test('offers its own options behind those of the list', () => {
    const own = [{ id: 'none', text: 'None of these' }]
    const node = start(
      type,
      { optionsFrom: '{slots}', options: own, choices: own },
      { variables: { slots } },
    )
    expect(node.asked).toMatchObject({ options: [{ id: 's1' }, { id: 's2' }, { id: 'none' }] })
  })

  test('takes the plain way with a problem where the list is empty', () => {
    const node = start(type, { optionsFrom: '{slots}' }, { variables: { slots: [] } })
    expect(node.emitted).toMatchObject([{ type: 'node.problem', code: 'BOT_INVALID' }])
    expect(node.output).toEqual({ handle: null })
  })

  test('offers at most 100', () => {
    const many = Array.from({ length: 500 }, (_, index) => index + 1)
    const { asked } = start(type, { optionsFrom: '{slots}' }, { variables: { slots: many } })
    expect(asked && 'options' in asked && asked.options.length).toBe(100)
  })
})

test.each([
  ['09:00', 'early'],
  ['10:00 {x}', 'plain'],
])('the pick %s leaves by %s', async (answer, target) => {
  const bot = {
    nodes: [
      { id: 'q', type: 'n-choices', data: { optionsFrom: '{slots}', answerVariable: 'slot' } },
      { id: 'early', type: 'message', data: {} },
      { id: 'plain', type: 'message', data: {} },
    ],
    edges: [
      { source: 'q', target: 'early', sourceHandle: 's1' },
      { source: 'q', target: 'plain', sourceHandle: 'source' },
    ],
  }
  expect(await playBot(bot, { answers: [answer], variables: { slots } })).toMatchObject({
    visited: ['q', target],
    answerVariables: [{ key: 'slot', value: answer }],
    problems: [],
  })
})
