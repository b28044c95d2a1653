import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { type Visit, visit } from './visit.js'

const file = new URL('../../site/seed/bots/site-help.json', import.meta.url)
let server: RunningServer
const visits: Visit[] = []

beforeAll(async () => {
  const bots = { 'site-help': JSON.parse(readFileSync(file, 'utf8')) }
  server = await startServer({ bots, logLevel: 'silent' })
})
afterEach(async () => {
  for (const each of visits.splice(0)) await each.close()
})
afterAll(async () => {
  await server.stop(0)
  await closeChromium()
})

async function open(path: string): Promise<Visit> {
  const opened = await visit(server.url + path)
  visits.push(opened)
  return opened
}

/** Who came in first is the operator, whose desk it is. */
async function signIn(page: Page): Promise<void> {
  const token = server.firstSignIn?.split('first=')[1]
  const accepted = await page.request.post(`${server.url}/auth/links/accept`, {
    headers: { origin: server.url },
    data: { token, email: 'mia@shop.example', name: 'Mia', password: 'a-long-password' },
  })
  expect(accepted.status()).toBe(200)
}

it('the site’s own chat answers what is typed, and hands over to a desk where the operator answers', async () => {
  const { page: desk } = await open('/studio/sign-in')
  await signIn(desk)
  await desk.goto(`${server.url}/studio/desk`)
  await desk.getByText('Nobody waits').waitFor()
  await desk.getByRole('switch', { name: 'Available for new threads', checked: true }).waitFor()

  const visitor = await open('/pricing')
  const chat = new Chat(visitor.page)
  await chat.launcher.press('Enter')
  await chat.says('what does it cost?')
  await chat.hears('Paid plans start from $19/month.')
  await chat.option('Talk to a person').last().press('Enter')
  await chat.hears('I am asking a person of our team to come.')

  await desk.getByText('Waits for you').waitFor()
  await desk.keyboard.press('n')
  await desk.getByRole('log', { name: 'Messages' }).getByText('what does it cost?').waitFor()
  await desk.keyboard.press('t')
  await chat.hears('Mia has joined the chat')
  await desk.getByRole('textbox', { name: 'Answer' }).fill('For you we make it half.')
  await desk.keyboard.press('Enter')
  await chat.hears('For you we make it half.')
  expect(visitor.complaints).toEqual([])
})
