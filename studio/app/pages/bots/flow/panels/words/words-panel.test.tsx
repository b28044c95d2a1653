import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show, typeInto } from '#testing/show.js'
import { keepProposal, keptProposal } from '../../../api/kept-proposal.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { cakes, openRoom } from '../../testing/open-room.js'
import { WordsPanel } from './words-panel.js'

beforeEach(() => keepProposal('bot', null))

/** Another greeting, a question for the name behind it, and the step that nobody reaches goes. */
const changes = [
  { op: 'set', nodeId: 'hi', path: ['text'], value: 'Good morning!' },
  {
    op: 'add',
    node: {
      id: 'step-1',
      type: 'ask-name',
      data: { questionText: 'Your name?', answerVariable: 'name' },
    },
  },
  { op: 'connect', edge: { id: 'way-1', source: 'hi', target: 'step-1' } },
  { op: 'connect', edge: { id: 'way-2', source: 'step-1', target: 'which' } },
  { op: 'remove', nodeId: 'lost' },
]
const made = {
  seq: 0,
  changes,
  explanation: 'Asks for the name.',
  notes: ['Left out: one way to nowhere.'],
  left: 0,
  findings: [],
  explored: { conversations: 60, ways: 4, waysInAll: 4, findings: [] },
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** A server that tells these events, each part once it is let go. */
function serve(...parts: readonly string[]) {
  const calls: { readonly url: string; readonly body: unknown; readonly signal: AbortSignal }[] = []
  let push = (_: string) => {}
  vi.stubGlobal(
    'fetch',
    async (url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
      calls.push({ url, body: JSON.parse(body), signal })
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          push = text => controller.enqueue(new TextEncoder().encode(text))
          for (const part of parts) push(part)
          signal.addEventListener('abort', () =>
            controller.error(new DOMException('Aborted', 'AbortError')),
          )
        },
      })
      return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
    },
  )
  return { calls, push: (text: string) => act(async () => push(text)) }
}

async function open(bot: unknown = cakes) {
  const opened = openRoom(bot)
  opened.view.set({ drawer: 'words', proposing: { kind: 'change' } })
  const { home, close } = await show(
    <DraftRoomContext value={opened.room}>
      <FlowContext value={opened.flowRoom}>
        <WordsPanel />
      </FlowContext>
    </DraftRoomContext>,
  )
  const button = (name: string) =>
    [...home.querySelectorAll('button')].find(
      each => each.getAttribute('aria-label') === name || each.textContent === name,
    )
  const press = (name: string) =>
    act(async () => {
      const found = button(name)
      if (!found) throw new Error(`There is no button "${name}": ${home.textContent}`)
      found.click()
    })
  const row = (words: string) =>
    act(async () => {
      const found = [...home.querySelectorAll<HTMLElement>('li > button')].find(each =>
        each.textContent?.includes(words),
      )
      if (!found) throw new Error(`There is no difference "${words}": ${home.textContent}`)
      if (found.getAttribute('aria-expanded') !== 'true') found.click()
    })
  const shows = (words: string) =>
    act(async () => void (await vi.waitFor(() => expect(home.textContent).toContain(words))))
  return { ...opened, home, close, button, press, row, shows }
}

const propose = (opened: Awaited<ReturnType<typeof open>>) =>
  act(async () => {
    opened.view.set({ proposing: null })
    keepProposal('bot', {
      ...made,
      kind: 'change',
      words: 'Ask for the name',
      refused: [],
      base: { ...opened.draft() },
    })
  })

test('a change of what is selected is asked for in words, and what comes waits for its owner', async () => {
  const server = serve(event('progress', { stage: 'asking' }))
  const { home, press, shows, view, draft } = await open()
  expect(home.textContent).toContain('Select the steps')
  await act(async () => view.select(['hi', 'which']))
  expect(home.textContent).toContain('About 2 steps: “Welcome: Good day!”')
  await press('Draft the change')
  expect(home.textContent).toContain('Say what should change.')
  await typeInto(home.querySelector('textarea'), 'Ask for the name')
  await press('Draft the change')
  await shows('The AI provider is drafting.')
  await server.push(event('progress', { stage: 'mending' }))
  await shows('the provider is mending it')
  const before = draft()
  await server.push(event('done', made))
  await shows('4 changes, none accepted yet.')
  expect(draft()).toBe(before)
  expect(server.calls).toMatchObject([
    {
      url: '/v1/chatbots/bot/draft/proposal',
      body: { kind: 'change', words: 'Ask for the name', nodeIds: ['hi', 'which'] },
    },
  ])
  for (const words of [
    'You asked: Ask for the name',
    'Asks for the name.',
    '4 of its 4 ways',
    'Left out: one way',
  ])
    expect(home.textContent).toContain(words)
  const layer = view.get().layer
  expect(layer?.steps.get('hi')?.words).toBe('Proposed: another Text')
  expect(layer?.steps.get('lost')?.words).toBe('Proposed: it goes away')
  expect([...(layer?.gone?.steps.keys() ?? [])]).toEqual(['step-1'])
  expect(layer?.gone?.isNew).toBe(true)
})

test('a failure is told with its remedy, and what was typed stays', async () => {
  serve(
    event('error', {
      code: 'AI_KEY_REFUSED',
      message: 'The AI provider refused the server’s key.',
    }),
  )
  const { home, press, shows, view } = await open()
  await act(async () => view.select(['hi']))
  await typeInto(home.querySelector('textarea'), 'Be brief')
  await press('Draft the change')
  await shows('refused the server’s key')
  expect(home.querySelector('textarea')?.value).toBe('Be brief')
  expect(home.querySelector('[role="alert"]')?.textContent).toContain('Nothing was drafted')
})

test.each(['Cancel', 'Close the proposal'])('%s ends the call at the provider', async how => {
  const server = serve(event('progress', { stage: 'asking' }))
  const { home, press, shows, view, close } = await open()
  await act(async () => view.select(['hi']))
  await typeInto(home.querySelector('textarea'), 'Be brief')
  await press('Draft the change')
  await shows('The AI provider is drafting.')
  await press(how)
  if (how === 'Cancel') {
    expect(home.querySelector('textarea')?.value).toBe('Be brief')
    expect(home.querySelector('[role="alert"]')).toBeNull()
  } else {
    expect(view.get().drawer).toBeNull()
    await close()
  }
  expect(server.calls[0]?.signal.aborted).toBe(true)
})

test('it is accepted step by step, refused, and each undone', async () => {
  const opened = await open()
  const { press, row, shows, draft, room, actions, home } = opened
  await propose(opened)
  await shows('4 changes')
  const step = () => draft().elements[0].nodes.find(({ id }) => id === 'hi')
  await row('from Welcome')
  expect(home.textContent).toContain('comes with it')
  await row('Welcome: Good')
  await press('Accept “Welcome: Good morning!”')
  expect(step()?.data).toEqual({ text: 'Good morning!' })
  await shows('3 of 4 changes are left.')
  expect(room.state().undo).toBe('Accepted “Welcome: Good morning!”')
  await act(async () => actions.undo())
  await shows('4 changes, none accepted yet.')
  expect(step()?.data).toEqual({ text: 'Good day!' })

  await row('from Welcome')
  await press('Accept “Next, from Welcome: Good morning!”')
  expect(draft().elements[0].edges.map(({ source, target }) => `${source} ${target}`)).toEqual(
    expect.arrayContaining(['hi step-1', 'step-1 which']),
  )
  await shows('2 of 4 changes are left.')
})

test('all of it is accepted as one thing to undo, and what was refused stays out', async () => {
  const opened = await open()
  const { press, row, shows, draft, actions, places, home } = opened
  await propose(opened)
  await shows('none accepted yet')
  const before = draft()
  await row('Nobody comes here')
  await press('Refuse “Message: Nobody comes here.”')
  await press('Accept all 3')
  const { nodes, edges } = draft().elements[0]
  expect(nodes.map(({ id }) => id)).toContain('lost')
  expect(edges.map(({ source, target }) => `${source} ${target}`)).toEqual(
    expect.arrayContaining(['hi step-1', 'step-1 which']),
  )
  expect(nodes.find(({ id }) => id === 'step-1')?.position).toMatchObject({ x: expect.any(Number) })
  expect(places).toBeDefined()
  await shows('Nothing is left to accept.')
  await act(async () => actions.undo())
  expect(draft().elements[0].nodes.map(({ id, data }) => ({ id, data }))).toEqual(
    before.elements[0].nodes.map(({ id, data }) => ({ id, data })),
  )
  await shows('3 of 4 changes are left.')
  expect(home.textContent).toContain('Refused')
})

test('where the draft has moved on it says what no longer fits, and the rest is accepted', async () => {
  const opened = await open()
  const { press, shows, draft, actions, home } = opened
  await propose(opened)
  await shows('none accepted yet')
  await act(async () => {
    actions.run(
      [{ op: 'set', nodeId: 'hi', path: ['text'], value: 'Hello from Ben' }],
      'Changed by somebody',
    )
  })
  await shows('The draft has moved on')
  expect(home.textContent).toContain('No longer fits')
  await press('Accept all 3')
  const { nodes } = draft().elements[0]
  expect(nodes.find(({ id }) => id === 'hi')?.data).toEqual({ text: 'Hello from Ben' })
  expect(nodes.some(({ id }) => id === 'lost')).toBe(false)
})

test('thrown away it changes nothing, and a reload finds what was not', async () => {
  const opened = await open()
  const { press, shows, draft, view } = opened
  const before = draft()
  await propose(opened)
  await shows('none accepted yet')
  expect(JSON.parse(sessionStorage.getItem('talkgraph-proposal-bot') ?? 'null')).toMatchObject({
    words: 'Ask for the name',
  })
  await press('Throw away')
  expect(draft()).toBe(before)
  expect(keptProposal('bot')).toBeNull()
  expect(sessionStorage.getItem('talkgraph-proposal-bot')).toBeNull()
  expect(view.get().drawer).toBeNull()
})

test('translations come step by step', async () => {
  const opened = await open()
  const { press, row, shows, draft, home } = opened
  await act(async () =>
    keepProposal('bot', {
      ...made,
      kind: 'translate',
      words: 'What is missing in German',
      refused: [],
      explored: null,
      notes: [],
      base: { ...opened.draft() },
      left: 3,
      changes: [
        { op: 'bot', path: ['translations', 'de', 'hi', 'text'], value: 'Guten Tag!' },
        { op: 'bot', path: ['translations', 'de', 'bye', 'text'], value: 'Tschüss!' },
      ],
    }),
  )
  await shows('2 changes, none accepted yet.')
  expect(home.textContent).toContain('3 more texts are missing.')
  await row('German: Message: Bye!')
  await press('Accept “German: Message: Bye!”')
  expect(draft().translations).toEqual({ de: { bye: { text: 'Tschüss!' } } })
  await press('Accept it')
  expect(draft().translations).toEqual({
    de: { hi: { text: 'Guten Tag!' }, bye: { text: 'Tschüss!' } },
  })
})
