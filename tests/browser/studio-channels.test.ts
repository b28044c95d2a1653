import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTelegram, telegramToken, updateOf } from '../../server/testing/telegram.js'
import { itAtLength } from '../arbitraries/cases.js'
import { expectPageAccessible } from './judge-page.js'
import { look, startStudio } from './studio.js'

const bot = {
  name: 'Bakery',
  settings: { liveDesk: true, collectResults: true },
  prefill: ['city'],
  nodes: [
    { id: 'who', type: 'ask-name', data: { questionText: 'What is your name?' } },
    { id: 'h', type: 'human-handover', data: { handoverMessage: 'Somebody will be with you.' } },
    { id: 'm', type: 'message', data: { text: 'Thank you, {name}.' } },
  ],
  edges: [
    { source: 'who', target: 'h' },
    { source: 'h', target: 'm' },
  ],
}

const ann = 42
let telegram: Awaited<ReturnType<typeof startTelegram>>
let studio: Awaited<ReturnType<typeof startStudio>>
/** What stands at domains, by host name. */
const texts = new Map<string, readonly string[]>()

beforeAll(async () => {
  telegram = await startTelegram()
  studio = await startStudio({
    bots: { bakery: bot },
    allowHosts: [telegram.host],
    nameResolver: {
      cname: async () => [],
      addresses: async () => [],
      texts: async host => texts.get(host) ?? [],
    },
  })
})
afterEach(() => studio.leave())
afterAll(async () => {
  await studio.close()
  await telegram.close()
})

/** What somebody writes to the bot at Telegram. */
async function write(id: number, text: string): Promise<void> {
  const hook = telegram.sent.findLast(({ method }) => method === 'setWebhook')?.body
  const answer = await fetch(`${studio.url}${new URL(String(hook?.url)).pathname}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-telegram-bot-api-secret-token': String(hook?.secret_token),
    },
    body: JSON.stringify(updateOf(id, ann, { text }, Math.floor(Date.now() / 1000))),
  })
  expect(answer.status).toBe(200)
}

const told = (text: string) =>
  expect.poll(() => telegram.toldTo(ann).join('\n'), { timeout: 20_000 }).toContain(text)

it('a bot is connected with Telegram, answers there, hands over to the desk, and is disconnected', async () => {
  const { page, complaints } = await studio.open('/bots/bakery/channels')
  await page
    .getByRole('row', { name: /Telegram/ })
    .getByText('Not connected')
    .waitFor()
  await expectPageAccessible(page)
  await look(page, 'list')

  await page.getByRole('link', { name: 'Connect with Telegram' }).click()
  const token = page.getByRole('textbox', { name: 'Token' })
  const connect = page.getByRole('button', { name: 'Connect with Telegram' })
  await connect.click()
  await page.getByText('Fill this in: token.').waitFor()
  await page.getByText('For proxies and servers of your own').click()
  await page.getByRole('textbox', { name: 'Address of the API' }).fill(telegram.url)
  await token.fill(`${telegramToken.slice(0, -3)}bad`)
  await connect.click()
  await page
    .getByText(/BotFather/)
    .last()
    .waitFor()
  await expect.poll(() => token.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => token.evaluate(field => field === document.activeElement)).toBe(true)
  await expectPageAccessible(page)
  await look(page, 'refused')
  await token.fill(telegramToken)
  await connect.click()
  await page.getByText('@shop_bot').waitFor()
  await page.getByText(`ends in ${telegramToken.slice(-4)}`).waitFor()
  await expect(page.content()).resolves.not.toContain(telegramToken)

  await page.getByRole('textbox', { name: 'To whom' }).fill(String(ann))
  await page.getByRole('button', { name: 'Send the test message' }).click()
  await page.getByText('It went out.').waitFor()
  await expectPageAccessible(page)
  await look(page, 'connected')

  await page.goto(`${studio.url}/studio/desk`)
  await page.getByRole('switch', { name: 'Available for new threads', checked: true }).waitFor()
  await write(1, 'Hello')
  await told('What is your name?')
  await write(2, 'Ann')
  await told('Somebody will be with you.')
  await page.getByRole('link', { name: /Ann/ }).filter({ hasText: 'Telegram' }).click()
  const talk = page.getByRole('region', { name: 'Conversation with Ann' })
  await talk.getByText('Telegram', { exact: true }).waitFor()
  await talk.getByRole('button', { name: 'Take' }).click()
  await talk.getByRole('button', { name: 'Hand back' }).waitFor()
  await talk.getByRole('textbox', { name: 'Answer' }).fill('What may we bake?')
  await page.keyboard.press('Enter')
  await told('What may we bake?')
  const answer = talk.getByRole('listitem').filter({ hasText: 'What may we bake?' })
  await answer.getByText('Sent', { exact: true }).waitFor()
  await write(3, 'A cake')
  await talk.getByText('A cake').waitFor()
  await expectPageAccessible(page)
  await look(page, 'desk')

  await page.goto(`${studio.url}/studio/bots/bakery/channels`)
  await page.getByText(/^Last message (in|out)/).waitFor()
  await page.getByRole('link', { name: 'Open Telegram: @shop_bot' }).click()
  await page.getByRole('button', { name: 'Disconnect…' }).click()
  await page.getByRole('textbox', { name: 'Name of the channel' }).fill('telegram')
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await page
    .getByRole('row', { name: /Telegram/ })
    .getByText('Not connected')
    .waitFor()
  expect(telegram.sent.at(-1)?.method).toBe('deleteWebhook')
  expect(complaints.filter(each => !each.includes('422'))).toEqual([])
})

itAtLength(
  'a page is made under a free name, renamed, linked to with a variable, and taken away',
  async () => {
    const { page, complaints } = await studio.open('/bots/bakery/channels')
    await page.getByRole('link', { name: 'Make a page' }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('No name')
    await page.getByText('A name has 1 to 60').first().waitFor()
    await name.fill('cakes')
    await page.getByText('Free: the address ends in /c/cakes').waitFor()
    await page.getByRole('textbox', { name: 'Title' }).fill('Cakes to order')
    await expectPageAccessible(page)
    await look(page, 'make-page')
    await page.getByRole('button', { name: 'Make the page' }).click()
    await page.getByRole('img', { name: 'QR code that leads to the page' }).waitFor()
    await name.fill('bakery')
    await page.getByText('Free: the address ends in /c/bakery').waitFor()
    await page.getByRole('textbox', { name: 'Password' }).fill('sweet')
    await page.getByRole('textbox', { name: 'Domain of your own' }).fill('chat.bakery.invalid')
    await page.getByRole('button', { name: 'Store' }).click()
    await page.getByText(/Earlier names go on leading here .*: cakes\./).waitFor()
    await page.getByText('Open with the password').waitFor()
    await page.getByText('chat.bakery.invalid is not proven yet').waitFor()
    const record = page.getByRole('row', { name: /^TXT _talkgraph\.chat\.bakery\.invalid/ })
    await record.getByText('Missing').waitFor()
    await record.getByRole('button', { name: 'Copy the value' }).waitFor()
    await look(page, 'page-unproven')
    const value = await record.getByText(/^page=/).innerText()
    texts.set('_talkgraph.chat.bakery.invalid', ['v=spf1 -all', value])
    await page.getByRole('button', { name: 'Check again' }).click()
    await record.getByText('Right').waitFor()
    await page.getByText('chat.bakery.invalid does not lead here yet').waitFor()
    await page.getByRole('textbox', { name: 'city' }).fill('São Paulo')
    await page.getByText('/c/bakery?city=S%C3%A3o+Paulo', { exact: false }).first().waitFor()
    await expectPageAccessible(page)
    await look(page, 'page')
    await page.getByRole('button', { name: 'Take the page away…' }).click()
    await page.getByRole('textbox', { name: 'Name of the page' }).fill('bakery')
    await page.getByRole('button', { name: 'Take it away' }).click()
    await page.getByRole('link', { name: 'Make a page' }).waitFor()
    expect(complaints).toEqual([])
  },
)
