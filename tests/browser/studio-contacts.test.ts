import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { itAtLength } from '../arbitraries/cases.js'
import { expectPageAccessible } from './judge-page.js'
import { apiKey, expectFitsPhone, look, startStudio } from './studio.js'

let studio: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  studio = await startStudio({ port: 0 })
})
afterEach(() => studio.leave())
afterAll(() => studio.close())

const call = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${studio.url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

it('an owner enters somebody, notes something, merges two and takes them apart, and takes a table in', async () => {
  const { page } = await studio.open('/contacts')
  await page.getByText('No contacts yet').waitFor()
  await page.getByRole('button', { name: 'New contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'New contact' })
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.getByText('Give a name, an address or a number.').waitFor()
  await dialog.getByLabel('Name').fill('Ann Smith')
  await dialog.getByLabel('E-mail').fill('ann@shop.example')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('heading', { name: 'Ann Smith', level: 1 }).waitFor()
  await page.getByLabel('Labels').fill('Regular, VIP')
  await page.getByLabel('Fields').fill('company: Smith Ltd')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('New note').fill('Prefers mornings')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Prefers mornings').waitFor()
  await call('POST', '/contacts', { name: 'Annie', email: 'ann@shop.example' })
  await page.reload()
  await page.getByRole('heading', { name: 'The same person' }).waitFor()
  await look(page, 'contact')
  await expectPageAccessible(page)
  await page.getByRole('listitem').getByRole('button', { name: 'Merge' }).click()
  await page.getByText('Annie, merged').waitFor()
  await page.getByRole('button', { name: 'Take apart' }).click()
  await page.getByRole('link', { name: 'Annie' }).waitFor()
  await expectFitsPhone(page)

  const { page: list } = await studio.open('/contacts')
  await list.getByRole('button', { name: 'Table' }).click()
  await list.getByRole('menuitem', { name: 'Import from CSV' }).click()
  await list.getByLabel('Table (CSV)').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,email,consent\nBob,bob@shop.example,yes\nCem,nobody,\n'),
  })
  await list.getByRole('button', { name: 'Import', exact: true }).click()
  await list.getByText('1 contact added, 0 changed, 1 left out.').waitFor()
  await list.getByRole('button', { name: 'Close' }).last().click()
  await list.getByRole('row').filter({ hasText: 'Bob' }).getByText('Agreed').waitFor()
  await look(list, 'contacts')
  await expectPageAccessible(list)
  await expectFitsPhone(list)
  await list.getByLabel('Search contacts').fill('smith ltd')
  await expect.poll(() => list.locator('tbody tr').count()).toBe(1)
})

itAtLength(
  'an agent makes a ticket of a thread by keys, solves it, and finds it among the tickets',
  async () => {
    const flow = { nodes: [{ id: 'a', type: 'welcome-node', data: { text: 'Hi' } }], edges: [] }
    await call('PUT', '/chatbots/shop/flow', flow)
    await call('POST', '/chatbots/shop/publish')
    const said = await call('POST', '/chatbots/shop/message', { message: 'My cake', from: 'USER' })
    const { threadId } = said.data.message
    const { page } = await studio.open(`/desk/${threadId}`)
    await page.getByRole('button', { name: 'Make a ticket' }).waitFor()
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog', { name: 'Make a ticket' })
    await dialog.getByLabel('Subject').fill('Cake has not come')
    await dialog.getByRole('button', { name: 'Make the ticket' }).click()
    await page.getByRole('heading', { name: 'Ticket #1' }).waitFor()
    await look(page, 'thread-ticket')
    await expectPageAccessible(page)
    await page.getByLabel('State').selectOption('waiting')
    await expect
      .poll(async () => (await call('GET', '/tickets/1')).data.ticket.state)
      .toBe('waiting')
    await page.getByRole('heading', { name: 'Ticket #1' }).click()
    await page.keyboard.press('i')
    await page.getByRole('heading', { name: 'Tickets', level: 1 }).waitFor()
    await page.getByRole('link', { name: '#1 Cake has not come' }).waitFor()
    await look(page, 'tickets')
    await expectPageAccessible(page)
    await expectFitsPhone(page)
  },
)
