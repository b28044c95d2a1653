import { expect, test } from 'vitest'
import { playgroundBot, variables } from '../../examples/playground/bot.mjs'
import {
  type AnswerInput,
  type BotFile,
  type CallOutcome,
  type Conversation,
  createConversation,
  type Item,
  type Prompt,
  parseBot,
  readSavedSession,
  ownTypes as registry,
} from '../index.js'
import { fittingAnswer } from '../testing/fitting-answer.js'
import { createFakeEnv, type FakeEnv, samples } from '../testing/index.js'

const reply = { status: 200, json: { order: 4711, choices: [{ message: { content: 'Rye.' } }] } }
const fetch = { step: reply, order: { status: 200, json: { order: 4711 } } }
const start = Date.UTC(2026, 10, 3, 9)

/** One type between two questions and a webhook that uses the second, and one behind it. */
function botOf(type: string) {
  const definition = registry.find(type)
  if (!definition) throw new Error(`There is no type ${type}.`)
  const { elements, ...bot } = playgroundBot(definition, samples[definition.type])
  const { nodes = [], edges = [] }: Pick<BotFile['elements'][number], 'nodes' | 'edges'> =
    elements[0] ?? {
      nodes: [],
      edges: [],
    }
  const message = nodes.find(({ id }) => id !== 'step')
  return {
    ...bot,
    nodes: [
      { id: 'before', type: 'welcome', data: { text: 'Hello {who}' } },
      {
        id: 'name',
        type: 'ask-custom-question',
        data: { questionText: 'Who?', answerVariable: 'who' },
      },
      {
        id: 'place',
        type: 'ask-custom-question',
        data: { questionText: 'Where?', answerVariable: 'where' },
      },
      {
        id: 'order',
        type: 'webhook',
        data: {
          url: 'https://shop.example/{where}',
          waitForResponse: true,
          answerVariable: 'order',
        },
      },
      ...nodes,
    ],
    edges: [
      { source: 'before', target: 'name' },
      { source: 'name', target: 'place' },
      { source: 'place', target: 'order' },
      { source: 'order', target: 'step' },
      ...edges.filter(edge => edge.source === 'step' && edge.target === message?.id),
    ],
  }
}

/** A Tuesday has slots. */
function answerTo(prompt: Prompt, chance = 3): AnswerInput {
  if (prompt.kind !== 'calendar') return fittingAnswer(prompt, chance)
  return prompt.date ? { slot: prompt.slots[0] ?? '' } : { date: '2026-11-10' }
}

function begin(bot: unknown, saved?: ReturnType<typeof readSavedSession>) {
  const env = createFakeEnv({ now: start, fetch })
  const conversation = createConversation({
    bot: parseBot(bot),
    env,
    variables,
    saved,
    allowEdit: true,
  })
  conversation.start()
  return { env, conversation }
}

/** Plays to the end; `typed` are the answers to the questions in the composer. */
async function play(conversation: Conversation, env: FakeEnv, typed: readonly string[] = []) {
  const left = [...typed]
  for (let moments = 0; moments < 300; moments++) {
    await env.settle()
    const { status, prompt } = conversation.getView()
    if (status === 'waiting' && prompt)
      conversation.answer(
        (prompt.prompt.kind === 'text' && left.shift()) || answerTo(prompt.prompt),
      )
    else if (!env.clock.advanceToNext()) return
  }
}

const replies = (conversation: Conversation) =>
  conversation.getView().items.filter(item => item.kind === 'replied' && !item.revised)

const outcome = (conversation: Conversation) => {
  const { startedAt: _, endedAt: __, revised: ___, visited, ...record } = conversation.record()
  return {
    ...record,
    visited: visited.map(visit => ('node' in visit ? visit.node : visit.edge)),
    ended: conversation.getView().ended,
  }
}

const drawn = (items: readonly Item[]) =>
  items
    .filter(({ revised }) => !revised)
    .map(item => ('content' in item ? item.content : item.kind))

test.each(registry.definitions.map(({ type }) => type))(
  '%s: whichever answer is changed, the record is that of a conversation without the detour',
  async type => {
    const bot = botOf(type)
    const plain = begin(bot)
    await play(plain.conversation, plain.env)
    const count = replies(plain.conversation).length
    expect(count).toBeGreaterThanOrEqual(2)
    for (let index = 0; index < count; index++) {
      const { conversation, env } = begin(bot)
      await play(conversation, env)
      const before = conversation.record()
      conversation.edit(replies(conversation)[index]?.id ?? 0)
      await play(conversation, env)
      expect({ index, ...outcome(conversation) }).toEqual({ index, ...outcome(plain.conversation) })
      expect(drawn(conversation.getView().items)).toEqual(drawn(plain.conversation.getView().items))
      const { revised = [] } = conversation.record()
      expect(revised).toHaveLength(1)
      expect(before.transcript.slice(-(revised[0]?.transcript.length ?? 0))).toEqual(
        revised[0]?.transcript,
      )
      // Nothing but the AI, which is told the conversation, has other inputs; and its conversation is the same.
      expect(env.calls).toHaveLength(plain.env.calls.length)
    }
  },
)

test.each(registry.definitions.map(({ type }) => type))(
  '%s: an answer can be changed after the page was left and has come back',
  async type => {
    const bot = botOf(type)
    const first = begin(bot)
    await play(first.conversation, first.env)
    const count = replies(first.conversation).length
    for (let index = 0; index < count; index++) {
      const saved = readSavedSession(JSON.stringify(first.conversation.save()))
      expect(saved).toBeDefined()
      const { conversation, env } = begin(bot, saved)
      conversation.edit(replies(conversation)[index]?.id ?? 1)
      await play(conversation, env)
      expect({ index, ...outcome(conversation) }).toEqual({ index, ...outcome(first.conversation) })
      expect(conversation.record().revised).toHaveLength(1)
      expect(env.calls).toEqual([])
    }
  },
)

test('a call is made again only if what it sends has changed', async () => {
  const bot = botOf('message')
  const { conversation, env } = begin(bot)
  await play(conversation, env, ['Ann', 'Bern'])
  const change = async (index: number, typed: readonly string[]) => {
    conversation.edit(replies(conversation)[index]?.id ?? 0)
    await play(conversation, env, typed)
    return env.calls.length
  }
  expect(env.calls).toHaveLength(1)
  expect(await change(0, ['Bea', 'Bern'])).toBe(1)
  expect(await change(1, ['Basel'])).toBe(2)
  expect(await change(0, ['Cleo', 'Basel'])).toBe(2)
  expect(conversation.lookUp('who')).toBe('Cleo')
  expect(conversation.lookUp('order')).toEqual({ order: 4711 })
})

test('the record keeps what was said and answered before, and the view crosses it out', async () => {
  const { conversation, env } = begin(botOf('message'))
  await play(conversation, env, ['Ann', 'Bern'])
  const [, place] = replies(conversation)
  conversation.edit(place?.id ?? 0)
  const { items, status, ended, draft } = conversation.getView()
  expect({ status, ended, draft }).toEqual({ status: 'going', ended: null, draft: 'Bern' })
  expect(items.filter(({ revised }) => revised).map(({ nodeId }) => nodeId)).toContain('order')
  expect(items.some(item => item.revised && item.kind === 'replied' && item.back)).toBe(false)
  expect(conversation.lookUp('where')).toBeUndefined()
  await play(conversation, env, ['Basel'])
  expect(conversation.getView().draft).toBeUndefined()
  const { transcript, revised, answers } = conversation.record()
  expect(transcript.slice(1, 5)).toEqual([
    { by: 'bot', message: 'Who?' },
    { by: 'user', message: 'Ann' },
    { by: 'bot', message: 'Where?' },
    { by: 'user', message: 'Basel' },
  ])
  expect(answers).toMatchObject({ name: 'Ann', place: 'Basel' })
  expect(revised).toMatchObject([
    {
      nodeId: 'place',
      answers: { place: 'Bern', order: { order: 4711 } },
      answerVariables: [
        { nodeId: 'place', key: 'where', value: 'Bern' },
        { nodeId: 'order', key: 'order', value: { order: 4711 } },
      ],
    },
  ])
  expect(revised?.[0]?.transcript.slice(0, 2)).toEqual([
    { by: 'bot', message: 'Where?' },
    { by: 'user', message: 'Bern' },
  ])
})

const counting = {
  nodes: [
    { id: 'before', type: 'welcome', data: { text: 'Hello' } },
    { id: 'q', type: 'ask-custom-question', data: { questionText: 'Who?', answerVariable: 'who' } },
    { id: 'add', type: 'variable', data: { name: 'list', value: '{who}', operation: 'append' } },
    {
      id: 'slow',
      type: 'webhook',
      data: { url: 'https://shop.example/{who}', answerVariable: 'order' },
    },
    { id: 'more', type: 'yes-or-no-choice', data: { questionText: '{who}, more?' } },
    { id: 'done', type: 'message', data: { text: '{list}' } },
  ],
  edges: [
    { source: 'before', target: 'q' },
    { source: 'q', target: 'add' },
    { source: 'add', target: 'slow' },
    { source: 'slow', target: 'more' },
    { source: 'more', sourceHandle: 'yes', target: 'q' },
    { source: 'more', sourceHandle: 'no', target: 'done' },
  ],
}

async function until(conversation: Conversation, env: FakeEnv) {
  for (;;) {
    await env.settle()
    if (['waiting', 'ended'].includes(conversation.status) || !env.clock.advanceToNext()) return
  }
}

test('variables return to what they were before the step, in a loop too; the page’s own stay', async () => {
  const { conversation, env } = begin(counting)
  for (const answer of ['Ann', 'yes', 'Bea', 'yes', 'Cleo']) {
    await until(conversation, env)
    conversation.answer(answer)
  }
  await until(conversation, env)
  expect(conversation.lookUp('list')).toEqual(['Ann', 'Bea', 'Cleo'])
  conversation.setVariables({ who: 'the page', stock: 3 })
  conversation.edit(replies(conversation)[2]?.id ?? 0)
  await until(conversation, env)
  expect(conversation.lookUp('list')).toEqual(['Ann'])
  expect(conversation.lookUp('who')).toBe('the page')
  expect(conversation.lookUp('stock')).toBe(3)
  for (const answer of ['Dora', 'no']) {
    conversation.answer(answer)
    await until(conversation, env)
  }
  expect(conversation.record().transcript.at(-1)).toEqual({ by: 'bot', message: 'Ann, Dora' })
})

test('a call that is under way is not broken off, nor made again', async () => {
  const env = createFakeEnv({ now: start })
  const asked: { aborted: boolean }[] = []
  let bring = () => {}
  env.call = (_, signal) => {
    asked.push(signal)
    return new Promise(resolve => {
      bring = () => resolve({ ok: true, status: 200, body: 'ordered' })
    })
  }
  const bot = botOf('message')
  const conversation = createConversation({ bot: parseBot(bot), env, allowEdit: true })
  conversation.start()
  for (const answer of ['Ann', 'Bern']) {
    await until(conversation, env)
    conversation.answer(answer)
  }
  env.clock.advance(500)
  expect(asked).toHaveLength(1)
  conversation.edit(replies(conversation)[1]?.id ?? 0)
  await until(conversation, env)
  conversation.answer('Bern')
  env.clock.advance(500)
  expect(asked.map(({ aborted }) => aborted)).toEqual([false])
  bring()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  await until(conversation, env)
  expect(conversation.lookUp('order')).toBe('ordered')
  conversation.edit(replies(conversation)[1]?.id ?? 0)
  conversation.stop()
  expect(asked).toHaveLength(1)
})

test('nothing can be changed unless the bot allows it', async () => {
  const bot = botOf('message')
  for (const [customizations, editable] of [
    [{}, false],
    [{ allowEdit: 'true' }, true],
    [{ allowEdit: true }, true],
  ] as const) {
    const env = createFakeEnv({ now: start, fetch })
    const conversation = createConversation({ bot: parseBot({ ...bot, customizations }), env })
    conversation.start()
    await play(conversation, env)
    const [first] = replies(conversation)
    expect(first && 'back' in first).toBe(editable)
    const before = conversation.record()
    conversation.edit(first?.id ?? 0)
    expect(conversation.status).toBe(editable ? 'going' : 'ended')
    if (!editable) expect(conversation.record()).toEqual(before)
    expect(JSON.stringify(conversation.save()).includes('wayBack')).toBe(editable)
  }
})

test('what stands in place of an answer’s id changes nothing, nor does an answer that was crossed out', async () => {
  const { conversation, env } = begin(botOf('message'))
  await play(conversation, env)
  const [first, second] = replies(conversation)
  const record = conversation.record()
  const said = conversation.getView().items.find(({ kind }) => kind === 'said')
  for (const id of [said?.id ?? 0, -1, 999, Number.NaN]) conversation.edit(id)
  expect(conversation.record()).toEqual(record)
  conversation.edit(first?.id ?? 0)
  await play(conversation, env)
  const later = conversation.record()
  conversation.edit(second?.id ?? 0)
  expect(conversation.record()).toEqual(later)
})

test('a published webhook calls again if one of its named inputs has changed, one without a list if anything has', async () => {
  for (const [inputs, calls] of [
    [['where'], 1],
    [['who'], 2],
    [undefined, 2],
  ] as const) {
    const bot = botOf('message')
    const nodes = bot.nodes.map(node =>
      node.id === 'order'
        ? { ...node, data: { waitForResponse: true, ...(inputs && { inputs }) } }
        : node,
    )
    const { conversation, env } = begin({ ...bot, nodes })
    await play(conversation, env, ['Ann', 'Bern'])
    conversation.edit(replies(conversation)[0]?.id ?? 0)
    await play(conversation, env, ['Bea', 'Bern'])
    expect({ inputs, calls: env.calls.length }).toEqual({ inputs, calls })
  }
})

test('an appointment whose answer is changed is moved, whichever time is picked, and a second visit books another one', async () => {
  const times = [9, 10, 11].map(hour => ({
    start: `2026-11-10T${String(hour).padStart(2, '0')}:00:00+01:00`,
    end: `2026-11-10T${hour + 1}:00:00+01:00`,
  }))
  const asked: Record<string, unknown>[] = []
  const base = createFakeEnv({ now: start })
  let booked = 0
  const env: FakeEnv = {
    ...base,
    call: async ({ input }): Promise<CallOutcome> => {
      const about: Record<string, unknown> = Object(input)
      asked.push(about)
      if (about.ask === 'times') return { ok: true, status: 200, body: { times } }
      if (about.ask === 'hold')
        return { ok: true, status: 200, body: { holdId: `hold ${asked.length}` } }
      return {
        ok: true,
        status: 200,
        body: { bookingId: String(about.instead ?? `booking ${++booked}`) },
      }
    },
  }
  const data = {
    calendarPrompt: 'When?',
    timeZone: 'Europe/Zurich',
    weeklyHours: [{ dayName: 'Tuesday', slots: [{ start: '09:00', end: '12:00' }] }],
    booking: { minutes: 60 },
  }
  const bot = {
    nodes: [
      { id: 'start', type: 'welcome', data: { text: 'Hi' } },
      { id: 'when', type: 'calendar', data },
      { id: 'more', type: 'yes-or-no-choice', data: { questionText: 'Another one?' } },
    ],
    edges: [
      { source: 'start', target: 'when' },
      { source: 'when', target: 'more' },
      { source: 'more', target: 'when', sourceHandle: 'yes' },
    ],
  }
  const conversation = createConversation({ bot: parseBot(bot), env, allowEdit: true })
  conversation.start()
  const rest = async () => {
    for (let moments = 0; moments < 20; moments++) {
      for (let turn = 0; turn < 9; turn++) await env.settle()
      if (conversation.getView().status === 'waiting') return
      env.clock.advanceToNext()
    }
  }
  const pick = async (slot: string) => {
    await rest()
    conversation.answer({ date: '2026-11-10', slot })
    await rest()
  }
  const last = () => asked.filter(({ ask }) => ask === 'book').at(-1)
  await pick('09:00 - 10:00')
  expect(last()).not.toHaveProperty('instead')
  for (const slot of ['10:00 - 11:00', '09:00 - 10:00', '09:00 - 10:00']) {
    conversation.edit(replies(conversation)[0]?.id ?? 0)
    await pick(slot)
    expect(last()).toMatchObject({ instead: 'booking 1' })
    expect(asked.filter(({ ask }) => ask === 'hold').at(-1)).toMatchObject({
      start: `2026-11-10T${slot.slice(0, 5)}:00+01:00`,
      instead: 'booking 1',
    })
    expect(conversation.record().details).toMatchObject({ when: { bookingId: 'booking 1' } })
  }
  conversation.answer({ pick: 'yes' })
  await pick('11:00 - 12:00')
  expect(last()).not.toHaveProperty('instead')
  expect(booked).toBe(2)
})
