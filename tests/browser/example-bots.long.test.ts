import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { startUpstream } from '../../server/testing/upstream.js'
import { itAtLength } from '../arbitraries/cases.js'
import { answerPrompt } from './answer-prompt.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

let crm: Awaited<ReturnType<typeof startUpstream>>
let server: RunningServer
let shop: Site
let current: Visit | undefined

beforeAll(async () => {
  crm = await startUpstream((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ tier: 'priority', owner: { name: 'Dana Wood' } }))
  })
  const bots = { dentist: read('dentist'), leads: read('leads'), quiz: read('quiz') }
  server = await startServer({ port: 0, allowHosts: [crm.host], bots })
  shop = await openSite({
    pages: Object.fromEntries(
      Object.keys(bots).map(id => [
        `/${id}`,
        pageWith(
          `<script async src="${server.url}/talkgraph.js" data-chatbot-id="${id}"></script>`,
        ),
      ]),
    ),
  })
})
afterEach(() => current?.close())
afterAll(async () => {
  await shop.close()
  await server.stop(0)
  await crm.close()
  await closeChromium()
})

/** One of the examples; what it calls is the upstream of this test. */
function read(id: string): unknown {
  const text = readFileSync(join(import.meta.dirname, `../../examples/bots/${id}.json`), 'utf8')
  return JSON.parse(text.replaceAll('https://crm.brightdesk.example', crm.url))
}

async function open(id: string) {
  current = await visit(`${shop.origin}/${id}`)
  const chat = new Chat(current.page)
  await chat.launcher.click()
  return {
    chat,
    complaints: current.complaints,
    /** Earlier rounds have buttons of the same name, which are locked. */
    pick: (name: string) => chat.log.getByRole('button', { name, disabled: false }).click(),
  }
}

it('books an appointment at the dentist', async () => {
  const { chat, pick, complaints } = await open('dentist')
  await pick('A check-up')
  await chat.hears('Which day and time suit you?')
  await chat.log.getByRole('button', { name: 'Next month' }).waitFor()
  await answerPrompt(chat.page)
  await chat.hears('What is your full name?')
  await chat.says('Ann Lee')
  await chat.hears('What number can we reach you on')
  await chat.says('02079460000')
  await chat.hears('Where may we send the confirmation?')
  await chat.says('ann@example.org')
  await chat.hears('for Ann Lee. Shall I book it?')
  await pick('Yes, book it')
  await chat.hears('Booked! We have written to ann@example.org')
  expect(complaints).toEqual([])
})

itAtLength('qualifies a lead by what the CRM answers, and names the adviser', async () => {
  const { chat, pick, complaints } = await open('leads')
  await chat.hears('Who am I talking to?')
  await chat.says('Mara')
  await chat.hears('What is your work email?')
  await chat.says('mara@example.org')
  await pick('More than 20')
  await chat.hears('And how many invoices')
  await chat.says('400')
  await chat.hears('Dana Wood looks after teams like yours and will call you today, Mara.')
  await chat.hears('Have a look at your inbox: mara@example.org.')
  expect(crm.received).toHaveLength(1)
  expect(JSON.parse(crm.received[0]?.body ?? '')).toMatchObject({
    email: 'mara@example.org',
    size: 'More than 20',
  })
  expect(complaints).toEqual([])
})

it('counts the score of a quiz, and counts anew when it is played again', async () => {
  const { chat, pick, complaints } = await open('quiz')
  for (const answer of ['Jupiter', 'About 8 minutes', 'It does not turn at all']) await pick(answer)
  await chat.hears('You have 20 of 30 points.')
  await pick('Play again')
  for (const answer of ['Mercury', 'About 8 minutes', 'It does not turn at all']) await pick(answer)
  await chat.hears('You have 10 of 30 points.')
  await pick('That was enough')
  await chat.hears('Clear skies!')
  expect(complaints).toEqual([])
})
