import { randomUUID } from 'node:crypto'
import { publishBot, unlimited } from './bot.mjs'
import { apiKey } from './child.mjs'
import { whatsappText } from './graph.mjs'

/** What blanks stand between: most readers of text begin anew at each of them. */
const blanks = count => `a${' '.repeat(count)}b`

const webhookSecret = 'abcdefghijklmnop'
const withKey = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }

/**
 * Makes what is attacked, and resolves to the attacks: each has a name and `make`, which makes one attempt and resolves to its
 * status. `graph` is where the approved message comes from, `smtp` takes mails.
 */
export async function prepareAttacks(url, { graph, smtp }) {
  const mailing = await publishBot(url, mailingBot)
  const echoing = await publishBot(url, echoingBot)
  const offering = await publishBot(url, offeringBot)
  const round = await storeBot(url, roundBot)
  const address = 'help@shop.example'
  const mails = await connect(url, echoing, 'email', { address, smtpUrl: smtp, webhookSecret })
  const numbers = await connect(url, offering, 'whatsapp', graph.settings)

  const bringMail = head => () =>
    ask(`${mails}?secret=${webhookSecret}`, {
      headers: { 'content-type': 'message/rfc822' },
      body: `From: Ann <ann@a.example>\r\nTo: ${address}\r\nMessage-ID: <${randomUUID()}@a.example>\r\nSubject: Bread\r\n${head}`,
    })

  return [
    {
      name: '99,000 blanks in the HTML of a mail step',
      make: async () => {
        const at = `${url}/widget/v1/bots/${mailing}`
        const { token } = await (
          await fetch(`${at}/sessions`, { method: 'POST', headers: from() })
        ).json()
        return ask(`${at}/nodes/mail/email`, {
          headers: {
            ...from(),
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ answers: { n: blanks(99_000) }, variables: {}, visitor: {} }),
        })
      },
    },
    {
      name: 'a mail with 40,000 tabs in its HTML',
      make: bringMail(`Content-Type: text/html\r\n\r\n<p>a${'\t'.repeat(40_000)}b</p>`),
    },
    {
      name: 'a mail with a Content-Type of 32 kB',
      make: bringMail(`Content-Type: multipart/mixed; x="${'\\"'.repeat(16_000)}\r\n\r\nHello`),
    },
    {
      name: 'a message of 19,000 blanks to a bot that says it again',
      make: () =>
        ask(`${url}/v1/chatbots/${echoing}/message`, {
          headers: withKey,
          body: JSON.stringify({ from: 'USER', message: blanks(19_000) }),
        }),
    },
    {
      name: 'an approved message with 2,000 blanks',
      make: () => {
        const id = randomUUID()
        const person = `1650555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
        return ask(numbers, whatsappText(person, id, 'Hello'))
      },
    },
    {
      name: '`run_tests` with 1,000 conversations of a bot that goes round',
      make: () =>
        ask(`${url}/mcp`, {
          headers: { ...withKey, accept: 'application/json, text/event-stream' },
          body: JSON.stringify({
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name: 'run_tests', arguments: { bot: round, explore: 1000 } },
          }),
        }),
    },
    {
      name: '40 publishes with tests that go round, each hung up after a second',
      make: async () => {
        const signal = AbortSignal.timeout(1000)
        const publish = () =>
          ask(`${url}/v1/chatbots/${round}/publish`, { headers: withKey, body: '{}', signal })
        await Promise.allSettled(Array.from({ length: 40 }, publish))
        return 'hung up'
      },
    },
  ]
}

/** Another visitor each time, as far as limits go. */
const from = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })
const byte = () => Math.floor(Math.random() * 256)

async function ask(address, options) {
  const answer = await fetch(address, { method: 'POST', ...options })
  await answer.arrayBuffer()
  return answer.status
}

async function connect(url, chatbotId, channel, settings) {
  const answer = await fetch(`${url}/v1/channels`, {
    method: 'POST',
    headers: withKey,
    body: JSON.stringify({ channel, chatbotId, settings }),
  })
  if (!answer.ok) throw new Error(`${channel}: ${answer.status} ${await answer.text()}`)
  const { webhookUrl } = (await answer.json()).data.channel
  return `${url}${new URL(webhookUrl).pathname}`
}

/** One that its tests keep from going live. */
async function storeBot(url, bot) {
  const answer = await fetch(`${url}/v1/chatbots/round/flow`, {
    method: 'PUT',
    headers: withKey,
    body: JSON.stringify(bot),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return 'round'
}

const inLine = (name, nodes, more = {}) => ({
  name,
  settings: { limits: unlimited, ...more.settings },
  ...(more.tests && { tests: more.tests }),
  elements: [
    {
      nodes,
      edges: [
        ...nodes.slice(1).map(({ id }, index) => ({ source: nodes[index].id, target: id })),
        ...(more.edges ?? []),
      ],
    },
  ],
})

const mailingBot = inLine('Mailing', [
  {
    id: 'mail',
    type: 'email-node',
    data: { to: 'owner@shop.example', subject: 'A visitor', body: '<p>{n}</p>' },
  },
])

const echoingBot = inLine(
  'Echoing',
  [
    { id: 'hello', type: 'welcome-node', data: { text: 'Hello' } },
    { id: 'ask', type: 'user-input-node', data: { inputPrompt: 'Say', answerVariable: 'n' } },
    { id: 'tell', type: 'message-node', data: { text: 'You said {n}' } },
  ],
  { edges: [{ source: 'tell', target: 'ask' }] },
)

const offeringBot = inLine('Offering', [
  {
    id: 'offer',
    type: 'approved-message',
    data: {
      templateName: 'offer',
      templateLanguage: 'en_US',
      text: 'An offer',
      values: [{ name: '1', value: 'Ann' }],
    },
  },
])

const roundBot = inLine(
  'Round',
  [
    { id: 'hello', type: 'welcome-node', data: { text: 'Hello' } },
    { id: 'rest', type: 'delay-node', data: { delay: 1 } },
    { id: 'more', type: 'message-node', data: { text: 'There is more' } },
    { id: 'again', type: 'message-node', data: { text: 'And again' } },
  ],
  {
    edges: [{ source: 'again', target: 'hello' }],
    settings: { requireGreenTests: true },
    tests: Array.from({ length: 50 }, (_, index) => ({
      name: `Test ${index}`,
      expect: { says: ['Good bye'] },
    })),
  },
)
