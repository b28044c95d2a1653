import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedShop } from '../testing/telegram.js'

const patience = { timeout: 60_000, interval: 20 }
const { nodes, edges } = flowOf(
  [
    'ask-name',
    { questionText: 'You wrote “{first words}” by {ref}{start}, {name}{ad id}. Your name?' },
  ],
  ['ask-email', { questionText: 'Still by {ref}?' }],
)
const menu = { id: 'menu', type: 'ask-email', data: { questionText: 'Where may the menu go?' } }
const flow = {
  name: 'Shop',
  prefill: ['name'],
  triggers: [{ on: 'words', words: ['Menü', 'price list'], nodeId: 'menu' }],
  elements: [{ nodes: [...nodes, menu], edges: [...edges, { source: 'n1', target: 'menu' }] }],
}

describe.each(databases)('how a conversation begins in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedShop>>
  beforeEach(async () => {
    shop = await connectedShop(make, flow)
  })
  afterEach(() => shop.close())

  const told = (chat: number, ...expected: readonly unknown[]) =>
    vi.waitFor(() => expect(shop.telegram.toldTo(chat)).toEqual(expected), patience)

  test('the first words, what a link says, and the name that the channel knows are variables, and stay so', async () => {
    await shop.write(42, 'Do you have rye?', { from: { id: 42, first_name: 'Ann', is_bot: false } })
    await told(42, 'You wrote “Do you have rye?” by , Ann. Your name?')
    await shop.write(43, '/start spring-sale', {
      from: { id: 43, first_name: 'Bo', is_bot: false },
    })
    await told(43, 'You wrote “” by spring-salespring-sale, Bo. Your name?')
    await shop.write(43, 'Bob')
    await told(43, expect.anything(), expect.stringContaining('Still by spring-sale?'))
  })

  test.each(['Your MENU, please', 'the price-list?', 'menu'])(
    '“%s” begins at the step that waits for it',
    async words => {
      await shop.write(42, words)
      await told(42, 'Where may the menu go?')
    },
  )

  test('words inside of others are none of these', async () => {
    await shop.write(42, 'menuet')
    await told(42, expect.stringContaining('Your name?'))
  })
})
