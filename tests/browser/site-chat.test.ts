import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/index.js'
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
  const visitor = await open('/pricing')
  const chat = new Chat(visitor.page)
  await chat.launcher.press('Enter')
  await chat.option('Ask in my own words').press('Enter')
  await chat.says('what does it cost?')
  await chat.hears('Paid plans start from $19/month.')
  await chat.option('Talk to a person').last().press('Enter')
  await chat.hears('I am asking a person of our team to come.')

  const operator = await open('/studio/sign-in')
  const desk = operator.page
  await signIn(desk)
  await desk.goto(`${server.url}/studio/desk`)
  await desk.getByText('what does it cost?').first().waitFor()
  await desk.getByRole('link', { name: /Talkgraph/ }).first().press('Enter')
  await desk.getByRole('button', { name: 'Take over' }).press('Enter')
  await desk.getByRole('textbox', { name: 'Answer' }).fill('For you we make it half.')
  await desk.keyboard.press('Enter')
  await chat.hears('For you we make it half.')
  expect(visitor.complaints).toEqual([])
})
