import axe from 'axe-core'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '#testing/show.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { KeepSecretContext } from '../../model/edit/keep-secret.js'
import { openRoom } from '../../testing/open-room.js'
import { Inspector } from '../inspector/inspector.js'
// Once it is here, it comes at once.
import './integration-fields.js'

const text = (name: string, title: string, more = {}) => ({
  name,
  title,
  help: `The ${name}.`,
  kind: 'text',
  isOptional: false,
  ...more,
})
const connectors = [
  {
    name: 'airtable',
    title: 'Airtable',
    help: 'Tables.',
    fields: [],
    actions: [
      {
        name: 'createRecord',
        title: 'Create a record',
        help: 'Adds one.',
        inputs: [
          text('baseId', 'Base', { picks: 'bases' }),
          text('fields', 'Fields', { kind: 'fields', picks: 'fields' }),
          text('tags', 'Tags', { kind: 'list', isOptional: true }),
        ],
      },
    ],
  },
]
const about = { remedy: null, settings: {}, createdAt: '', updatedAt: '' }
const connections = [
  { id: 'c1', connector: 'airtable', name: 'Orders', state: 'ok', ...about },
  {
    ...about,
    id: 'c2',
    connector: 'airtable',
    name: 'Airtable',
    state: 'failed',
    remedy: 'Make a new key.',
  },
]

async function open(data: object) {
  const asked: { readonly path: string; readonly body: unknown }[] = []
  const answer = (path: string, body: unknown) => {
    if (path === '/v1/connectors') return { connectors }
    if (path === '/v1/connections') return { connections }
    if (path.endsWith('/options')) {
      const { loader, input } = Object(body)
      if (loader === 'bases') return { options: [{ value: 'app1', label: 'Bakery' }] }
      return {
        options:
          input.baseId === 'app1'
            ? [
                { value: 'Name', label: 'Name' },
                { value: 'Town', label: 'Town' },
              ]
            : null,
      }
    }
    const headers = { authorization: '••••' }
    const request = { method: 'POST', url: 'https://air.example/v0', headers, body: '{"a":1}' }
    const call = { request, answer: { status: 200, text: '{"id":"rec1"}' } }
    return { status: 200, body: { id: 'rec1' }, call }
  }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const read = typeof body === 'string' ? JSON.parse(body) : undefined
    asked.push({ path, body: read })
    return Response.json({ success: true, data: answer(path, read) })
  })
  const room = openRoom({
    nodes: [
      { id: 'start', type: 'welcome', data: { text: 'Hello' } },
      { id: 'keep', type: 'integration', data },
    ],
    edges: [],
  })
  const { home } = await show(
    <FlowContext value={room.flowRoom}>
      <DraftRoomContext value={room.room}>
        <KeepSecretContext value={async () => ({ secret: 'sec_0123456789' })}>
          <Inspector nodeId="keep" findings={[]} focusPath={null} onReveal={() => undefined} />
        </KeepSecretContext>
      </DraftRoomContext>
    </FlowContext>,
  )
  const control = (label: string) =>
    [...home.querySelectorAll('label')].find(each => each.textContent?.startsWith(label))?.control
  const settled = (label: string) =>
    vi.waitFor(async () => {
      await act(async () => undefined)
      expect(control(label), home.textContent ?? label).toBeTruthy()
    })
  const choose = async (label: string, value: string) => {
    // Until what can be chosen has come it is typed.
    await vi.waitFor(async () => {
      await act(async () => undefined)
      expect(control(label), home.textContent ?? label).toBeInstanceOf(HTMLSelectElement)
    })
    const select = control(label)
    await act(async () => {
      if (!(select instanceof HTMLSelectElement)) throw new Error(`No choice “${label}”`)
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  const type = async (label: string, words: string) => {
    await settled(label)
    const field = control(label)
    if (field instanceof HTMLInputElement) await typeInto(field, words)
  }
  const data_ = () => room.draft().elements[0].nodes.find(({ id }) => id === 'keep')?.data
  return { home, asked, choose, type, settled, data: data_ }
}

test('connection, action and fields are chosen, and what the product has is offered', async () => {
  const { home, choose, type, data } = await open({})
  await choose('Connection', 'c1')
  await choose('What is done', 'createRecord')
  await choose('Base in Airtable', 'app1')
  await choose('Another field of Airtable', 'Name')
  await type('Name', '{name}')
  await type('Tags 1', '{tag}')
  expect(data()).toEqual({
    connectionId: 'c1',
    action: 'createRecord',
    input: { baseId: 'app1', fields: { Name: '{name}' }, tags: ['{tag}'] },
  })
  const { violations } = await axe.run(home, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
})

test('a step is tried with sample values, and what was sent and what came back is shown', async () => {
  const input = { baseId: 'app1', fields: { Name: '{name}' } }
  const { home, asked, type, settled } = await open({
    connectionId: 'c1',
    action: 'createRecord',
    input,
  })
  await type('{name}', 'Ann')
  await act(async () =>
    [...home.querySelectorAll('button')].find(each => each.textContent === 'Try it')?.click(),
  )
  await settled('Connection')
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(home.textContent).toContain('rec1')
    expect(home.textContent).toContain('POST https://air.example/v0')
  })
  expect(asked.at(-2)).toEqual({
    path: '/v1/chatbots/bot/draft/nodes/keep/run',
    body: { values: { name: 'Ann' } },
  })
  // Whether its product lets the connection in is known by then.
  expect(asked.at(-1)).toEqual({ path: '/v1/connections', body: undefined })
})

test('a connection whose key is refused says what to do', async () => {
  const { home, settled } = await open({ connectionId: 'c2', action: 'createRecord' })
  await settled('Connection')
  expect(home.textContent).toContain('Make a new key.')
})
