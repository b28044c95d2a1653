import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ownTypes, type Prompt } from '../../runtime/index.js'
import { playNode, samples } from '../../runtime/testing/index.js'
import { isLong } from '../../tests/arbitraries/cases.js'
import { loadPlugins } from '../bots/plugins/index.js'
import { answeredInWords } from '../testing/channel-tables/prompt-cases.js'
import { databases } from '../testing/databases.js'
import { type StubProvider, stubProviders } from '../testing/stub-providers.js'
import { testAppOn } from '../testing/test-app.js'

const patience = { timeout: 60_000, interval: 10 }

// A plug-in with a question of its own.
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-plugins-'))
const runtime = join(import.meta.dirname, '../../runtime/index.ts')
writeFileSync(
  join(folder, 'plugin.mjs'),
  `
import { asking, defineNode, fields, sayText, words } from ${JSON.stringify(runtime)}
export const name = 'pottery'
export const nodes = [
  defineNode({
    type: 'pottery/glaze',
    schema: fields({ question: words() }),
    machine: () => asking({
      contents: ({ data, variables }) => sayText(data.question, variables),
      prompt: () => ({ kind: 'pottery/glaze', words: 'Write the name of a glaze.' }),
      judge: answer => ({ ok: true, message: String(answer), answer: { value: answer }, handle: null }),
      pauseAfterAnswer: 0,
    }),
  }),
]`,
)
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({
    name: 'pottery',
    type: 'module',
    exports: { './talkgraph-plugin': './plugin.mjs' },
  }),
)
afterEach(() => loadPlugins([]))
afterAll(() => rmSync(folder, { recursive: true }))

type Step = readonly [type: string, data: object]

/** Every type that asks, as its sample has it; whoever is handed over talks with an agent. */
const asking: Step[] = []
for (const definition of ownTypes.definitions) {
  // A right answer ends a quiz that no variable follows.
  const data = { ...Object(samples[definition.type]), correctAnswer: 'option3' }
  const node = playNode(definition, data)
  await node.advance(10_000)
  if (node.asked && definition.type !== 'human-handover') asking.push([definition.type, data])
}

const day = [{ start: '09:00', end: '12:00' }]
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const weeklyHours = week.map(dayName => ({ dayName, slots: day }))

/** Others that ask in another way, or stand between questions. */
const more: readonly Step[] = [
  ['user-input', { inputPrompt: 'Born when?', type: 'date' }],
  ['calendar', { calendarPrompt: 'Which day?' }],
  [
    'calendar',
    {
      calendarPrompt: 'Book when?',
      showTimeSelection: true,
      weeklyHours,
      booking: { isOn: true, minutes: 60 },
    },
  ],
  ['experiment', Object(samples.experiment)],
  ['knowledge', { question: 'When are you open?', unknownText: 'I do not know.' }],
  ['integration', Object(samples.integration)],
  ['pottery/glaze', { question: 'Which glaze?' }],
]
const steps: readonly Step[] = [
  ...asking,
  ...more,
  ['ask-custom-question', { questionText: 'Is that all?' }],
]

const nodes = steps.map(([type, data], at) => ({ id: `n${at}`, type, data }))
const edges = nodes.slice(0, -1).flatMap(({ id, type, data }, at) => {
  const target = `n${at + 1}`
  const exits = exitsOf(type, data)
  return [
    { source: id, target },
    ...exits.map(sourceHandle => ({ source: id, sourceHandle, target })),
  ]
})
const last = nodes.at(-1)?.id ?? ''

function exitsOf(type: string, data: object): string[] {
  const definition = ownTypes.definitions.find(each => each.type === type)
  const exits = definition?.exits(v.parse(definition.schema, data) as never) ?? []
  return exits.flatMap(handle => handle ?? [])
}

describe.each(Object.entries(stubProviders))('over %s', (channel, start) => {
  // By turns on one database and on the other.
  const turn = Object.keys(stubProviders).indexOf(channel) % 2
  test.each(isLong ? databases : databases.slice(turn, turn + 1))(
    'each question of every kind arrives, each answer is taken, and nothing comes twice in $name',
    { timeout: 120_000 },
    async ({ make }) => {
      const provider = await start()
      const app = await testAppOn(make, {
        plugins: [folder],
        allowHosts: [provider.host],
        jobTiming: { look: 20 },
        channelTiming: { look: 5, pauses: [10, 10, 10] },
        rateLimits: { stepsPerSession: { count: 1000, seconds: 60 } },
      })
      onTestFinished(async () => {
        await app.close()
        await provider.close()
      })
      await app.api('PUT', '/v1/chatbots/shop/flow', { plugins: ['pottery'], nodes, edges })
      await app.api('POST', '/v1/chatbots/shop/publish')
      const connect = { channel, chatbotId: 'shop', settings: provider.settings }
      const connected = await (await app.api('POST', '/v1/channels', connect)).json()
      const url = connected.data.channel.webhookUrl
      let count = 0
      const bring = async (make: NonNullable<StubProvider['presses']>, what: string) => {
        const { body, headers } = make(what, ++count, url)
        // Whatever a provider brings may come again.
        for (let times = 0; times < 2; times++) {
          const answer = await app.app.request(url, { method: 'POST', headers, body })
          expect([channel, answer.status]).toEqual([channel, 200])
        }
      }
      const messages = async (who: 'bot' | 'visitor') => {
        const [thread] = await app.store.threads.list({ botId: 'shop', limit: 1 })
        return app.store.messages.list(thread?.id ?? '', { limit: 500, who })
      }
      const asked = async () => (await messages('bot')).findLast(({ said }) => said?.prompt)
      const arrived = (more: number) =>
        vi.waitFor(() => expect(provider.sent().length).toBeGreaterThan(more), patience)
      const next = (number: number) =>
        vi.waitFor(async () => {
          const found = await asked()
          expect(found?.number ?? 0).toBeGreaterThan(number)
          expect(found?.status).toBe('sent')
          return found ?? expect.fail()
        }, patience)

      await bring(provider.says, 'Hello')
      let answers = 1
      let question = await next(0)
      const order = [question.nodeId]
      while (question.nodeId !== last) {
        const prompt = question.said?.prompt ?? expect.fail()
        await answer(prompt)
        answers++
        question = await next(question.number)
        order.push(question.nodeId)
        expect(answers).toBeLessThan(nodes.length * 3)
      }
      const questions = nodes.map(({ id }) => id).filter(id => order.includes(id))
      expect([...new Set(order)]).toEqual(questions)
      const silent = nodes.filter(({ id }) => !order.includes(id)).map(({ type }) => type)
      expect(silent).toEqual(['experiment', 'knowledge', 'integration'])
      const said = await messages('bot')
      const texts = said.map(({ nodeId, text }) => `${nodeId} ${text}`)
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
      expect(await messages('visitor')).toHaveLength(answers)

      /** As it was shown: what can be pressed is pressed. */
      async function answer(prompt: Prompt) {
        const before = provider.sent().length
        const [first] = pressable(provider.sent().at(-1))
        if (!first || !provider.presses) return bring(provider.says, answeredInWords(prompt).words)
        await bring(provider.presses, first)
        if (!first.startsWith('p:')) return
        await arrived(before)
        const done = pressable(provider.sent().at(-1)).find(each => each.startsWith('d:'))
        await bring(provider.presses, done ?? expect.fail())
      }
    },
  )
})

/** What the buttons of a message bring back, as `pick-id` writes it. */
function pressable(message: string | undefined): string[] {
  if (!message?.startsWith('{')) return []
  const found: string[] = []
  JSON.parse(message, (_, value) => {
    if (typeof value === 'string' && /^[sopd]:/.test(value)) found.push(value)
    return value
  })
  return found
}
