import { expect, test } from 'vitest'
import { playBot, playNode } from '../../testing/index.js'
import { askName } from './index.js'

const data = { questionText: 'Who are you?', answerVariable: 'customer' }

test('records the name, trimmed, as the answer and as the visitor’s own', async () => {
  const node = playNode(askName, data)
  await node.advance(700)
  expect(node.said).toEqual(['Who are you?'])
  expect(node.asked).toEqual({ kind: 'text', input: 'name' })
  node.answer('  Ann Lee ')
  expect(node.emitted).toContainEqual({
    type: 'node.reply',
    message: 'Ann Lee',
    answer: { value: 'Ann Lee', variable: 'customer' },
    visitor: 'name',
  })
})

test('greets 1000 ms after the name and leaves 2000 ms after the greeting', async () => {
  const node = playNode(askName, data)
  await node.advance(700)
  node.answer('Ann')
  await node.advance(999)
  expect(node.said).toEqual(['Who are you?'])
  await node.advance(1)
  expect(node.said.at(-1)).toBe('Nice to meet you, Ann')
  await node.advance(1999)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
})

test.each([
  [{ nameGreetResponse: 'Hi {name} from {city}!' }, 'Hi Ann from Bern!'],
  [{ nameGreet: 'Hello { name }.' }, 'Hello Ann.'],
  [{ nameGreetResponse: ' ' }, 'Nice to meet you, Ann'],
])('greets with %j: %s', async (greeting, said) => {
  const variables = { name: 'somebody else', city: 'Bern' }
  const node = playNode(askName, { ...data, ...greeting }, { variables })
  await node.advance(700)
  node.answer('Ann')
  await node.advance(1000)
  expect(node.said.at(-1)).toBe(said)
})

test('writes the name into the greeting as text', async () => {
  const node = playNode(askName, data)
  await node.advance(700)
  node.answer('<b>{name}</b>')
  await node.advance(1000)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.say',
    content: {
      kind: 'text',
      text: 'Nice to meet you, <b>{name}</b>',
      html: 'Nice to meet you, &lt;b&gt;{name}&lt;/b&gt;',
    },
  })
})

test.each([[''], ['  '], [['Ann']], [{ pick: 'Ann' }], [null], [false]])(
  'asks again, without a word, after %j',
  async answer => {
    const node = playNode(askName, data)
    await node.advance(700)
    node.answer(answer)
    await node.advance(5000)
    expect(node.said).toEqual(['Who are you?'])
    expect(node.asked).not.toBeNull()
    expect(node.output).toBeNull()
  },
)

test('tells the rest of the flow the name', async () => {
  const nodes = [
    { id: 'a', type: 'ask-name-node', data },
    { id: 'm', type: 'message', data: { text: 'Bye {name}, {customer}' } },
  ]
  const played = await playBot(
    { nodes, edges: [{ source: 'a', target: 'm' }] },
    { answers: ['Ann'] },
  )
  expect(played).toMatchObject({
    elapsed: 700 + 1000 + 2000 + 700,
    answers: { a: 'Ann' },
    answerVariables: [{ nodeId: 'a', key: 'customer', value: 'Ann' }],
    variables: { name: 'Ann' },
    visitor: { name: 'Ann' },
  })
  expect('transcript' in played && played.transcript.at(-1)?.message).toBe('Bye Ann, Ann')
})
