import { Pool } from 'undici'

const atOnce = 16

/** How many conversations a server stores in a second: each is handed over twice, on its way and at its end. */
export async function writesPerSecond(url, id, conversations) {
  const pool = new Pool(url, { connections: atOnce })
  const path = `/widget/v1/bots/${id}`
  const ask = async (to, body, headers) => {
    const { statusCode, body: answer } = await pool.request({
      method: 'POST',
      path: `${path}${to}`,
      ...(body && { body: JSON.stringify(body) }),
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    })
    const text = await answer.text()
    if (statusCode >= 300) throw new Error(`${to} answered ${statusCode}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  try {
    const visitors = []
    await inTurns(conversations, async index => {
      const from = { 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` }
      const { token } = await ask('/sessions', undefined, from)
      visitors[index] = { ...from, authorization: `Bearer ${token}` }
    })
    const startedAt = performance.now()
    await inTurns(conversations, async index => {
      for (const isOver of [false, true])
        await ask('/results', handedOver(index, isOver), visitors[index])
    })
    return conversations / ((performance.now() - startedAt) / 1000)
  } finally {
    await pool.destroy()
  }
}

function handedOver(index, isOver) {
  const now = Date.now()
  const said = [
    'Welcome. Which bread would you like?',
    'Please write your mail.',
    'Thank you. Goodbye.',
  ]
  return {
    sentAt: now,
    session: {
      startedAt: now - 60_000,
      endedAt: isOver ? now : null,
      transcript: said.slice(0, isOver ? 3 : 1).flatMap(message => [
        { by: 'bot', message },
        { by: 'user', message: `rye${index} in city${index % 1000} for ann${index}@example.org` },
      ]),
      visited: Array.from({ length: isOver ? 12 : 4 }, (_, step) => ({
        edge: { source: `n${step}`, target: `n${step + 1}` },
        at: now,
      })),
      answers: { n1: `rye${index}` },
      answerVariables: [{ nodeId: 'n1', key: 'loaf', value: `rye${index}` }],
      variables: {},
      visitor: { email: `ann${index}@example.org`, name: `Ann Miller${index}` },
    },
  }
}

async function inTurns(times, work) {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < times) await work(next++)
    }),
  )
}
