import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { typescriptArgs } from '../../server/testing/child-server.js'
import { Chat } from './chat.js'
import { expectPageAccessible } from './judge-page.js'
import { apiKey, expectFitsPhone, look, startStudio } from './studio.js'
import { visit } from './visit.js'

const bot = {
  name: 'Bakery',
  nodes: [
    { id: 'hello', type: 'welcome-node', data: { text: 'Good day.' } },
    {
      id: 'what',
      type: 'intent',
      data: { questionText: 'How can I help?', intents: ['hours', 'pay'] },
    },
    { id: 'open', type: 'message', data: { text: 'From nine to six.' } },
    { id: 'card', type: 'message', data: { text: 'By card or cash.' } },
    { id: 'else', type: 'message', data: { text: 'I did not get that.' } },
  ],
  edges: [
    { source: 'hello', target: 'what' },
    { source: 'what', target: 'open', sourceHandle: 'hours' },
    { source: 'what', target: 'card', sourceHandle: 'pay' },
    { source: 'what', target: 'else', sourceHandle: 'unknown' },
    { source: 'else', target: 'what' },
  ],
}
/** It offers a choice, at which a step listens. */
const menu = {
  name: 'Menu',
  nodes: [
    { id: 'hello', type: 'welcome-node', data: { text: 'Good day.' } },
    {
      id: 'menu',
      type: 'n-choices',
      data: {
        choicePrompt: 'What would you like?',
        choices: [
          { id: 'cake', choiceText: 'A cake' },
          { id: 'bread', choiceText: 'Bread' },
        ],
      },
    },
    { id: 'ears', type: 'intent', data: { listens: true, intents: ['hours', 'pay'] } },
    { id: 'open', type: 'message', data: { text: 'From nine to six.' } },
    { id: 'order', type: 'message', data: { text: 'Ordered.' } },
  ],
  edges: [
    { source: 'hello', target: 'menu' },
    { source: 'menu', target: 'order' },
    { source: 'ears', target: 'open', sourceHandle: 'hours' },
  ],
}
const table = `Intent;Text
hours;When are you open?
hours;Opening hours, please
hours;Are you open on Sunday?
hours;Until when can I come?
hours;What time do you close?
pay;Can I pay by card?
pay;Do you take cash?
pay;Which cards do you accept?
pay;Is it possible to pay by invoice?
pay;When are you open?
`

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio({ bots: { bakery: bot, menu }, threadArgs: typescriptArgs })
})
afterEach(() => studio.leave())
afterAll(() => studio.close())

it('a table is reviewed, changed and learned, its threshold is set, and a visitor is understood', async () => {
  const { page, complaints } = await studio.open('/bots/bakery/intents')
  await page.getByText('The bot knows no intents yet').waitFor()
  await page.getByLabel('Table of intents and utterances').setInputFiles({
    name: 'intents.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table),
  })
  const dialog = page.getByRole('dialog', { name: 'Review utterances' })
  await dialog.getByText('10 utterances of 2 intents. 4 are worth a look.').waitFor()
  await expectPageAccessible(page)
  await look(page, 'review')
  await dialog.getByRole('combobox', { name: 'Show' }).selectOption('Under two intents (2)')
  const rows = dialog.getByRole('list', { name: 'Utterances' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  await rows.nth(1).getByRole('textbox', { name: 'Utterance' }).fill('Do you accept cheques?')
  await dialog.getByRole('button', { name: 'Look again' }).click()
  await dialog.getByText('Nothing stands out.').waitFor()
  await dialog.getByRole('button', { name: 'Keep utterances' }).click()
  const cells = page.getByRole('table', { name: 'Intents' }).getByRole('row')
  await cells.filter({ hasText: 'hours' }).getByText('5').waitFor()
  await page.getByRole('button', { name: 'Train' }).click()
  await page.getByText('The bot has learned its intents.').waitFor()
  await cells.filter({ hasText: 'pay' }).getByText('%').first().waitFor()

  const slider = page.getByRole('slider', { name: 'Threshold' })
  await slider.focus()
  await slider.press('ArrowLeft')
  await page.getByText('At 35 %').waitFor()
  await page.getByRole('button', { name: 'Use this threshold' }).click()
  await expect
    .poll(() => page.getByRole('button', { name: 'Use this threshold' }).isDisabled())
    .toBe(true)
  await page.getByRole('textbox', { name: 'A visitor says' }).fill('do you take credit cards')
  await page.getByRole('button', { name: 'Understand' }).click()
  await page.getByText('Understood as “pay”').waitFor()
  await expectPageAccessible(page)
  await look(page, 'intents')
  await expectFitsPhone(page)
  expect(complaints).toEqual([])

  const headers = { authorization: `Bearer ${apiKey}` }
  const found = await fetch(`${studio.url}/v1/chatbots/bakery/intents`, { headers })
  expect((await found.json()).data).toMatchObject({ threshold: 0.35, version: 1, isStale: false })

  const visitor = await visit(`${studio.url}/demo/bots/bakery`)
  const chat = new Chat(visitor.page)
  await chat.launcher.click()
  for (const [words, answer] of [
    ['qwertz', 'I did not get that.'],
    ['can i pay by credit card', 'By card or cash.'],
  ] as const) {
    await chat.isAsked()
    await chat.field.fill(words)
    await chat.send.click()
    await chat.hears(answer)
  }
  await visitor.close()
})

it('at a choice a visitor types what they want, is told what was understood, and may go back', async () => {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'text/csv' }
  const at = `${studio.url}/v1/chatbots/menu/intents`
  await fetch(at, { method: 'PUT', headers, body: table })
  await fetch(`${at}/train`, { method: 'POST', headers })
  const visitor = await visit(`${studio.url}/demo/bots/menu`)
  const chat = new Chat(visitor.page)
  await chat.launcher.click()
  const option = (name: string) => chat.log.getByRole('button', { name, exact: true }).last()
  const type = async (words: string) => {
    await option('A cake').waitFor()
    await chat.field.fill(words)
    await chat.send.click()
  }
  await type('are you open on sunday')
  await chat.hears('Do you mean “hours”?')
  await option('No').click()
  await type('qwertz')
  await chat.hears('qwertz')
  await type('until when are you open')
  await expect.poll(() => option('Yes').getAttribute('aria-disabled')).not.toBe('true')
  await option('Yes').click()
  await chat.hears('From nine to six.')
  expect(visitor.complaints).toEqual([])
  await visitor.close()
})
