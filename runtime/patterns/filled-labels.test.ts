import { describe, expect, test } from 'vitest'
import { createConversation, parseBot, registry } from '../index.js'
import { createFakeEnv, playNode } from '../testing/index.js'

const variables = { first: 'Rye <b>', second: '', photo: 'a b/../c', text: '{first}' }
const photo = 'https://shop.example/{photo}.png'

function start(type: string, data: object) {
  const definition = registry.find(type)
  if (!definition) throw new Error(`There is no type ${type}.`)
  return playNode(definition, data, { variables })
}

const slots = { option1: '<i>{first}</i>', option2: '{second}', option3: '{text}' }
const texts = { choiceText1: '<i>{first}</i>', choiceText2: '{second}', choiceText3: '{text}' }
const list = (name: string) => [
  { id: 'a', image: photo, [name]: '<i>{first}</i>' },
  { id: 'b', image: photo, [name]: '{second}' },
  { id: 'c', image: photo, [name]: '{text}' },
]

describe.each([
  ['two-choices', { choiceText1: '<i>{first}</i>', choiceText2: '{text}' }],
  ['three-choices', texts],
  ['select-option', slots],
  ['quiz', slots],
  ['n-choices', { choices: list('choiceText') }],
  ['n-select-option', { options: list('optionText') }],
  ['n-check-options', { options: list('optionText') }],
  ['yes-or-no-choice', { options: list('label') }],
  ['image-choice', { images: list('label') }],
])('%s', (type, data) => {
  test('fills placeholders in labels, as text and once, and offers no blank one', async () => {
    const node = start(type, data)
    await node.advance(700)
    expect(node.asked).toMatchObject({ options: [{ label: 'Rye <b>' }, { label: '{first}' }] })
  })

  test('records the label that the visitor saw', async () => {
    const node = start(type, data)
    await node.advance(700)
    node.answer('rye <b>')
    expect(node.emitted.at(-1)).toMatchObject({ message: 'Rye <b>', answer: { value: 'Rye <b>' } })
  })
})

test('what was seen counts, even where the page has changed the value meanwhile', () => {
  const bot = parseBot({
    nodes: [
      { id: 'q', type: 'n-choices', data: { choices: [{ id: 'a', choiceText: 'Book {slot}' }] } },
    ],
  })
  const env = createFakeEnv()
  const conversation = createConversation({ bot, env, variables: { slot: '09:00' } })
  conversation.start()
  env.clock.advance(700)
  conversation.setVariables({ slot: '10:00' })
  conversation.answer({ pick: 'a' })
  expect(conversation.record().answers).toEqual({ q: 'Book 09:00' })
})

test('a translated label and the bot’s own are both filled', async () => {
  const bot = parseBot({
    id: 'b',
    translations: { de: { q: { 'choices.a.choiceText': 'Nimm {first}' } } },
    elements: [
      {
        nodes: [
          {
            id: 'q',
            type: 'n-choices',
            data: { choices: [{ id: 'a', choiceText: 'Take {first}' }], answerVariable: 'x' },
          },
          {
            id: 'c',
            type: 'condition',
            data: { leftValue: 'x', operator: '=', rightValue: 'take rye' },
          },
          { id: 'end', type: 'message', data: { text: 'Yes' } },
        ],
        edges: [
          { source: 'q', target: 'c' },
          { source: 'c', target: 'end', sourceHandle: 'source-0' },
        ],
      },
    ],
  })
  const env = createFakeEnv()
  const conversation = createConversation({
    bot,
    env: { ...env, locale: 'de' },
    variables: { first: 'Rye' },
  })
  conversation.start()
  conversation.answer('Nimm Rye')
  env.clock.advance(2000)
  expect(conversation.record().transcript.map(({ message }) => message)).toEqual([
    'Nimm Rye',
    'Yes',
  ])
})

test('the ends of a scale are filled', () => {
  const node = start('opinion-scale-choice', {
    from: 1,
    to: 3,
    fromLabel: '{first}?',
    toLabel: '{text}',
  })
  expect(node.asked).toMatchObject({ fromLabel: 'Rye <b>?', toLabel: '{first}' })
})

test.each([
  ['image', { image: photo }, 'https://shop.example/a%20b%2F..%2Fc.png'],
  ['welcome', { image: photo }, 'https://shop.example/a%20b%2F..%2Fc.png'],
  ['video', { video: '/{photo}.mp4' }, '/a%20b%2F..%2Fc.mp4'],
  ['audio', { audio: 'x.mp3?of={photo}' }, 'x.mp3?of=a%20b%2F..%2Fc'],
  ['file', { file: photo, name: 'A' }, 'https://shop.example/a%20b%2F..%2Fc.png'],
  ['user-redirect', { link: 'mailto:{photo}' }, 'mailto:a%20b%2F..%2Fc'],
])('an address of %s takes encoded values', async (type, data, src) => {
  const node = start(type, data)
  await node.advance(700)
  expect(node.said).toMatchObject([{ src }])
})

test.each([
  'https://{first}/a.png',
  'https://shop{second}.example/a.png',
  'https://shop.example{photo}/a.png',
  '//{first}/a.png',
  '/{second}/evil.example/a.png',
  'http{second}://shop.example/a.png',
  '{first}://shop.example/a.png',
])('a value can change neither scheme nor host: %s', async address => {
  const node = start('image', { image: address })
  await node.advance(700)
  expect(node.said).toEqual([])
  expect(node.emitted).toMatchObject([{ type: 'node.problem', code: 'BLOCKED_CONTENT' }])
})

test('a file’s name is filled', async () => {
  const node = start('file', { file: '/a.pdf', name: 'Offer for {first}' })
  await node.advance(700)
  expect(node.emitted.at(-1)).toMatchObject({ content: { name: 'Offer for Rye <b>' } })
})
