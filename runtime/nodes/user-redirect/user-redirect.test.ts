import { expect, test } from 'vitest'
import { createConversation, parseBot } from '../../index.js'
import { createFakeEnv, playNode } from '../../testing/index.js'
import { userRedirect } from './index.js'

const link = { kind: 'link', src: 'https://example.org/shop' }

test('says the prompt, then the link, each after a typing pause, and goes on at once', async () => {
  const node = playNode(
    userRedirect,
    { redirectPrompt: 'Our shop, {name}:', link: link.src },
    { variables: { name: 'Ann' } },
  )
  await node.advance(700)
  expect(node.said).toEqual(['Our shop, Ann:'])
  expect(node.output).toBeNull()
  await node.advance(700)
  expect(node.said.at(-1)).toEqual(link)
  expect(node.output).toEqual({ handle: null })
})

test.each([
  [{}, link.src],
  [{ buttonText: '<b>Open</b> &amp; buy' }, 'Open & buy'],
  [{ linkText: 'Shop for {who}' }, 'Shop for <b>Ann</b>'],
  [{ buttonText: ' ' }, link.src],
])('with %j the link is named %j', async (data, label) => {
  const node = playNode(
    userRedirect,
    { link: link.src, ...data },
    { variables: { who: '<b>Ann</b>' } },
  )
  await node.advance(700)
  expect(node.emitted.at(-1)).toEqual({ type: 'node.say', content: { ...link, label } })
})

test('reads the older name of the link', async () => {
  const node = playNode(userRedirect, { url: link.src })
  await node.advance(700)
  expect(node.said).toEqual([link])
})

test.each([
  ['https://example.org/{path}?q={q}', 'https://example.org/a%2Fb%3Fc?q=x%26y%3D1%23'],
  ['{scheme}', 'javascript%3Aalert(1)'],
  ['/{half}', '/%EF%BF%BD'],
  ['/{unknown}', '/{unknown}'],
])('a value is never a part of the syntax of %j', async (address, src) => {
  const variables = { path: 'a/b?c', q: 'x&y=1#', scheme: 'javascript:alert(1)', half: '\ud800' }
  const node = playNode(userRedirect, { link: address }, { variables })
  await node.advance(700)
  expect(node.said).toEqual([{ kind: 'link', src }])
})

test.each(['mailto:shop@example.org', 'tel:+41123', '/shop'])('links to %j', async address => {
  const node = playNode(userRedirect, { link: address })
  await node.advance(700)
  expect(node.said).toEqual([{ kind: 'link', src: address }])
})

test.each(['javascript:alert(1)', '{word}:alert(1)', 'data:text/html,x'])(
  'does not link to %j, says so and goes on',
  async address => {
    const node = playNode(
      userRedirect,
      { redirectPrompt: 'Go', link: address },
      { variables: { word: 'javascript' } },
    )
    await node.advance(700)
    expect(node.emitted[0]).toMatchObject({ type: 'node.problem', code: 'BLOCKED_CONTENT' })
    expect(node.said).toEqual(['Go'])
    expect(node.output).toEqual({ handle: null })
  },
)

test('passes on at once when it has nothing to show', () => {
  expect(playNode(userRedirect, {})).toMatchObject({ emitted: [], output: { handle: null } })
})

test.each([
  [{ openIn: 'same-tab' }, true, [link.src]],
  [{ openIn: 'same-tab' }, false, []],
  [{}, true, []],
])('with %j, and the visitor having answered: %s, it goes to %j', (data, asks, gone) => {
  const went: string[] = []
  const fake = createFakeEnv()
  const bot = parseBot({
    nodes: [
      {
        id: 'a',
        type: asks ? 'ask-custom-question' : 'message',
        data: { questionText: 'Ready?', text: 'Ready.' },
      },
      { id: 'go', type: 'user-redirect', data: { link: link.src, ...data } },
    ],
    edges: [{ source: 'a', target: 'go' }],
  })
  const env = { ...fake, navigate: (address: string) => void went.push(address) }
  const conversation = createConversation({ bot, env })
  conversation.start()
  fake.clock.advance(700)
  if (asks) conversation.answer('Yes')
  expect(went).toEqual([])
  fake.clock.advance(5000)
  expect(went).toEqual(gone)
})
