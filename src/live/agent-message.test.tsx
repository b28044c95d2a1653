import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import type { Item, SaidItem } from '../../runtime/index.js'
import type { AgentText } from '../model/live.js'
import { ModelProvider, type WidgetModel } from '../model/widget-model.js'
import { AgentMessage } from './agent-message.js'
import { createDeskLine } from './desk-line.js'
import type { Line } from './line.js'

const agent = {
  id: 7,
  name: 'Mia',
  icon: '/mia.png',
  prompts: [{ id: 'rye', label: 'Rye <b>bread</b>' }],
}
const message = (
  more: Partial<typeof agent> & { file?: { name: string; url: string } } = {},
): AgentText => ({
  kind: 'text',
  text: 'Hello <i>there</i>',
  html: '',
  agent: { ...agent, ...more },
})

function draw(content: AgentText, line?: Partial<Line>) {
  const answered: unknown[] = []
  const listeners = new Set<() => void>()
  const said: SaidItem = { kind: 'said', id: 1, nodeId: 'h', at: 0, content, partial: false }
  let view = { items: [said] as Item[], prompt: {} }
  const model = {
    t: (text: string) => text,
    server: 'https://s.test',
    conversation: {
      answer: (value: unknown) => answered.push(value),
      getView: () => view,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  } as unknown as WidgetModel
  const desk = createDeskLine()
  let change = () => {}
  if (line)
    desk.open(changed => {
      change = changed
      return line as Line
    })
  const box = document.createElement('div')
  flushSync(() =>
    createRoot(box).render(
      <ModelProvider value={model}>
        <AgentMessage content={content} desk={desk} />
      </ModelProvider>,
    ),
  )
  return {
    box,
    answered,
    say: (item: Item) =>
      flushSync(() => {
        view = { ...view, items: [...view.items, item] }
        for (const listener of [...listeners]) listener()
      }),
    change: () => flushSync(change),
  }
}

test("draws name, picture and words, and reads nothing of an agent's as HTML", () => {
  const { box } = draw(message())
  expect(box.querySelector('.agent')?.textContent).toBe('Mia')
  expect(box.querySelector('img')?.src).toBe('https://s.test/mia.png')
  expect(box.querySelector('.agent-words')?.textContent).toBe('Hello <i>there</i>')
  expect(box.querySelector('i, b')).toBeNull()
})

test.each(['', 'javascript:alert(1)', 'data:text/html,x'])(
  'in place of the picture %j stands the first letter',
  icon => {
    const { box } = draw(message({ icon }))
    expect(box.querySelector('img')).toBeNull()
    expect(box.querySelector('.agent-icon')?.textContent).toBe('M')
  },
)

test('in place of a picture that does not load stands the first letter', () => {
  const { box } = draw(message())
  flushSync(() => box.querySelector('img')?.dispatchEvent(new Event('error')))
  expect(box.querySelector('.agent-icon')?.textContent).toBe('M')
})

test('an agent without a name is called one', () => {
  expect(draw(message({ name: '' })).box.querySelector('.agent')?.textContent).toContain('An agent')
})

test('an option is answered by its words, and is offered until something is said', () => {
  const { box, answered, say } = draw(message())
  const option = box.querySelector('button')
  // React hears of clicks on what is on the page.
  document.body.append(box)
  option?.click()
  expect(answered).toEqual(['Rye <b>bread</b>'])
  say({ kind: 'replied', id: 2, nodeId: 'h', at: 0, text: 'Rye' })
  expect(box.querySelector('.agent-options')).toBeNull()
})

test('a file is a link to the web alone, and is not named twice', () => {
  const { box } = draw(message({ file: { name: 'menu.pdf', url: '/uploads/x.pdf' } }))
  const link = box.querySelector('a')
  expect([link?.textContent, link?.href, link?.rel]).toEqual([
    'menu.pdf',
    'https://s.test/uploads/x.pdf',
    'noopener noreferrer',
  ])
  expect(
    draw(message({ file: { name: 'x', url: 'javascript:x' } })).box.querySelector('a'),
  ).toBeNull()
  const alone = {
    ...message({ file: { name: 'menu.pdf', url: '/uploads/x.pdf' } }),
    text: 'menu.pdf',
  }
  expect(draw(alone).box.textContent?.split('menu.pdf')).toHaveLength(2)
})

test('a reaction is shown, and taken back by pressing it again', () => {
  const reactions = new Map<number, string>()
  const react = vi.fn((id: number, reaction: string) => void reactions.set(id, reaction))
  const { box, change } = draw(message({ prompts: [] }), { reactions, react })
  const button = [...box.querySelectorAll('button')].find(
    ({ ariaLabel }) => ariaLabel === 'Helpful',
  )
  button?.click()
  change()
  expect(button?.ariaPressed).toBe('true')
  button?.click()
  change()
  expect([react.mock.lastCall, button?.ariaPressed]).toEqual([[7, 'NEUTRAL'], 'false'])
})
