// What a studio has that was in use for a while: conversations, and a month of counts.
import { sampleTime } from 'talkgraph/testing'

/** Visitors who came to the end, who left, and who still talk; `at` is the address of their bot. */
export async function talk(at) {
  const people = [
    'Ann',
    'Bartholomew Featherstonehaugh-Cholmondeley',
    'Cem',
    undefined,
    'Dora',
    'Éva',
    'Finn',
  ]
  for (const [index, name] of people.entries()) {
    const { token } = await (await fetch(`${at}/sessions`, { method: 'POST' })).json()
    const now = sampleTime
    const startedAt = now - (index + 1) * 90_000
    const isOver = index % 3 !== 1
    const edges = sampleBot().edges.slice(0, isOver ? 2 : 1)
    await fetch(`${at}/results`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        sentAt: now,
        ...(index % 3 === 1 && index < 4 && { left: true }),
        session: {
          startedAt,
          endedAt: isOver ? now : null,
          transcript: [
            { by: 'bot', message: 'Good morning from the bakery.' },
            { by: 'bot', message: 'What is your name?' },
            {
              by: 'user',
              message: name ?? 'I would rather not say, but I need two hundred rolls by Saturday.',
            },
            ...(isOver ? [{ by: 'agent', message: 'Mia here. The rolls are noted.' }] : []),
            ...(isOver ? [{ by: 'bot', message: `Nice to meet you, ${name ?? 'you'}.` }] : []),
          ],
          visited: [
            { node: 'hello', at: startedAt },
            ...edges.flatMap(edge => [
              { edge, at: startedAt + 2000 },
              { node: edge.target, at: startedAt + 2000 },
            ]),
          ],
          answers: { name: name ?? 'I would rather not say' },
          answerVariables: [
            { nodeId: 'name', key: 'name', value: name ?? 'I would rather not say' },
          ],
          variables: { page: 'https://shop.example/bread', plan: 'loyal' },
          visitor: name ? { name, email: `${name.split(' ')[0].toLowerCase()}@example.org` } : {},
        },
      }),
    })
  }
}

/** A month of counts, as nobody can wait for one. */
export async function countAMonth(page) {
  const days = Array.from({ length: 30 }, (_, index) => {
    const day = new Date(sampleTime - (29 - index) * 86_400_000).toISOString().slice(0, 10)
    const started = index === 12 ? 0 : 24 + ((index * 37) % 61)
    const finished = Math.round(started * 0.62)
    return { day, started, finished, abandoned: started - finished, open: 0 }
  })
  const sum = name => days.reduce((total, day) => total + day[name], 0)
  const [started, finished] = [sum('started'), sum('finished')]
  await page.route('**/v1/results/counts*', route =>
    route.fulfill({
      json: {
        success: true,
        message: 'Results counted',
        data: {
          from: days[0].day,
          to: days[29].day,
          started,
          finished,
          abandoned: started - finished,
          open: 0,
          completionRate: finished / started,
          days,
          edges: sampleBot().edges.map(({ source, target }, index) => ({
            source,
            target,
            sourceHandle: null,
            passed: index === 0 ? started : finished,
          })),
        },
      },
    }),
  )
}

/** The bot that they talk to. */
export function sampleBot() {
  return {
    name: 'Bakery',
    settings: { collectResults: true },
    nodes: [
      { id: 'hello', type: 'message', data: { text: 'Good morning from the bakery.' } },
      { id: 'name', type: 'ask-name', data: { questionText: 'What is your name?' } },
      { id: 'bye', type: 'message', data: { text: 'Nice to meet you, {name}.' } },
    ],
    edges: [
      { source: 'hello', target: 'name' },
      { source: 'name', target: 'bye' },
    ],
  }
}
