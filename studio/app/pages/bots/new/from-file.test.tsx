import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../testing/show.js'
import { FromFile } from './from-file.js'

/** Answers each call with success, and keeps what was sent. */
function keepCalls() {
  const sent: { readonly url: string; readonly body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) })
    return Response.json({ success: true, message: '', data: { chatbotId: 'x', version: 1 } })
  })
  return sent
}

async function choose(home: HTMLElement, ...files: readonly File[]) {
  const input = home.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no place for files.')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

const json = (value: unknown, name = 'bot.json') => new File([JSON.stringify(value)], name)

const typebot = {
  version: '6.1',
  id: 'bakery',
  name: 'Bakery',
  events: [{ id: 'e0', type: 'start' }],
  groups: [
    {
      id: 'g1',
      title: 'Hello',
      blocks: [
        {
          id: 'b1',
          type: 'text',
          content: { richText: [{ type: 'p', children: [{ text: 'Hi' }] }] },
        },
        { id: 'b2', type: 'Pixel' },
        { id: 'b3', type: 'date input', options: { hasTime: true } },
      ],
    },
  ],
  edges: [{ id: 'w0', from: { eventId: 'e0' }, to: { groupId: 'g1' } }],
}

test('a bot file is a bot at once, with everything that it has', async () => {
  const sent = keepCalls()
  const onMade = vi.fn()
  const { home } = await show(<FromFile onMade={onMade} />)
  const nodes = [{ id: 'a', type: 'welcome', data: { own: 1 }, width: 7 }]
  await choose(
    home,
    json({ customizations: { x: 1 }, elements: [{ nodes, edges: [] }], mine: true }, 'shop.json'),
  )
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledExactlyOnceWith(expect.any(String), false))
  expect(sent[0]?.body).toEqual({
    name: 'shop',
    customizations: { x: 1 },
    mine: true,
    elements: [{ nodes, edges: [] }],
  })
})

test('a file of Typebot tells first what becomes of each block', async () => {
  const sent = keepCalls()
  const onMade = vi.fn()
  const { home } = await show(<FromFile onMade={onMade} />)
  await choose(home, json(typebot))
  await vi.waitFor(() => expect(home.querySelector('h2')?.textContent).toBe('Bakery, from Typebot'))
  const figures = [...home.querySelectorAll('dl > div')].map(each => each.textContent)
  expect(figures).toEqual(['Blocks3', 'Exact1', 'With a loss1', 'No counterpart1'])
  expect(home.textContent).toContain('The date is asked for without a time.')
  expect(home.textContent).toContain('Events are told by the page')
  expect(sent).toEqual([])
  await act(async () => button(home, 'Make the bot')?.click())
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledExactlyOnceWith(expect.any(String), true))
  expect(sent[0]?.body).toMatchObject({
    name: 'Bakery',
    imported: { from: 'typebot', blocks: 3, exact: 1 },
  })
})

test('what cannot be read says where, and nothing is made', async () => {
  const sent = keepCalls()
  const { home } = await show(<FromFile onMade={() => {}} />)
  await choose(home, new File(['{\n  "nodes": [}'], 'x.json'))
  await vi.waitFor(() =>
    expect(home.querySelector('[role="alert"]')?.textContent).toContain(
      'line 2, column 13 should have a value',
    ),
  )
  expect(sent).toEqual([])
})

const button = (home: HTMLElement, name: string) =>
  [...home.querySelectorAll('button')].find(each => each.textContent === name)
