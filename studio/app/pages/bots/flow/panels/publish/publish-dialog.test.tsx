import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BotState } from '#api/records.js'
import { show, typeInto } from '#testing/show.js'
import { createMemoryRoom } from '../../model/draft/memory-room.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { createVirtualClock } from '../../model/draft/virtual-clock.fixture.js'
import { findSlips } from '../../model/findings/find-slips.js'
import { createFindings } from '../../model/findings/findings-store.js'
import { FindingsContext } from '../../model/findings/use-findings.js'
import { inlinePlayer } from '../tests/inline-player.fixture.js'
import { PlayerContext } from '../tests/use-tests.js'
import { PublishDialog } from './publish-dialog.js'

const live = { nodes: [{ id: 'hi', type: 'welcome', data: { text: 'Hello' } }], edges: [] }
const about = {
  chatbot: {
    id: 'shop',
    title: 'Shop',
    description: '',
    createdAt: '2026-11-20T09:00:00.000Z',
    publishedVersion: 3,
    newestVersion: 3,
    storedAt: null,
    storedBy: null,
    isDraftNewer: false,
    problems: null,
    kind: 'bot' as const,
  },
  server: 'https://chat.example',
  setLooks: [],
}
const jump = { id: 'j', type: 'jump-to', data: { nodeId: 'gone' } }

const found = {
  rule: 'handover-without-desk',
  nodeKind: 'Hand over to a person',
  nodeTitle: 'One moment.',
  message: 'The live desk is off.',
  remedy: 'Switch on "Live desk".',
}

const sent = vi.fn()
beforeEach(() => sent.mockClear())

async function dialog(
  bot: unknown = live,
  told: readonly string[] = [],
  state: Partial<BotState> = {},
  versions: readonly object[] = [],
) {
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (url.endsWith('/findings'))
      return Response.json({
        success: true,
        message: '',
        data: { errors: 0, warnings: 1, findings: [found] },
      })
    if (method === 'GET' && url.endsWith('/shop'))
      return Response.json({
        success: true,
        message: '',
        data: { chatbot: { settings: { collectResults: null } } },
      })
    if (method === 'GET' && /\/versions(\?|$)/.test(url))
      return Response.json({ success: true, message: '', data: { versions, nextCursor: null } })
    if (method === 'GET') return Response.json({ success: true, message: '', data: { flow: live } })
    sent(url, JSON.parse(String(body)))
    const { share = 100 } = JSON.parse(String(body))
    return Response.json({
      success: true,
      message: '',
      data: { version: 4, share, warnings: told },
    })
  })
  const room = createMemoryRoom(bot)
  const clock = createVirtualClock()
  const store = createFindings(room, { lint: async draft => findSlips(draft) }, clock)
  const showFindings = vi.fn()
  const reveal = vi.fn()
  const showTests = vi.fn()
  await show(
    <PlayerContext value={inlinePlayer}>
      <DraftRoomContext value={room}>
        <FindingsContext value={store}>
          <PublishDialog
            about={{ ...about, chatbot: { ...about.chatbot, ...state } }}
            open
            onOpenChange={() => {}}
            onShowFindings={showFindings}
            onReveal={reveal}
            onShowTests={showTests}
          />
        </FindingsContext>
      </DraftRoomContext>
    </PlayerContext>,
  )
  await act(() => clock.advance(0))
  const window = () => document.querySelector('[role=dialog]')
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(
      each => each.textContent === name,
    )
  return { room, window, button, showFindings, showTests, reveal }
}

test('shows what changes against what is live, publishes with a note, and then has the snippet', async () => {
  const { room, window, button } = await dialog()
  await act(async () => {
    room.change([{ op: 'set', nodeId: 'hi', path: ['text'], value: 'Good day' }], 'Edited')
  })
  await vi.waitFor(() => expect(window()?.textContent).toContain('Changed: 1 step.'))
  expect(window()?.querySelector('ins')?.textContent).toBe('Good day')
  await typeInto(document.querySelector('textarea'), 'Kinder')
  await act(async () => button('Publish')?.click())
  await vi.waitFor(() => expect(window()?.textContent).toContain('Version 4 is live'))
  expect(sent).toHaveBeenCalledExactlyOnceWith('/v1/chatbots/shop/publish', { note: 'Kinder' })
  expect(window()?.textContent).toContain('data-chatbot-id="shop"')
  expect(window()?.textContent).toContain('on any site')
  const links = [...(window()?.querySelectorAll('a') ?? [])].map(link => link.getAttribute('href'))
  expect(links).toEqual(['/demo/bots/shop', '/bots/shop/embed', '/bots/shop/versions'])
})

const field = (label: string) => {
  const found = [...document.querySelectorAll('[role=dialog] label')].find(
    each => each.textContent === label,
  )
  return document.getElementById(found?.getAttribute('for') ?? '')
}
const select = (label: string, value: string) =>
  act(async () => {
    const control = field(label)
    if (control instanceof HTMLSelectElement) control.value = value
    control?.dispatchEvent(new Event('change', { bubbles: true }))
  })
const edited = (room: ReturnType<typeof createMemoryRoom>) =>
  act(async () => {
    room.change([{ op: 'set', nodeId: 'hi', path: ['text'], value: 'Good day' }], 'Edited')
  })

test('goes live for a share of the visitors, with a goal', async () => {
  const { room, window, button } = await dialog()
  await edited(room)
  await act(async () => field('A share of the visitors')?.click())
  const share = field('Share in per cent')
  if (!(share instanceof HTMLInputElement)) throw new Error('No field for the share')
  expect(share.value).toBe('20')
  await typeInto(share, '0')
  expect(window()?.textContent).toContain('A whole number from 1 to 99')
  expect(button('Publish')?.disabled).toBe(true)
  await typeInto(share, '30')
  await select('Goal', 'step')
  expect(button('Publish')?.disabled).toBe(true)
  await select('Step', 'hi')
  await act(async () => button('Publish')?.click())
  await vi.waitFor(() =>
    expect(window()?.textContent).toContain('Version 4 is live for 30 % of the visitors'),
  )
  expect(sent).toHaveBeenCalledExactlyOnceWith('/v1/chatbots/shop/publish', {
    share: 30,
    goal: { kind: 'step', nodeId: 'hi' },
  })
})

test('says what is tried now, and that publishing ends it', async () => {
  const { window } = await dialog(live, [], {}, [
    { version: 4, share: 20, isPublished: false },
    { version: 3, share: 80, isPublished: true },
  ])
  await vi.waitFor(() =>
    expect(window()?.textContent).toContain('Version 4 is tried by 20 % of the visitors'),
  )
})

test.each<[string, Partial<BotState>]>([
  ['what nobody meets yet', { publishedVersion: null }],
  ['a sub-flow', { kind: 'sub-flow' }],
])('does not ask for whom of %s', async (_, state) => {
  const { window } = await dialog(live, [], state)
  expect(window()?.textContent).not.toContain('Who meets it')
})

test('errors stop it, and lead to the findings', async () => {
  const { window, button, showFindings, reveal } = await dialog({
    nodes: [...live.nodes, jump],
    edges: [{ source: 'hi', target: 'j' }],
  })
  expect(window()?.textContent).toContain('With errors the bot cannot go live')
  expect(button('Publish')?.disabled).toBe(true)
  await act(async () => window()?.querySelector<HTMLElement>('li button')?.click())
  expect(reveal).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ nodeId: 'j' }))
  await act(async () => button('Show the findings')?.click())
  expect(showFindings).toHaveBeenCalledOnce()
})

test('what the server warns of is told once the bot is live, with the words of its step', async () => {
  const { window, button } = await dialog(live, [
    'Any site may show this bot.',
    'node "h": The live desk is off. Switch on "Live desk". (handover-without-desk)',
  ])
  await act(async () => button('Publish')?.click())
  await vi.waitFor(() =>
    expect([...(window()?.querySelectorAll('li') ?? [])].map(line => line.textContent)).toEqual(
      expect.arrayContaining([
        'Any site may show this bot.',
        'Hand over to a person “One moment.”: The live desk is off. Switch on "Live desk".',
      ]),
    ),
  )
  expect(window()?.textContent).not.toContain('node "h"')
})

test('where the bot requires green tests, one that fails stops it, by name, until it holds', async () => {
  const test = { name: 'Greets', answers: [], expect: { says: ['Good day'] } }
  const { room, window, button, showTests } = await dialog({
    ...live,
    tests: [test],
    settings: { requireGreenTests: true },
  })
  await vi.waitFor(() => expect(window()?.textContent).toContain('“Greets” fails.'))
  expect(button('Publish')?.disabled).toBe(true)
  await act(async () => button('Show the tests')?.click())
  expect(showTests).toHaveBeenCalledOnce()
  await act(
    async () =>
      void room.change([{ op: 'set', nodeId: 'hi', path: ['text'], value: 'Good day' }], 'Edited'),
  )
  await vi.waitFor(() => expect(window()?.textContent).toContain('All tests are green'))
  expect(button('Publish')?.disabled).toBe(false)
})

test.each([
  ['Yes, for 365 days', { collectResults: true, resultRetentionDays: 365 }],
  ['No', { collectResults: false }],
])('the first time it asks whether what visitors answer is kept: %s', async (answer, settings) => {
  const { room, window, button } = await dialog(live, [], { publishedVersion: null })
  await vi.waitFor(() => expect(window()?.textContent).toContain('Keep what visitors answer?'))
  const [yes, no] = [...(window()?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])]
  expect(yes?.checked).toBe(true)
  if (answer === 'No') await act(async () => no?.click())
  await act(async () => button('Publish')?.click())
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(room.state().draft.settings).toEqual(settings)
})

test('it asks nothing where the bot file says so, or the bot has been live', async () => {
  const { window } = await dialog({ ...live, settings: { collectResults: false } }, [], {
    publishedVersion: null,
  })
  expect(window()?.textContent).not.toContain('Keep what visitors answer?')
})
