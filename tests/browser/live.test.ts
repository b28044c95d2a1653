import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { expectAccessible } from './judge.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const apiKey = 'a-key-of-the-bakery-that-is-long-enough'
const bot = {
  name: 'Bakery',
  settings: { liveDesk: true },
  nodes: [
    {
      id: 'h',
      type: 'human-handover',
      data: {
        handoverMessage: 'One moment. Somebody from the bakery will be with you.',
        enablePreChatQuestions: true,
        preChatQuestions: [
          { id: 'name', questionText: 'What is your name?', answerVariable: 'name' },
        ],
        maxWaitTime: 5,
        fallbackMessage: 'We are all busy baking.',
        enablePostChatSurvey: true,
        postChatSurveyQuestions: [
          { id: 'how', questionText: 'How was the chat?', answerVariable: 'how' },
        ],
      },
    },
    { id: 'm', type: 'message', data: { text: 'Thank you, {name}.' } },
  ],
  edges: [{ source: 'h', target: 'm' }],
}

const pictures = process.env.TALKGRAPH_PICTURES
let server: RunningServer
let site: Site
let current: Visit

beforeAll(async () => {
  server = await startServer({ bots: { bakery: bot }, apiKey })
  const tag = `<script async src="${server.url}/talkgraph.js" data-chatbot-id="bakery" data-color-scheme="auto"></script>`
  site = await openSite({ pages: { '/': pageWith(tag) } })
})
afterEach(() => current.close())
afterAll(async () => {
  await site.close()
  await server.stop(0)
  await closeChromium()
})

/** A call of the desk. */
async function desk(method: string, path: string, body?: object) {
  const response = await fetch(`${server.url}/v1/chatbots/bakery${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data, error } = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(error))
  return data
}

/** What the desk reads of the thread: who says what. */
async function said(thread: string): Promise<string[]> {
  const { messages } = await desk('GET', `/threads/${thread}/messages`)
  return messages.map(
    ({
      question,
      answer,
      messageType,
    }: Record<'question' | 'answer', { text: string } | null> & { messageType: string }) =>
      `${messageType}: ${(question ?? answer)?.text}`,
  )
}

/** Shows the chat in both sizes and colour schemes, where somebody wants to look at it. */
async function picture(chat: Chat, name: string) {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await chat.page.setViewportSize({ width, height })
      await chat.page.emulateMedia({ colorScheme })
      await chat.page.screenshot({
        path: join(pictures, `${name}-${width}-${colorScheme}.png`),
        animations: 'disabled',
      })
    }
  await chat.page.setViewportSize({ width: 1280, height: 800 })
  await chat.page.emulateMedia({ colorScheme: 'light' })
}

it('a visitor asks for a person, an agent answers, a file goes over, the visitor reloads, the agent hands back', async () => {
  current = await visit(`${site.origin}/`)
  const { page, complaints } = current
  const chat = new Chat(page)
  await chat.launcher.click()
  await chat.hears('What is your name?')
  await chat.says('Ann')
  await chat.hears('Waiting for an agent…')
  await expect.poll(() => chat.field.isEnabled()).toBe(true)
  await picture(chat, '1-waiting')

  const { threads } = await desk('GET', '/threads?state=waiting')
  expect(threads).toMatchObject([{ channel: 'widget', visitor: { name: 'Ann' } }])
  const thread: string = threads[0].id
  const message = { from: 'AGENT', threadId: thread, agentName: 'Mia' }
  // Whose line is not open yet is not told that somebody types: it is told anew while they do.
  await expect
    .poll(async () => {
      await desk('POST', `/threads/${thread}/typing`, { on: true })
      return page.locator('[part=typing]').count()
    })
    .toBe(1)
  await desk('POST', '/message', {
    ...message,
    message: 'Hello Ann, what may we bake?',
    prompts: [
      { id: 'rye', title: 'Rye bread' },
      { id: 'cake', title: 'A cake' },
    ],
  })
  await chat.hears('Mia has joined the chat')
  await chat.hears('Hello Ann, what may we bake?')
  await expect.poll(() => page.locator('[part=typing]').count()).toBe(0)
  await expectAccessible(page)
  await picture(chat, '2-options')
  await page.getByRole('button', { name: 'Helpful', exact: true }).click()
  await page.getByRole('button', { name: 'Helpful', exact: true, pressed: true }).waitFor()
  await chat.option('A cake').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => said(thread)).toContain('USER_MESSAGE: A cake')
  await expect.poll(() => chat.option('A cake').isVisible()).toBe(false)

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach a file' }).click(),
  ])
  await chooser.setFiles({
    name: 'cake.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Three layers'),
  })
  await expect.poll(() => said(thread)).toContain('USER_MESSAGE: cake.txt')
  const { messages } = await desk('GET', `/threads/${thread}/messages`)
  const { file } = messages.at(-1)
  expect(await (await fetch(file.url)).text()).toBe('Three layers')
  await desk('POST', `/threads/${thread}/read`, { messageId: messages.at(-1).id })
  await chat.hears('Read')

  const before = await chat.log.innerText()
  await page.reload()
  await desk('POST', '/message', { ...message, message: 'Lovely. It is ready on Friday.' })
  await chat.hears('Lovely. It is ready on Friday.')
  await desk('POST', '/message', { ...message, message: 'From nine on.' })
  await chat.hears('From nine on.')
  // The agent's picture stands beside the last of several messages, and covers none.
  const isBeside = (words: Element) => {
    const entry = words.closest('.entry')
    const [picture, bubble] = ['.agent-icon', '.bubble'].map(part =>
      entry?.querySelector(part)?.getBoundingClientRect(),
    )
    return !!picture && !!bubble && picture.width > 0 && picture.right <= bubble.left
  }
  await expect.poll(() => chat.log.getByText('From nine on.').evaluate(isBeside)).toBe(true)
  await chat.says('See you on Friday')
  await expect.poll(() => said(thread)).toContain('USER_MESSAGE: See you on Friday')
  const after = await chat.log.innerText()
  for (const line of ['Hello Ann, what may we bake?', 'Mia has joined the chat', 'cake.txt'])
    for (const text of [before, after]) expect(text.split(line)).toHaveLength(2)
  await picture(chat, '3-talking')

  await desk('PATCH', `/threads/${thread}`, { state: 'handed-back' })
  await chat.hears('Mia has left the chat')
  await chat.hears('How was the chat?')
  await chat.says('Friendly')
  await chat.hears('Thank you, Ann.')
  await picture(chat, '4-over')
  const talk = await said(thread)
  expect(talk.slice(talk.indexOf('USER_MESSAGE: Ann') + 1)).toEqual([
    'AGENT_MESSAGE: Hello Ann, what may we bake?',
    'USER_MESSAGE: A cake',
    'USER_MESSAGE: cake.txt',
    'AGENT_MESSAGE: Lovely. It is ready on Friday.',
    'AGENT_MESSAGE: From nine on.',
    'USER_MESSAGE: See you on Friday',
  ])
  expect(complaints).toEqual([])
})
