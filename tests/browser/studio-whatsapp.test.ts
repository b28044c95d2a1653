import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startWhatsapp, whatsappNumber } from '../../server/testing/whatsapp/provider.js'
import { itAtLength } from '../arbitraries/cases.js'
import { expectPageAccessible } from './judge-page.js'
import { apiKey, expectFitsPhone, look, startStudio } from './studio.js'
import { bakery, whatsappPeople } from './whatsapp-people.js'

/** Stories that take seconds, and on a machine that is busy with all else minutes. */
const patient = { timeout: 300_000 }

const ann = '16505551234'
const bob = '16505559876'
const { phoneNumberId, accessToken, appSecret } = whatsappNumber

const approved = { language: 'en', status: 'APPROVED', category: 'UTILITY' }
const templates = [
  { ...approved, name: 'hello_again', components: [{ type: 'BODY', text: 'Hello again.' }] },
  {
    ...approved,
    name: 'order_ready',
    components: [
      { type: 'BODY', text: 'Hello {{1}}, your {{2}} is ready.' },
      {
        type: 'BUTTONS',
        buttons: [{ type: 'URL', text: 'See it', url: 'https://bakery.example/{{1}}' }],
      },
    ],
  },
]

let whatsapp: Awaited<ReturnType<typeof startWhatsapp>>
let studio: Awaited<ReturnType<typeof startStudio>>
let people: ReturnType<typeof whatsappPeople>
/** Where WhatsApp brings what happens. */
let hook: string

beforeAll(async () => {
  whatsapp = await startWhatsapp()
  whatsapp.templates.push(...templates)
  people = whatsappPeople(whatsapp, () => hook)
  studio = await startStudio({ bots: { bakery }, allowHosts: [whatsapp.host] })
})
afterEach(() => studio.leave())
afterAll(async () => {
  await studio.close()
  await whatsapp.close()
})

/** A call of the API about connections, and its data. */
async function channels(method: string, more = '', body?: object) {
  const answer = await fetch(`${studio.url}/v1/channels${more}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.ok).toBe(true)
  return (await answer.json()).data
}
const connections = async () => (await channels('GET', '?chatbotId=bakery')).channels

const expectFocus = (locator: ReturnType<Page['locator']>) =>
  expect.poll(() => locator.evaluate(each => each === document.activeElement)).toBe(true)

/** A state of the studio is judged, and drawn where pictures are asked for. */
async function judge(page: Page, name: string): Promise<void> {
  await expectPageAccessible(page)
  await expectFitsPhone(page)
  await look(page, `whatsapp-${name}`)
}

it('a number is connected by its form, greeted, tried, and disconnected', patient, async () => {
  const { page, complaints } = await studio.open('/bots/bakery/channels')
  await page.getByRole('link', { name: 'Connect with WhatsApp' }).click()
  const connect = page.getByRole('button', { name: 'Connect with WhatsApp' })
  const token = page.getByRole('textbox', { name: 'Access token' })
  await connect.click()
  await page.getByText('Fill this in: phone number id.').waitFor()
  await page.getByRole('textbox', { name: 'Phone number id' }).fill(phoneNumberId)
  await token.fill('EAAJB-another')
  await page.getByRole('textbox', { name: 'App secret' }).fill(appSecret)
  await page.getByText('For proxies and servers of your own').click()
  await page.getByRole('textbox', { name: 'Address of the API' }).fill(whatsapp.url)
  await connect.click()
  await page.getByText('Meta does not know this access token').waitFor()
  await expect.poll(() => token.getAttribute('aria-invalid')).toBe('true')
  await expectFocus(token)
  await expect(connections()).resolves.toEqual([])
  await judge(page, 'refused')

  await token.fill(accessToken)
  await connect.click()
  await page.getByText('Bakery, +1 555-078-3881').waitFor()
  await page.getByText('High', { exact: true }).waitFor()
  await expect(page.content()).resolves.not.toContain(accessToken)
  // The clipboard is one for all pages that are open.
  await page.evaluate(() => {
    navigator.clipboard.writeText = async text => {
      document.body.dataset.copied = text
    }
  })
  const copy = async (name: string) => {
    await page.getByRole('button', { name }).click()
    return page.evaluate(() => String(document.body.dataset.copied))
  }
  hook = await copy('Copy the address of the webhook')
  const verifyToken = await copy('Copy the verify token')
  const greet = async (words: string) => {
    const query = { 'hub.mode': 'subscribe', 'hub.challenge': '1158', 'hub.verify_token': words }
    const answer = await fetch(`${hook}?${new URLSearchParams(query)}`)
    return [answer.ok, await answer.text()]
  }
  await expect(greet(verifyToken)).resolves.toEqual([true, '1158'])
  await expect(greet('other words')).resolves.toEqual([false, expect.not.stringContaining('1158')])

  await page.getByRole('textbox', { name: 'To whom' }).fill(ann)
  await page.getByRole('button', { name: 'Send the test message' }).click()
  await page.getByText('It went out.').waitFor()
  await people.arrived(ann, 'This is a test message.')
  await people.say(ann, 'Hello')
  await people.arrived(ann, 'What is your name?')
  await expect.poll(async () => (await connections())[0].health.lastOut).not.toBeNull()
  await page.reload()
  for (const fact of ['Last message in', 'Last message out'])
    await page.getByText(fact, { exact: true }).locator('+ dd time').waitFor()
  await page
    .getByText(`The one that is kept ends in ${verifyToken.slice(-4)}.`, { exact: true })
    .waitFor()
  await judge(page, 'connected')

  await page.getByRole('button', { name: 'Disconnect…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Disconnect WhatsApp?' })
  const name = dialog.getByRole('textbox', { name: 'Name of the channel' })
  await expectFocus(name)
  await page.keyboard.type('telegram')
  await page.keyboard.press('Enter')
  await dialog.getByText('That is not the name.').waitFor()
  await judge(page, 'disconnect')
  await name.fill('whatsapp')
  await page.keyboard.press('Enter')
  await page
    .getByRole('row', { name: /WhatsApp/ })
    .getByText('Not connected')
    .waitFor()
  await expect(connections()).resolves.toEqual([])
  expect(complaints.filter(each => !each.includes('422'))).toEqual([])
})

describe('at the desk', () => {
  beforeAll(async () => {
    for (const { id } of await connections()) await channels('DELETE', `/${id}`)
    const connected = { channel: 'whatsapp', chatbotId: 'bakery', settings: whatsapp.settings }
    hook = (await channels('POST', '', connected)).channel.webhookUrl
  })

  /** Somebody comes to the desk, where Mia takes their thread. */
  async function takes(from: string, name: string, hoursAgo = 0) {
    const { page, complaints } = await studio.open('/desk')
    await page.getByRole('switch', { name: 'Available for new threads', checked: true }).waitFor()
    await people.comeToDesk(from, name, hoursAgo)
    await page.getByRole('link', { name }).filter({ hasText: 'WhatsApp' }).click()
    const talk = page.getByRole('region', { name: `Conversation with ${name}` })
    await talk.getByText('WhatsApp', { exact: true }).waitFor()
    await talk.getByRole('button', { name: 'Take' }).click()
    await talk.getByRole('button', { name: 'Hand back' }).waitFor()
    const messageOf = (words: string) => talk.getByRole('listitem').filter({ hasText: words })
    return { page, talk, messageOf, complaints }
  }

  it(
    'a thread has WhatsApp’s mark and clock, and tells what became of each answer',
    patient,
    async () => {
      const { page, talk, messageOf, complaints } = await takes(ann, 'Ann')
      await talk.getByText(/^WhatsApp takes free text for another (24 h|23 h 5\d min)$/).waitFor()
      const answer = async (words: string) => {
        await talk.getByRole('textbox', { name: 'Answer' }).fill(words)
        await page.keyboard.press('Enter')
        await messageOf(words).getByText('Sent', { exact: true }).waitFor()
        return (await people.arrived(ann, words)).id
      }
      const read = await answer('Which cake?')
      await people.tell(read, 'sent')
      await people.tell(read, 'delivered')
      await messageOf('Which cake?').getByText('Delivered', { exact: true }).waitFor()
      await people.tell(read, 'read')
      await messageOf('Which cake?').getByText('Read', { exact: true }).waitFor()
      await people.say(ann, 'The one with apples')
      await talk.getByText('The one with apples').waitFor()
      await people.tell(await answer('With cream?'), 'failed', { code: 131026 })
      await messageOf('With cream?')
        .getByText(/^Failed\. The message cannot be delivered: the person is not on WhatsApp/)
        .waitFor()
      await judge(page, 'open')
      expect(complaints).toEqual([])
    },
  )

  itAtLength(
    'who wrote long ago gets an approved message with its values, by keyboard',
    patient,
    async () => {
      const { page, talk, messageOf, complaints } = await takes(bob, 'Bob', 25)
      await talk
        .getByText('WhatsApp takes approved messages alone until the visitor writes again.')
        .waitFor()
      await expect(talk.getByRole('textbox').count()).resolves.toBe(0)
      await judge(page, 'closed')

      const open = talk.getByRole('button', { name: 'Approved messages' })
      const dialog = page.getByRole('dialog', { name: 'Approved messages' })
      const choice = dialog.getByRole('combobox', { name: 'Message' })
      await open.press('Enter')
      await choice.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await expectFocus(open)
      await page.keyboard.press('Enter')
      await choice.press('ArrowDown')
      await dialog.getByText('Hello {{1}}, your {{2}} is ready.').waitFor()
      for (const value of ['Bob', 'cake', 'orders/7']) {
        await page.keyboard.press('Tab')
        await page.keyboard.type(value)
      }
      await dialog.getByText('Hello Bob, your cake is ready.').waitFor()
      await judge(page, 'approved')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await expectFocus(open)
      const { message } = await people.arrived(bob, 'order_ready')
      expect(message).toMatchObject({
        type: 'template',
        template: {
          name: 'order_ready',
          language: { code: 'en' },
          components: [
            { type: 'body', parameters: [{ text: 'Bob' }, { text: 'cake' }] },
            { type: 'button', index: '0', parameters: [{ text: 'orders/7' }] },
          ],
        },
      })
      await messageOf('Hello Bob, your cake is ready.').getByText('Sent', { exact: true }).waitFor()
      await page.keyboard.press('Enter')
      await choice.waitFor()
      await people.say(bob, 'Good.')
      await talk.getByText('Good.').waitFor()
      await expect(choice.count()).resolves.toBe(1)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await expectFocus(talk.getByRole('textbox', { name: 'Answer' }))
      expect(complaints).toEqual([])
    },
  )
})
