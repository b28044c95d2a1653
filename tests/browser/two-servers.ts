import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { parseBot } from '../../runtime/index.js'
import { firstAccount, makeFirstLink, makeInvitation } from '../../server/people/accounts/index.js'
import { openStore } from '../../server/store/index.js'
import { startChild } from '../../server/testing/child-server.js'
import { makePostgres } from '../../server/testing/databases.js'
import { firstWordsHaveFocus } from './first-words.js'
import { type Visit, visit } from './visit.js'

/** One person in the room of a bot. */
interface Person {
  readonly name: string
  readonly visited: Visit
  /** Each text that this person has typed, in order. */
  readonly typed: string[]
}

const botId = 'together'
const key = 'a-key-for-tests'
const password = 'a-long-password'
const viewport = { width: 1440, height: 900 }
const scratch = {
  name: 'Scratch',
  elements: [
    { nodes: [{ id: 'welcome', type: 'welcome', data: {}, position: { x: 0, y: 0 } }], edges: [] },
  ],
}

/** Two processes of the server over one PostgreSQL, and one bot, which Ann draws on the first and Ben on the second. */
export async function openOnTwoServers() {
  const database = await makePostgres()
  const folders = ['ann', 'ben'].map(name => mkdtempSync(join(tmpdir(), `talkgraph-${name}-`)))
  const env = {
    PORT: '0',
    DATABASE_URL: database.address,
    TALKGRAPH_API_KEY: key,
    TALKGRAPH_SECRET: 'a-secret-that-both-of-these-servers-have',
  }
  const children = folders.map(folder => startChild(folder, env, 'built'))
  const [first = '', second = ''] = await Promise.all(children.map(child => child.ready()))
  expect((await call(first, `/v1/chatbots/${botId}/flow`, scratch, 'PUT')).status).toBe(200)

  const store = await openStore(database.address)
  const link = await makeFirstLink(store)
  const invited = {
    accountId: firstAccount.id,
    email: 'ben@shop.example',
    role: 'editor',
    invitedBy: null,
  } as const
  const { path } = await makeInvitation(store.invitations, invited)
  await store.close()
  // The first owner's link is worth nothing once somebody else is there.
  const ann = await enter(first, 'Ann', {
    token: link?.split('first=')[1],
    email: 'ann@shop.example',
  })
  const ben = await enter(second, 'Ben', { token: path.split('/').at(-1) })

  return {
    ann,
    ben,
    /** Both have what the other has, which is what each server has: valid, and with all that was typed. */
    async expectSame() {
      for (const { visited } of [ann, ben])
        await visited.page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
      const [onFirst, onSecond] = await Promise.all([draftOf(first), draftOf(second)])
      expect(onFirst).toEqual(onSecond)
      const [{ nodes, edges }] = onFirst.elements
      for (const { visited } of [ann, ben])
        await expect.poll(() => drawn(visited.page)).toEqual([nodes, edges])
      expect(() => parseBot(onFirst)).not.toThrow()
      expect(nodes.map(({ data }) => data.text)).toEqual(
        expect.arrayContaining([...ann.typed, ...ben.typed]),
      )
    },
    async stop() {
      await Promise.all([ann, ben].map(({ visited }) => visited.close()))
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(children.map(child => child.ended))
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
      await database.drop()
    },
  }
}

/** Adds a step after the one that was added last and types into it. */
export async function drawStep({ name, typed, visited: { page } }: Person): Promise<void> {
  const words = `${name} types ${typed.length + 1}`
  const last = page.getByRole('treeitem', { name: typed.at(-1) ?? 'Welcome' }).first()
  await last.click()
  await page.keyboard.press('a')
  const kinds = page.getByRole('combobox', { name: 'Add a step' })
  await kinds.fill('Message')
  await page.keyboard.press('Enter')
  await page.getByRole('treeitem', { name: 'Message', exact: true, selected: true }).waitFor()
  await page.getByRole('form', { name: 'Step' }).getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type(words)
  typed.push(words)
  await page.getByRole('treeitem', { name: words }).first().waitFor()
}

/** Goes without a line for as long as something is done. */
export async function offline(
  { visited: { page } }: Person,
  act: () => Promise<unknown>,
): Promise<void> {
  await page.context().setOffline(true)
  await act()
  await page.getByRole('status').getByText('Offline: kept here').waitFor()
  await page.context().setOffline(false)
}

async function enter(server: string, name: string, link: object): Promise<Person> {
  const visited = await visit(`${server}/healthz`, viewport)
  const accepted = await visited.page.request.post(`${server}/auth/links/accept`, {
    headers: { origin: server },
    data: { ...link, name, password },
  })
  expect(accepted.status()).toBe(200)
  await visited.page.goto(`${server}/studio/bots/${botId}/flow`)
  await firstWordsHaveFocus(visited.page)
  return { name, visited, typed: [] }
}

interface DrawnBot {
  readonly elements: readonly [
    {
      readonly nodes: readonly { readonly data: { readonly text?: string } }[]
      readonly edges: readonly object[]
    },
  ]
}

async function draftOf(server: string): Promise<DrawnBot> {
  const { data } = await (await call(server, `/v1/chatbots/${botId}/draft`)).json()
  return data.bot
}

const call = (server: string, path: string, body?: object, method = 'GET') =>
  fetch(server + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

/** All steps and ways that a page shows, as it copies them. */
async function drawn(page: Page): Promise<unknown> {
  await page.evaluate(() =>
    addEventListener(
      'copy',
      event => {
        document.body.dataset.copied = event.clipboardData?.getData('text/plain') ?? ''
      },
      { once: true },
    ),
  )
  await page.getByRole('tree', { name: 'Outline' }).getByRole('treeitem').first().click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+C')
  const { nodes, edges } = JSON.parse(
    (await page.locator('body').getAttribute('data-copied')) ?? '{}',
  )
  return [nodes, edges]
}
