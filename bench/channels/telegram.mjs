// A bot that hears and answers, connected with a Telegram of our own, and what it is asked by.
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { publishBot } from '../server/bot.mjs'
import { apiKey } from '../server/child.mjs'

const many = { count: 1_000_000_000, seconds: 60 }
const bot = name => ({
  name,
  settings: {
    limits: Object.fromEntries(
      [
        'sessionsPerAddress',
        'stepsPerAddress',
        'totalPerAddress',
        'stepsPerSession',
        'totalPerSession',
        'stepsPerBot',
        'totalPerBot',
      ].map(limit => [limit, many]),
    ),
  },
  elements: [
    {
      nodes: [
        { id: 'hello', type: 'welcome-node', data: { text: 'Hello.' } },
        {
          id: 'ask',
          type: 'user-input-node',
          data: { inputPrompt: 'Say', answerVariable: 'said' },
        },
        { id: 'tell', type: 'message-node', data: { text: 'Heard {said}.' } },
      ],
      edges: [
        { source: 'hello', target: 'ask' },
        { source: 'ask', target: 'tell' },
        { source: 'tell', target: 'ask' },
      ],
    },
  ],
})

/** Telegram as its Bot API says, which takes this long for each message. */
export async function startProvider(delay) {
  const counts = new Map()
  const waiting = new Map()
  const state = { answered: 0, secret: '', path: '' }
  let number = 100
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const given = body === '' ? {} : JSON.parse(body)
    const method = request.url.split('/').at(-1)
    if (method === 'setWebhook')
      Object.assign(state, { secret: given.secret_token, path: new URL(given.url).pathname })
    if (method === 'sendMessage') {
      if (delay > 0) await wait(delay)
      const chat = String(given.chat_id)
      counts.set(chat, (counts.get(chat) ?? 0) + 1)
      state.answered++
      waiting.get(chat)?.()
    }
    const result =
      method === 'getMe'
        ? { id: delay + 1, is_bot: true, username: 'bench_bot' }
        : method === 'sendMessage'
          ? { message_id: ++number }
          : true
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ ok: true, result }))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${server.address().port}`
  return {
    host,
    url: `http://${host}`,
    state,
    id: delay + 1,
    counts: () => counts,
    answered: () => state.answered,
    /** Resolves once this person is told something. */
    nextTo: chat => new Promise(resolve => waiting.set(String(chat), resolve)),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Publishes a bot and connects it with a provider. */
export async function connect(url, provider, name) {
  const chatbotId = await publishBot(url, bot(name))
  const response = await fetch(`${url}/v1/channels`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      channel: 'telegram',
      chatbotId,
      settings: { token: `${provider.id}:${'a'.repeat(30)}`, apiUrl: provider.url },
    }),
  })
  if (!response.ok)
    throw new Error(`Connecting answered ${response.status}: ${await response.text()}`)
  return { botId: chatbotId, ...provider.state }
}

/** Brings a message as the provider does; throws unless it is taken. */
export async function bring(pool, { path, secret }, { id, chat }) {
  const { statusCode, body } = await pool.request({
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
    body: JSON.stringify({
      update_id: id,
      message: {
        message_id: id,
        date: Math.floor(Date.now() / 1000),
        text: `m${id}`,
        chat: { id: chat, type: 'private' },
        from: { id: chat, first_name: `Person ${chat}`, is_bot: false },
      },
    }),
  })
  await body.dump()
  if (statusCode !== 200) throw new Error(`The webhook answered ${statusCode}`)
}

/** Adds how many milliseconds something took. */
export async function timed(times, act) {
  const before = performance.now()
  await act()
  times.push(performance.now() - before)
}

/** The time within which such a share of them lies. */
export function part(times, share) {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
