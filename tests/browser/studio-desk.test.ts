import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { makeFirstLink } from '../../server/people/accounts/index.js'
import { openStore } from '../../server/store/index.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const bot = {
  name: 'Bakery',
  settings: { liveDesk: true, collectResults: true },
  nodes: [
    { id: 'who', type: 'ask-name', data: { questionText: 'What is your name?' } },
    {
      id: 'h',
      type: 'human-handover',
      data: {
        handoverMessage: 'One moment. Somebody from the bakery will be with you.',
        priority: 'high',
        fallbackMessage: 'We are all busy baking.',
        enablePostChatSurvey: true,
        postChatSurveyQuestions: [
          { id: 'how', questionText: 'How was the chat?', answerVariable: 'how' },
        ],
      },
    },
    { id: 'm', type: 'message', data: { text: 'Thank you, {name}.' } },
  ],
  edges: [
    { source: 'who', target: 'h' },
    { source: 'h', target: 'm' },
  ],
}

const pictures = process.env.TALKGRAPH_PICTURES
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-desk-'))
let server: RunningServer
let site: Site
const visits: Visit[] = []

beforeAll(async () => {
  server = await startServer({
    dataFolder: folder,
    bots: { bakery: bot },
    apiKey: 'a-key-for-tests',
    logLevel: 'silent',
  })
  const tag = `<script async src="${server.url}/talkgraph.js" data-chatbot-id="bakery" data-persistence="local"></script>`
  site = await openSite({ pages: { '/cakes': pageWith(tag) } })
})
afterEach(async () => {
  for (const each of visits.splice(0)) await each.close()
})
afterAll(async () => {
  await site.close()
  await server.stop(0)
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

async function open(address: string): Promise<Visit> {
  const opened = await visit(address)
  visits.push(opened)
  return opened
}

/** The first member, signed in. */
async function signIn(page: Page): Promise<void> {
  const store = await openStore(join(folder, 'talkgraph.db'))
  const link = await makeFirstLink(store)
  await store.close()
  const token = link?.split('first=')[1]
  const accepted = await page.request.post(`${server.url}/auth/links/accept`, {
    headers: { origin: server.url },
    data: { token, email: 'mia@shop.example', name: 'Mia', password: 'a-long-password' },
  })
  expect(accepted.status()).toBe(200)
}

/** What axe finds at the desk, in both schemes. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(axe.source)
    const { violations }: axe.AxeResults = await page.evaluate(() =>
      Reflect.get(window, 'axe').run({ include: ['main'] }),
    )
    found.push(
      ...violations.map(
        ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    )
  }
  return found
}

async function picture(page: Page, name: string, width = 1440, height = 900) {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  const before = page.viewportSize()
  await page.setViewportSize({ width, height })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.screenshot({
      path: join(pictures, `${name}-${colorScheme}.png`),
      animations: 'disabled',
    })
  }
  if (before) await page.setViewportSize(before)
}

it('a visitor asks for a person, the desk rings, both talk, files go both ways, the visitor reloads, the agent hands back, and the survey is answered', {
  timeout: 300_000,
}, async () => {
  const agent = await open('about:blank')
  const desk = agent.page
  await signIn(desk)
  await desk.goto(`${server.url}/studio/desk`)
  await desk.getByText('Nobody waits').waitFor()
  await desk.getByRole('switch', { name: 'Available for new threads', checked: true }).waitFor()
  const found = await faults(desk)

  const { page, complaints } = await open(`${site.origin}/cakes`)
  const chat = new Chat(page)
  await chat.launcher.click()
  await chat.hears('What is your name?')
  await chat.says('Ann')
  await chat.hears('Waiting for an agent…')

  await expect.poll(() => desk.title()).toBe('(1) Desk · Talkgraph')
  await desk.getByText('Waits for you').waitFor()
  await picture(desk, 'waiting')
  await desk.keyboard.press('n')
  const talk = desk.getByRole('log', { name: 'Messages' })
  await talk.getByText('What is your name?').waitFor()
  await desk.keyboard.press('t')
  await chat.hears('Mia has joined the chat')
  await desk.getByRole('button', { name: 'Hand back' }).waitFor()
  await expect.poll(() => desk.title()).toBe('Desk · Talkgraph')
  await desk.keyboard.press('r')
  await desk.keyboard.type('Hello Ann, what may we bake?')
  await page.locator('[part=typing]').waitFor()
  await desk.keyboard.press('Enter')
  await chat.hears('Hello Ann, what may we bake?')
  await chat.says('A <b>cake</b> & a photo of it')
  await talk.getByText('A <b>cake</b> & a photo of it').waitFor()

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach a file' }).click(),
  ])
  await chooser.setFiles({
    name: 'photo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Three layers'),
  })
  const [picked] = await Promise.all([
    desk.waitForEvent('filechooser'),
    desk.getByRole('button', { name: 'Attach a file' }).press('Enter'),
  ])
  await picked.setFiles({
    name: 'offer.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await talk.getByRole('link', { name: /photo\.txt/ }).waitFor()
  await page.getByRole('link', { name: /offer\.pdf/ }).waitFor()

  await desk.getByRole('textbox', { name: 'New label' }).fill('Cakes')
  await desk.getByRole('textbox', { name: 'New label' }).press('Enter')
  await desk.getByRole('button', { name: 'Take off Cakes' }).waitFor()
  await desk.getByRole('button', { name: 'Note', exact: true }).press('Enter')
  await desk.getByRole('textbox', { name: 'Note for agents' }).fill('A regular')
  await desk.keyboard.press('Enter')
  await talk.getByText('A regular').waitFor()
  await desk.getByRole('button', { name: 'Answer', exact: true }).press('Enter')

  await desk.context().setOffline(true)
  await desk.getByRole('textbox', { name: 'Answer' }).fill('It is ready on Friday.')
  await desk.keyboard.press('Enter')
  await talk.getByText('It is ready on Friday.').waitFor()
  await page.reload()
  await desk.context().setOffline(false)
  await chat.hears('It is ready on Friday.')
  await expect(talk.getByText('It is ready on Friday.').count()).resolves.toBe(1)
  await chat.says('See you on Friday')
  await talk.getByText('See you on Friday').waitFor()
  await picture(desk, 'conversation')
  found.push(...(await faults(desk)))

  await desk.keyboard.press('Escape')
  await desk.keyboard.press('?')
  await desk.getByRole('dialog', { name: 'Keys of the desk' }).waitFor()
  await desk.keyboard.press('Escape')

  await desk.setViewportSize({ width: 390, height: 844 })
  await picture(desk, 'phone', 390, 844)
  found.push(...(await faults(desk)))
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await desk.getByRole('button', { name: 'About the visitor' }).press('Enter')
  await desk.getByText('Answers so far').waitFor()
  await desk.getByRole('button', { name: 'Back to the conversation' }).press('Enter')
  await desk.getByRole('button', { name: 'Hand back' }).press('Enter')

  await chat.hears('Mia has left the chat')
  await chat.hears('How was the chat?')
  await chat.says('Friendly')
  await chat.hears('Thank you, Ann.')
  await desk.getByText('The thread is over.').waitFor()
  await desk.getByRole('button', { name: 'Back to the threads' }).press('Enter')
  await desk.getByText('Nobody waits').waitFor()

  const heard = await chat.log.innerText()
  for (const line of [
    'Hello Ann, what may we bake?',
    'It is ready on Friday.',
    'Mia has joined the chat',
  ])
    expect(heard.split(line)).toHaveLength(2)
  expect(heard).not.toContain('A regular')
  expect(found).toEqual([])
  expect(complaints).toEqual([])
  expect(
    agent.complaints.filter(each => !/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/.test(each)),
  ).toEqual([])
})
