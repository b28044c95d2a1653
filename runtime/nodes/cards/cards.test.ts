import { expect, test } from 'vitest'
import { testOptions } from '../../../tests/suites/options.js'
import { playNode } from '../../testing/index.js'
import { cards } from './index.js'

const plain = { src: '', text: '', button: 'Choose', href: '', link: '' }
const data = {
  questionText: 'Well, {name}?',
  cards: [
    {
      id: 'carrot',
      image: ' /carrot.png ',
      title: '<i>Carrot</i> cake',
      text: 'With nuts',
      buttonText: 'Order',
    },
    { id: 'blank' },
    { id: 'plum', title: 'Plum tart', link: 'https://shop.example/plum', buttonText: 'Order' },
    { id: 'news', title: 'News', link: 'https://shop.example/news', linkText: 'Read' },
  ],
  otherText: 'None',
  answerVariable: 'it',
}

testOptions(cards, data, {
  asks: {
    kind: 'cards',
    cards: [
      {
        ...plain,
        id: 'carrot',
        src: '/carrot.png',
        title: 'Carrot cake',
        text: 'With nuts',
        button: 'Order',
      },
      {
        ...plain,
        id: 'plum',
        title: 'Plum tart',
        button: 'Order',
        href: 'https://shop.example/plum',
        link: 'https://shop.example/plum',
      },
      {
        ...plain,
        id: 'news',
        title: 'News',
        button: '',
        href: 'https://shop.example/news',
        link: 'Read',
      },
    ],
    options: [
      { id: 'carrot', label: 'Carrot cake' },
      { id: 'plum', label: 'Plum tart' },
      { id: '#below', label: 'None' },
    ],
  },
  picks: [
    ['carrot cake', 'Carrot cake', 'carrot'],
    [{ pick: 'plum' }, 'Plum tart', 'plum'],
  ],
  blank: [{ cards: [] }, { cards: [{ id: 'a', buttonText: 'Order' }] }],
  offers: [
    [{ otherText: '' }, ['carrot', 'plum']],
    [{ otherText: '', cards: [data.cards[3]] }, ['#below']],
    [{ otherText: '', cards: [{ text: 'No title' }] }, ['#1']],
  ],
})

async function ask(card: object) {
  const node = playNode(
    cards,
    { cards: [{ id: 'a', title: 'A', ...card }] },
    { variables: { n: 'a b' } },
  )
  await node.advance(700)
  return node
}

test('where no card answers, a button below them goes on', async () => {
  const node = await ask({ link: 'https://shop.example/' })
  expect(node.asked).toMatchObject({ options: [{ id: '#below', label: 'Continue' }] })
  node.answer('continue')
  await node.advance(600)
  expect(node.output).toEqual({ handle: null })
})

test('placeholders are filled, in addresses percent-encoded', async () => {
  const node = await ask({
    text: 'For {n}',
    image: '/{n}.png',
    link: 'https://shop.example/{n}',
    linkText: '{n}?',
  })
  expect(node.asked).toMatchObject({
    cards: [
      { text: 'For a b', src: '/a%20b.png', href: 'https://shop.example/a%20b', link: 'a b?' },
    ],
  })
})

test('addresses that are not allowed are left out, and the owner learns of them', async () => {
  const node = await ask({
    image: 'javascript:1',
    link: 'javascript:alert(1)',
    buttonText: 'Order',
  })
  expect(node.emitted.slice(0, 2)).toMatchObject([
    { type: 'node.problem', code: 'BLOCKED_CONTENT', message: expect.stringContaining('image') },
    { type: 'node.problem', code: 'BLOCKED_CONTENT', message: expect.stringContaining('link') },
  ])
  expect(node.asked).toMatchObject({ cards: [{ src: '', href: '', button: 'Order' }] })
})
