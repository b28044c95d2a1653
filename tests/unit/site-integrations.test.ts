import { afterEach, expect, test } from 'vitest'
import { lintBot } from '../../runtime/index.js'
import { playBot } from '../../runtime/testing/index.js'
import { testApp } from '../../server/testing/test-app.js'
import { startUpstream } from '../../server/testing/upstream.js'
import { integrationTiles } from '../../site/content/integration-tiles.js'
import { integrationWays } from '../../site/content/integrations.js'
import { zapierAnswers, zapierBody, zapierBot, zapierChat } from '../../site/content/zapier.js'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A bot that asks for what the samples use, and then takes the step. */
const botWith = (step: Readonly<Record<string, unknown>>) => {
  const asked = ['name', 'email', 'interest', 'company', 'slot']
  const nodes = [
    { id: 'hello', type: 'welcome-node', data: { text: 'Hello' } },
    ...asked.map(name => ({
      id: `ask-${name}`,
      type: 'ask-custom-question-node',
      data: { questionText: `${name}?`, answerVariable: name },
    })),
    step,
  ]
  const ids = nodes.map(({ id }) => String(id))
  return {
    nodes,
    edges: ids.slice(1).map((target, index) => ({ source: ids[index] ?? '', target })),
  }
}

test('each tile says how it is reached today', () => {
  expect(integrationWays.map(({ pathName }) => pathName)).toEqual(
    integrationTiles.map(({ pathName }) => pathName),
  )
})

test.each(integrationWays)(
  'the sample of $pathName is a step that a bot can have',
  async ({ sample }) => {
    const bot = botWith(sample.step)
    expect(lintBot(bot).filter(({ severity }) => severity === 'error')).toEqual([])
    const played = await playBot(bot, {
      answers: ['Mara', 'mara@example.org', 'Oak', 'Mill', '2026-11-24 09:00 - 10:00'],
      fetch: { [String(sample.step.id)]: { status: 200, json: { id: '7' } } },
    })
    expect(played).toMatchObject({ ended: 'no-next-node', problems: [] })
  },
)

test('the conversation on the page of Zapier is what its bot says', async () => {
  expect(lintBot(zapierBot)).toEqual([])
  const played = await playBot(zapierBot, {
    answers: zapierAnswers,
    fetch: { zap: { status: 200, json: {} } },
  })
  if (!('transcript' in played)) throw new Error('The bot does not load.')
  expect(played.problems).toEqual([])
  const said = played.transcript.map(({ by, message }) => ({
    by: by === 'user' ? 'visitor' : by,
    text: message,
  }))
  expect(said).toEqual(zapierChat)
})

test('the catch hook gets what the page of Zapier says', async () => {
  const upstream = await startUpstream((_, response) => response.end('{}'))
  const server = await testApp({ allowHosts: [upstream.host] })
  closers.push(upstream.close, server.close)
  const [element] = zapierBot.elements
  const nodes = element.nodes.map(node =>
    node.id === 'zap'
      ? { ...node, data: { ...Object(node.data), url: upstream.url, waitForResponse: true } }
      : node,
  )
  await server.api('PUT', '/v1/chatbots/kitchen/flow', {
    name: zapierBot.name,
    nodes,
    edges: element.edges,
  })
  await server.api('POST', '/v1/chatbots/kitchen/publish')
  const { name, email, interest } = zapierBody
  const answer = await server.step('kitchen', 'zap', {
    answers: {},
    variables: { name, email, interest },
    visitor: { email },
  })
  expect(answer.status).toBe(200)
  expect(JSON.parse(upstream.received[0]?.body ?? '')).toEqual(zapierBody)
})
