import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { parse } from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { partOf, variables } from '../../examples/playground/bot.mjs'
import { type NodeType, registry } from '../../runtime/index.js'
import { subFlowSample } from '../../runtime/nodes/sub-flow/sub-flow.form.js'
import { samples } from '../../runtime/testing/index.js'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { startUpstream } from '../../server/testing/upstream.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const apiKey = 'a-key-for-tests'
const beside = '/beside'
const completion = { choices: [{ message: { content: 'Take the rye.' } }] }
export const patience = { timeout: 30_000 }
/** Their owner has neither connected anything nor taught anything: these say so, and the conversation goes on. */
const unprepared = new Set(['integration', 'intent'])

/**
 * Sets up pages, by their paths, on which a conversation with every kind of step is played, with a companion server that
 * executes its steps and a server that notes what is called.
 */
export function setUpWhole(ids: readonly string[], persistence: 'session' | 'local') {
  let upstream: Awaited<ReturnType<typeof startUpstream>>
  let server: RunningServer
  let site: Site
  let current: Visit
  let uploads: string
  let isHolding = false
  /** Calls that have arrived and are not answered yet, while the test holds them. */
  const held: (() => void)[] = []

  beforeAll(async () => {
    uploads = mkdtempSync(join(tmpdir(), 'talkgraph-line-'))
    upstream = await startUpstream(({ url }, response) => {
      const answer = () => reply(url, response)
      // Nobody waits for what is called beside the conversation: it may be over before.
      if (isHolding && !url.endsWith(beside)) held.push(answer)
      else answer()
    })
    server = await startServer({
      port: 0,
      apiKey,
      uploads,
      allowHosts: [upstream.host],
      aiUrl: `${upstream.url}/v1`,
      bots: Object.fromEntries(ids.map(id => [id, wholeBot(`${upstream.url}/${id}`)])),
    })
    site = await openSite({
      pages: Object.fromEntries(
        ids.map(id => [
          `/${id}`,
          pageWith(`<script type="module">
          import { mount } from '/talkgraph.esm.js'
          const chat = mount({
            chatbotId: '${id}', server: '${server.url}', mode: 'full-page', persistence: '${persistence}',
            typingDelay: 0, variables: ${JSON.stringify(variables)},
          })
          window.problems = []
          chat.on('problem', problem => window.problems.push(problem))
          chat.on('complete', ({ session }) => { window.session = session })</script>`),
        ]),
      ),
    })
  })
  beforeEach(() => {
    upstream.received.splice(0)
    for (const name of readdirSync(uploads)) rmSync(join(uploads, name))
  })
  afterEach(() => current.close())
  afterAll(async () => {
    await site.close()
    await server.stop(0)
    await upstream.close()
    await closeChromium()
    rmSync(uploads, { recursive: true })
  })

  return { open, openTab, hold, answerHeld, release, next, expectAll }

  /** Opens the conversation in a browser of its own; `prepare` comes before the page. */
  async function open(id: string, prepare?: (page: Page) => Promise<unknown>): Promise<Chat> {
    current = await visit('about:blank')
    await prepare?.(current.page)
    await current.page.goto(`${site.origin}/${id}`)
    return new Chat(current.page)
  }

  /** Opens it in another tab of the same browser. */
  async function openTab(id: string): Promise<Chat> {
    const page = await current.page.context().newPage()
    await page.goto(`${site.origin}/${id}`)
    return new Chat(page)
  }

  /** From now on the calls that somebody waits for wait to be answered. */
  function hold() {
    isHolding = true
  }

  /** Answers the call that has waited longest. */
  function answerHeld() {
    held.shift()?.()
  }

  function release() {
    isHolding = false
    for (const answer of held.splice(0)) answer()
  }

  /** What the conversation comes to, in the first of these tabs: asked, a call is held, or it is over in any. */
  async function next(
    ...[first, ...others]: [Chat, ...Chat[]]
  ): Promise<'asked' | 'held' | 'over'> {
    const { page } = first
    const asked = page.locator('[data-prompt-entry]')
    const come = async () => {
      if (await overIn([first, ...others])) return 'over'
      if (held.length > 0) return 'held'
      return (await asked.count()) > 0 && 'asked'
    }
    return vi.waitUntil(come, { ...patience, interval: 30 })
  }

  /** Every call was received once, and the conversation took its answers. */
  async function expectAll(id: string, chat: Chat) {
    await chat.hears('A Rye, and: Take the rye.')
    await hasNoPlaceholder(chat)
    const problems: readonly { readonly nodeId: string }[] = await chat.page.evaluate(() =>
      Reflect.get(window, 'problems'),
    )
    expect(problems.filter(({ nodeId }) => !unprepared.has(nodeId))).toEqual([])
    await expect
      .poll(() => upstream.received.map(({ url }) => url).sort(), patience)
      .toEqual([`/${id}`, `/${id}${beside}`, '/v1/chat/completions'])
    const keys = upstream.received.flatMap(({ headers }) => headers['idempotency-key'] ?? [])
    expect(new Set(keys).size).toBe(2)
    await expect
      .poll(async () => {
        const headers = { authorization: `Bearer ${apiKey}` }
        return (await (await fetch(`${server.url}/v1/chatbots/${id}/mails`, { headers })).json())
          .data.mails.length
      }, patience)
      .toBe(1)
    expect(readdirSync(uploads)).toHaveLength(1)
    const session = await chat.page.evaluate(() => Reflect.get(window, 'session'))
    expect(session.details['ask-file'].url).toContain('/uploads/')
  }
}

function reply(url: string, response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(url.includes('/chat/completions') ? completion : { loaf: 'Rye' }))
}

/** Every type of step in turn; a question stands before each that needs the server. */
function wholeBot(url: string) {
  const hook = { url, query: [], showResponse: false, waitForResponse: true }
  const mapped = { responseMapping: [{ path: 'loaf', variableName: 'r' }] }
  const own: Readonly<Record<string, object>> = {
    webhook: { ...hook, ...mapped },
    gpt: { apiKey: 'k', context: 'You are a baker.', answerVariable: 'advice' },
    email: { to: 'baker@bakery.example', subject: 'For {name}', body: 'A {r}.' },
    delay: { delay: 1 },
  }
  const question = { questionText: 'Go on?' }
  const types = registry.definitions.map(({ type }) => type)
  const steps = ['welcome', ...types.filter(type => type !== 'welcome')].flatMap(type => {
    const step = { id: type, type, data: { ...Object(samples[type as NodeType]), ...own[type] } }
    return own[type]
      ? [{ id: `before-${type}`, type: 'ask-custom-question', data: question }, step]
      : [step]
  })
  const nodes = [
    ...steps,
    { id: 'before-beside', type: 'ask-custom-question', data: question },
    {
      id: 'beside',
      type: 'webhook',
      data: { ...hook, url: `${url}${beside}`, waitForResponse: false },
    },
    { id: 'last', type: 'message', data: { text: 'A {r}, and: {advice}' } },
  ]
  const edges = nodes.slice(0, -1).flatMap(({ id, type, data }, index) => {
    const target = nodes[index + 1]?.id ?? ''
    if (type === 'jump-to') Object.assign(data, { nodeId: target })
    const definition = registry.find(type)
    const exits = definition?.exits(parse(definition.schema, data) as never) ?? []
    return exits.map(handle => ({
      source: id,
      target,
      ...(handle !== null && { sourceHandle: handle }),
    }))
  })
  const subFlows = { [subFlowSample.subFlowId]: partOf(subFlowSample) }
  return { id: 'whole', name: 'Whole', version: '1', elements: [{ nodes, edges }], subFlows }
}

/** The tab that has told its page of the end. */
export async function overIn(chats: readonly Chat[]): Promise<Chat | undefined> {
  for (const chat of chats) if (await chat.page.evaluate(() => 'session' in window)) return chat
  return undefined
}

/** How much the visitor has said. */
export const said = ({ log }: Chat) => log.locator('.user').count()

export async function hasNoPlaceholder({ log }: Chat) {
  expect(await log.innerText()).not.toMatch(/\{\w[\w.]*\}/)
}
