import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChatPreview, type SavedSession } from '../react.js'

const welcome = (text: string) => [{ id: 'a', type: 'welcome', data: { text } }]
const bot = {
  id: 'x',
  name: 'Corner Bakery',
  version: '3',
  logo: '/l.png',
  nodes: welcome('Hello'),
  edges: [],
}
const broken = { ...bot, edges: [{ source: 'a', target: 'gone' }] }

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const hosts = () => [...document.querySelectorAll('talkgraph-widget')]
const inside = () => hosts()[0]?.shadowRoot
const frame = () => inside()?.querySelector<HTMLElement>('.frame')
const title = () => inside()?.querySelector('[part=title]')?.textContent
const log = () => inside()?.querySelector('[role=log]')
const alert = () => inside()?.querySelector('[role=alert]')?.textContent ?? ''
const names = () =>
  [...(inside()?.querySelectorAll('[part=header] button') ?? [])].map(button =>
    button.getAttribute('aria-label'),
  )
const button = (name: string) =>
  inside()?.querySelector<HTMLElement>(`[part=header] button[aria-label="${name}"]`)
const drawn = () => vi.waitFor(() => expect(log()).toBeTruthy(), 10_000)
const says = (text: string) => vi.waitFor(() => expect(log()?.textContent).toContain(text))

/** The handlers of loading and clearing, and what they were called with, in order. */
function listeners() {
  const told: unknown[] = []
  const tell = (name: string) => (value?: unknown) => void told.push([name, value])
  return {
    told,
    handlers: {
      onLoading: tell('loading'),
      setPending: tell('pending'),
      setSettled: tell('settled'),
      onClose: tell('closed'),
    },
  }
}

const around = [
  ['loading', true],
  ['pending', false],
  ['settled', true],
  ['loading', false],
]

describe('its header', () => {
  it('names the bot, cut to ten characters, and says that it is a preview', async () => {
    root.render(<ChatPreview bot={{ ...bot, customizations: { logoText: 'Not this' } }} />)
    await drawn()
    expect(title()).toBe('Corner Bak... - Preview')
    expect(inside()?.querySelector('dialog')?.getAttribute('aria-label')).toBe(
      'Corner Bak... - Preview',
    )
    expect(inside()?.querySelectorAll('[part=header]')).toHaveLength(1)
  })

  it('shows title and tagline as visitors meet them, where that is asked for, and the name where the title is blank', async () => {
    const looks = { logoText: 'We bake', enableTagline: true, tagline: 'Since 1900' }
    root.render(<ChatPreview header="visitor" bot={{ ...bot, customizations: looks }} />)
    await drawn()
    expect(title()).toBe('We bake')
    expect(inside()?.querySelector('[part=header] [part=tagline]')?.textContent).toBe('Since 1900')
    root.render(
      <ChatPreview header="visitor" bot={{ ...bot, customizations: { logoText: ' ' } }} />,
    )
    await vi.waitFor(() => expect(title()).toBe('Corner Bak...'))
  })

  it('shows a short name whole, and its logo where the bot does not hide it', async () => {
    root.render(<ChatPreview bot={{ ...bot, name: 'Ada' }} />)
    await drawn()
    expect(title()).toBe('Ada - Preview')
    expect(inside()?.querySelector('[part=logo] img')).toBeTruthy()
    root.render(<ChatPreview bot={{ ...bot, name: 'Ada', customizations: { hideLogo: true } }} />)
    await vi.waitFor(() => expect(inside()?.querySelector('[part=logo]')).toBeNull())
  })

  it('has restart, both sizes and close as a modal, and restart alone in template details', async () => {
    root.render(<ChatPreview bot={bot} />)
    await drawn()
    expect(names()).toEqual(['Restart conversation', 'Desktop size', 'Mobile size', 'Close window'])
    root.render(<ChatPreview key="other" bot={bot} embedded className="here" />)
    await vi.waitFor(() => expect(names()).toEqual(['Restart conversation']))
    expect(hosts()[0]?.parentElement?.className).toBe('here')
    expect(inside()?.querySelector('dialog.preview')).toBeNull()
  })

  it('tells which of the two sizes it has', async () => {
    root.render(<ChatPreview bot={bot} />)
    await drawn()
    button('Mobile size')?.click()
    await vi.waitFor(() => expect(button('Mobile size')?.ariaPressed).toBe('true'))
    expect(button('Desktop size')?.ariaPressed).toBe('false')
    expect(inside()?.querySelector<HTMLElement>('.preview')?.dataset.size).toBe('mobile')
  })

  it('speaks the language that is asked for', async () => {
    root.render(<ChatPreview bot={bot} locale="de" />)
    await vi.waitFor(() => expect(title()).toBe('Corner Bak... - Vorschau'))
    expect(names()).toContain('Handygröße')
  })
})

it.each([
  ['2000 ms in the builder', false, 2000],
  ['700 ms in template details', true, 700],
])('types for %s', async (_, embedded, delay) => {
  const waits: number[] = []
  const clock = {
    now: Date.now,
    setTimeout: (run: () => void, milliseconds: number) => {
      waits.push(milliseconds)
      return setTimeout(run, 0)
    },
    clearTimeout,
  }
  root.render(<ChatPreview bot={bot} embedded={embedded} env={{ clock }} />)
  await says('Hello')
  expect(waits).toEqual([delay])
})

it('loads a bot between loading on and off, and hands over its looks and its flow', async () => {
  const { told, handlers } = listeners()
  const onLoad = vi.fn()
  root.render(<ChatPreview bot={bot} {...handlers} onLoad={onLoad} />)
  await vi.waitFor(() => expect(told).toEqual(around))
  expect(onLoad).toHaveBeenCalledExactlyOnceWith({
    customizations: expect.objectContaining({ logo: '/l.png', headerBgColor: '#1b55f3' }),
    flow: expect.objectContaining({
      id: 'x',
      logo: '/l.png',
      name: 'Corner Bakery',
      version: '3',
      edges: [],
    }),
  })
})

describe('a bot that changes', () => {
  it('is played anew with another flow', async () => {
    const onLoad = vi.fn()
    root.render(<ChatPreview bot={bot} typingDelay={0} />)
    await says('Hello')
    root.render(
      <ChatPreview bot={{ ...bot, nodes: welcome('Good day') }} typingDelay={0} onLoad={onLoad} />,
    )
    await says('Good day')
    expect(log()?.textContent).not.toContain('Hello')
    expect(onLoad).toHaveBeenCalledOnce()
  })

  it('puts on other looks, and takes them off, without starting again', async () => {
    const onLoad = vi.fn()
    const colour = () => frame()?.style.getPropertyValue('--tg-header-bg-color')
    root.render(<ChatPreview bot={bot} typingDelay={0} onLoad={onLoad} />)
    await says('Hello')
    const before = log()
    root.render(
      <ChatPreview
        bot={{ ...bot, customizations: { headerBgColor: 'teal' } }}
        typingDelay={0}
        onLoad={onLoad}
      />,
    )
    await vi.waitFor(() => expect(colour()).toBe('teal'))
    root.render(<ChatPreview bot={{ ...bot }} typingDelay={0} onLoad={onLoad} />)
    await vi.waitFor(() => expect(colour()).toBe('#1b55f3'))
    expect(log()).toBe(before)
    expect(onLoad).toHaveBeenCalledOnce()
  })
})

it('raises an alert that names the edge when a flow cannot be loaded, and recovers with a flow that can', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { told, handlers } = listeners()
  const onAlert = vi.fn()
  root.render(<ChatPreview bot={broken} {...handlers} onAlert={onAlert} />)
  await vi.waitFor(() => expect(alert()).toMatch(/SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR .*"gone"/))
  expect(told).toEqual([
    ['loading', true],
    ['loading', false],
  ])
  expect(onAlert).toHaveBeenCalledExactlyOnceWith({
    code: 'SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR',
    message: expect.stringContaining('"gone"'),
  })
  root.render(<ChatPreview bot={bot} {...handlers} onAlert={onAlert} />)
  await drawn()
  expect(alert()).toBe('')
})

it('takes a callback that throws for a failure, and shows the chat nevertheless', async () => {
  const onAlert = vi.fn()
  const fail = () => {
    throw new Error('No room')
  }
  root.render(<ChatPreview bot={bot} setPending={fail} onAlert={onAlert} />)
  await drawn()
  await vi.waitFor(() => expect(alert()).toContain('SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR No room'))
  button('Restart conversation')?.click()
  await vi.waitFor(() => expect(alert()).toContain('CLEAR_CHATBOT_STATES_ERROR No room'))
  expect(onAlert).toHaveBeenLastCalledWith({
    code: 'CLEAR_CHATBOT_STATES_ERROR',
    message: 'No room',
  })
})

it('clears the transcript on restart and runs again 200 ms later', async () => {
  const waits: number[] = []
  const clock = {
    now: Date.now,
    setTimeout: (run: () => void, milliseconds: number) => {
      waits.push(milliseconds)
      return setTimeout(run, milliseconds)
    },
    clearTimeout,
  }
  const { told, handlers } = listeners()
  root.render(<ChatPreview bot={bot} typingDelay={0} env={{ clock }} {...handlers} />)
  await says('Hello')
  told.length = waits.length = 0
  button('Restart conversation')?.click()
  await vi.waitFor(() => expect(log()?.textContent).not.toContain('Hello'))
  expect(told).toEqual(around)
  expect(waits).toEqual([200])
  await says('Hello')
})

it('clears its state on close, goes, and tells the page', async () => {
  const waiting = new Set<number>()
  const clock = {
    now: Date.now,
    setTimeout: () => {
      waiting.add(waiting.size)
      return waiting.size - 1
    },
    clearTimeout: (timer: number) => void waiting.delete(timer),
  }
  const { told, handlers } = listeners()
  root.render(<ChatPreview bot={bot} env={{ clock }} {...handlers} />)
  await vi.waitFor(() => expect(waiting.size).toBe(1), 10_000)
  told.length = 0
  button('Close window')?.click()
  await vi.waitFor(() => expect(told).toEqual([...around, ['closed', undefined]]))
  expect(waiting.size).toBe(0)
  await vi.waitFor(() => expect(inside()?.querySelector('.preview')).toBeNull())
})

it('closes on Escape, and not when a file chooser inside is sent away', async () => {
  const onClose = vi.fn()
  root.render(<ChatPreview bot={bot} onClose={onClose} />)
  await drawn()
  log()?.dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
  inside()
    ?.querySelector('dialog.preview')
    ?.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('makes one window under StrictMode, and nothing is left when the component goes', async () => {
  const errors = vi.spyOn(console, 'error')
  const { told, handlers } = listeners()
  root.render(
    <StrictMode>
      <ChatPreview bot={bot} {...handlers} />
    </StrictMode>,
  )
  await drawn()
  expect(hosts()).toHaveLength(1)
  await vi.waitFor(() => expect(told.slice(-4)).toEqual(around))
  root.render(<StrictMode />)
  await vi.waitFor(() => expect(hosts()).toHaveLength(0))
  expect(errors).not.toHaveBeenCalled()
})

it('is not left loading when it goes before its bot has come', async () => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const { told, handlers } = listeners()
  root.render(<ChatPreview chatbotId="x" server="https://bots.test" {...handlers} />)
  await vi.waitFor(() =>
    expect(inside()?.querySelector('[role=status]')?.textContent).toBe('Loading…'),
  )
  expect(title()).toBe('Preview')
  root.render(null)
  await vi.waitFor(() =>
    expect(told).toEqual([
      ['loading', true],
      ['loading', false],
    ]),
  )
})

it('renders on a server without touching the page', () => {
  expect(renderToString(<ChatPreview bot={bot} />)).toBe('')
  expect(renderToString(<ChatPreview bot={bot} embedded className="here" />)).toBe(
    '<div class="here"></div>',
  )
})

describe('a conversation that the page keeps', () => {
  const flow = (text: string) => ({
    ...bot,
    nodes: [
      ...welcome(text),
      { id: 'b', type: 'ask-name', data: { questionText: 'Who are you?' } },
      { id: 'c', type: 'message', data: { text: 'Hello {name}' } },
    ],
    edges: [
      { source: 'a', target: 'b' },
      { source: 'b', target: 'c' },
    ],
  })

  function keeper() {
    const kept: { session?: SavedSession | undefined } = {}
    return {
      kept,
      conversation: {
        read: () => kept.session,
        write(session: SavedSession) {
          kept.session = session
        },
        clear() {
          kept.session = undefined
        },
      },
    }
  }

  it('goes on with another bot where it stands, and begins anew where nothing is kept', async () => {
    const { kept, conversation } = keeper()
    const preview = (file: unknown) =>
      root.render(<ChatPreview embedded bot={file} typingDelay={0} conversation={conversation} />)
    preview(flow('Hello'))
    await says('Who are you?')
    await vi.waitFor(() => expect(kept.session?.place?.nodeId).toBe('b'))
    preview(flow('Good day'))
    await vi.waitFor(() =>
      expect(inside()?.querySelector('[role=log]')?.textContent).toContain('Hello'),
    )
    expect(kept.session?.record.visited.filter(visit => 'node' in visit)).toHaveLength(2)
    button('Restart conversation')?.click()
    await says('Good day')
    expect(log()?.textContent).not.toContain('Hello')
  })

  it('goes on with what is half typed, and with the keyboard in its field', async () => {
    const { conversation } = keeper()
    const preview = (file: unknown) =>
      root.render(<ChatPreview embedded bot={file} typingDelay={0} conversation={conversation} />)
    const field = () => inside()?.querySelector('textarea')
    preview(flow('Hello'))
    await says('Who are you?')
    const before = field()
    before?.focus()
    if (before) before.value = 'Zo'
    before?.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    preview(flow('Good day'))
    await vi.waitFor(() => expect(field()).not.toBe(before))
    await vi.waitFor(() => expect(field()?.value).toBe('Zo'))
    await vi.waitFor(() => expect(inside()?.activeElement).toBe(field()))
  })
})

it('has the page keep a file that is handed in', async () => {
  const upload = vi.fn(async () => 'https://s.test/cake.txt')
  const asking = {
    ...bot,
    nodes: [{ id: 'f', type: 'ask-file', data: { questionText: 'A file?' } }],
    edges: [],
  }
  root.render(<ChatPreview embedded bot={asking} typingDelay={0} upload={upload} />)
  await says('A file?')
  const input = await vi.waitUntil(
    () => inside()?.querySelector<HTMLInputElement>('input[type=file]'),
    30_000,
  )
  const file = new File(['crumbs'], 'cake.txt')
  Object.defineProperty(input, 'files', { value: [file] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await says('cake.txt')
  expect(upload).toHaveBeenCalledExactlyOnceWith('f', file, expect.any(AbortSignal))
})

it('keeps what is typed in it from the page and from the components around it', async () => {
  const heard = vi.fn<(event: { readonly type: string }) => void>()
  const asks = { ...bot, nodes: [{ id: 'a', type: 'ask-name', data: { questionText: 'Who?' } }] }
  root.render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a page's own shortcuts
    <div onKeyDown={heard} onInput={heard} onPaste={heard} onFocus={heard}>
      <ChatPreview embedded typingDelay={0} bot={asks} />
    </div>,
  )
  const field = await vi.waitFor(() => {
    const found = inside()?.querySelector<HTMLTextAreaElement>('textarea:enabled')
    if (!found) throw new Error('Nothing is asked.')
    return found
  }, 10_000)
  document.addEventListener('keydown', heard)
  const outgoing = { bubbles: true, composed: true, cancelable: true }
  field.focus()
  field.dispatchEvent(new KeyboardEvent('keydown', { ...outgoing, key: '/' }))
  field.value = '/'
  field.dispatchEvent(new InputEvent('input', outgoing))
  field.dispatchEvent(new Event('paste', outgoing))
  document.removeEventListener('keydown', heard)
  expect(heard.mock.calls.map(([{ type }]) => type)).toEqual([])
  await vi.waitFor(() => expect(inside()?.querySelector('[part=send]:enabled')).toBeTruthy())
})
