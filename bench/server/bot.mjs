import { apiKey } from './child.mjs'

const plenty = { count: 1_000_000_000, seconds: 60 }
const limited = [
  'sessionsPerAddress',
  'stepsPerAddress',
  'totalPerAddress',
  'stepsPerSession',
  'totalPerSession',
]

/** Limits of a bot that no measurement reaches. */
export const unlimited = Object.fromEntries(
  [...limited, 'stepsPerBot', 'totalPerBot', 'threadsPerBot', 'mailsPerAddress', 'mailsPerBot'].map(
    name => [name, plenty],
  ),
)

/**
 * A bot of some 40 steps with limits that no measurement reaches. Its step `call` asks this address, and so does `ask`, which
 * waits for the answer.
 */
export function measuredBot(upstream) {
  const said = Array.from({ length: 40 }, (_, index) => ({
    id: `n${index}`,
    type: 'message-node',
    data: {
      text: `Rye bread number ${index} leaves the oven at ${index % 24} o'clock, every day but Sunday.`,
    },
  }))
  const data = { url: `${upstream}/orders`, method: 'POST' }
  const call = { id: 'call', type: 'webhook-node', data }
  const ask = { id: 'ask', type: 'webhook-node', data: { ...data, waitForResponse: true } }
  const nodes = [...said, call, ask]
  return {
    id: 'shop',
    name: 'Shop',
    settings: {
      limits: Object.fromEntries(
        [...limited, 'stepsPerBot', 'totalPerBot'].map(name => [name, plenty]),
      ),
    },
    elements: [
      {
        nodes,
        edges: nodes.slice(1).map(({ id }, index) => ({ source: nodes[index].id, target: id })),
      },
    ],
  }
}

/** A bot with a step `mail` that writes to its owner, with limits that no measurement reaches. */
export const mailingBot = {
  id: 'mailing',
  name: 'Mailing',
  settings: {
    limits: Object.fromEntries(
      [...limited, 'stepsPerBot', 'totalPerBot', 'mailsPerAddress', 'mailsPerBot'].map(name => [
        name,
        plenty,
      ]),
    ),
  },
  elements: [
    {
      nodes: [
        {
          id: 'mail',
          type: 'email-node',
          data: { to: 'owner@example.com', subject: 'A visitor', body: 'A visitor asks for you.' },
        },
      ],
      edges: [],
    },
  ],
}

/** Makes a bot, stores this flow and publishes it, through the API; resolves to its id. */
export async function publishBot(url, bot) {
  const { data } = await call('POST', `${url}/v1/chatbots`, { chatbotName: bot.name })
  const { id } = data.chatbot
  await call('PUT', `${url}/v1/chatbots/${id}/flow`, bot)
  await call('POST', `${url}/v1/chatbots/${id}/publish`, {})
  return id
}

async function call(method, address, body) {
  const response = await fetch(address, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok)
    throw new Error(`${method} ${address} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
