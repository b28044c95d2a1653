import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../index.js'
import type { Widget } from './options.js'

const bot = {
  id: 'page-commands',
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hello {name}' } },
    {
      id: 'ask',
      type: 'n-choices',
      data: { choicePrompt: 'Tea?', choices: [{ id: 'y', choiceText: 'Yes' }] },
    },
  ],
  edges: [{ source: 'hi', target: 'ask' }],
  translations: { de: { ask: { choicePrompt: 'Tee?', 'choices.y.choiceText': 'Ja' } } },
}
let widget: Widget

beforeEach(() => {
  document.documentElement.lang = 'en'
})
afterEach(() => {
  widget.destroy({ forget: true })
  history.replaceState(null, '', '/')
})

const root = () => document.querySelector('talkgraph-widget')?.shadowRoot
const find = (part: string) => root()?.querySelector<HTMLElement>(`[part="${part}"]`)
const names = () =>
  [...(root()?.querySelectorAll('button') ?? [])].map(each => each.ariaLabel ?? each.textContent)

async function start(options: object = {}): Promise<Widget> {
  widget = mount({ bot, typingDelay: 0, ...options })
  await new Promise(resolve => widget.on('ready', resolve))
  return widget
}

describe('the launcher', () => {
  it('goes and comes back, while the window opens all the same', async () => {
    const { hide, show, open, isOpen } = await start()
    hide()
    expect(root()?.querySelector('.frame')?.hasAttribute('data-bare')).toBe(true)
    open()
    expect(isOpen()).toBe(true)
    show()
    expect(root()?.querySelector('.frame')?.hasAttribute('data-bare')).toBe(false)
  })

  it('stays away when it was hidden before the bot was there', async () => {
    widget = mount({ bot })
    widget.hide()
    await new Promise(resolve => widget.on('ready', resolve))
    expect(root()?.querySelector('.frame')?.hasAttribute('data-bare')).toBe(true)
  })
})

it('tells whether the window is open, and what has been said', async () => {
  const { open, close, isOpen, getTranscript } = await start({ variables: { name: 'Ann' } })
  expect([isOpen(), getTranscript()]).toEqual([false, []])
  open()
  await vi.waitFor(() => expect(getTranscript()).toHaveLength(2))
  expect(getTranscript()[0]).toEqual({
    by: 'bot',
    message: 'Hello Ann',
    nodeId: 'hi',
    at: expect.any(Number),
  })
  widget.send('Yes')
  await vi.waitFor(() => expect(getTranscript()[2]).toMatchObject({ by: 'user', message: 'Yes' }))
  close()
  expect(isOpen()).toBe(false)
})

it('counts what comes while the window is closed, and tells of it', async () => {
  const { open, close, getUnread, on } = await start({ typingDelay: 20 })
  const counts: number[] = []
  on('unread', ({ count }) => counts.push(count))
  open()
  close()
  await vi.waitFor(() => expect(getUnread()).toBe(2))
  open()
  expect(getUnread()).toBe(0)
  expect(counts).toEqual([1, 2, 0])
})

it('an identity fills variables, and its hash is no variable', async () => {
  const { identify, open, getTranscript, on } = await start({
    bot: {
      ...bot,
      nodes: [
        {
          id: 'hi',
          type: 'welcome',
          data: { text: '{name} {email} {identity.id} {identity.hash}' },
        },
      ],
      edges: [],
    },
  })
  const sessions: unknown[] = []
  on('complete', ({ session }) => sessions.push(session.variables))
  identify({ id: 'u-7', name: 'Ada', email: 'ada@example.com', hash: 'ab12' })
  open()
  await vi.waitFor(() => expect(getTranscript()[0]?.message).toMatch(/^Ada ada@example.com u-7/))
  await vi.waitFor(() => expect(sessions).toHaveLength(1))
  expect(JSON.stringify(sessions)).not.toContain('ab12')
})

describe('another language', () => {
  it('is spoken from now on: by the widget, by the bot, and in its direction', async () => {
    const { setLocale, open, getTranscript } = await start()
    open()
    await vi.waitFor(() => expect(names()).toContain('Yes'))
    setLocale('de')
    await vi.waitFor(() => expect(names()).toContain('Ja'))
    expect(names()).toContain('Fenster schließen')
    // What was said stays as it was.
    expect(getTranscript().map(({ message }) => message)).toEqual(['Hello {name}', 'Tea?'])
    widget.send('Ja')
    await vi.waitFor(() => expect(getTranscript()).toHaveLength(3))
    setLocale('ar')
    await vi.waitFor(() => expect(root()?.querySelector<HTMLElement>('.frame')?.dir).toBe('rtl'))
    setLocale()
    await vi.waitFor(() => expect(names()).toContain('Close window'))
    expect(root()?.querySelector<HTMLElement>('.frame')?.dir).toBe('ltr')
  })

  it('counts when it was asked for before the bot was there, the last of several', async () => {
    widget = mount({ bot })
    widget.setLocale('fr')
    widget.setLocale('de')
    await new Promise(resolve => widget.on('ready', resolve))
    await vi.waitFor(() => expect(find('launcher')?.ariaLabel).toBe('Chat öffnen'))
  })

  it('begins no conversation that nobody has opened', async () => {
    const { setLocale, getTranscript } = await start()
    setLocale('de')
    await vi.waitFor(() => expect(find('launcher')?.ariaLabel).toBe('Chat öffnen'))
    expect(getTranscript()).toEqual([])
  })
})

it('another colour scheme is shown from now on', async () => {
  const { setColorScheme } = await start()
  const ground = () =>
    root()?.querySelector<HTMLElement>('.frame')?.style.getPropertyValue('--tg-chat-bg-color')
  const light = ground()
  setColorScheme('dark')
  expect(ground()).not.toBe(light)
  setColorScheme()
  expect(ground()).toBe(light)
})

describe('the transcript as a file', () => {
  it('is offered where the bot allows it, once something has been said', async () => {
    const { open, getTranscript } = await start({ customizations: { allowDownload: true } })
    expect(find('download')).toBeFalsy()
    open()
    await vi.waitFor(() => expect(getTranscript()).not.toEqual([]))
    await vi.waitFor(() => expect(find('download')?.ariaLabel).toBe('Download transcript'))
  })

  it('is not offered elsewhere', async () => {
    const { open, getTranscript } = await start()
    open()
    await vi.waitFor(() => expect(getTranscript()).toHaveLength(2))
    expect(find('download')).toBeNull()
  })
})

describe('the switch for sounds', () => {
  const isPressed = () => find('sound')?.getAttribute('aria-pressed')
  const options = { customizations: { botToggleSound: true }, persistence: 'local' }

  it('stands where there are sounds, and is remembered with the conversation', async () => {
    const { open, destroy } = await start(options)
    open()
    await vi.waitFor(() => expect(isPressed()).toBe('true'))
    find('sound')?.click()
    await vi.waitFor(() => expect(isPressed()).toBe('false'))
    destroy()
    await new Promise(resolve => setTimeout(resolve))
    await start(options)
    widget.open()
    await vi.waitFor(() => expect(isPressed()).toBe('false'))
    find('sound')?.click()
    await vi.waitFor(() => expect(isPressed()).toBe('true'))
  })

  it('is missing where there are none', async () => {
    const { open } = await start()
    open()
    await vi.waitFor(() => expect(find('close')).toBeTruthy())
    expect(find('sound')).toBeNull()
  })
})

it('a trigger of the bot opens the chat, which keeps the focus where it is', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  const { isOpen, close } = await start({ bot: { ...bot, triggers: [{ on: 'time', seconds: 0 }] } })
  await vi.waitFor(() => expect(isOpen()).toBe(true))
  expect(document.activeElement).toBe(field)
  close()
  widget.destroy()
  // On the next page of the visit.
  const again = await start({ bot: { ...bot, triggers: [{ on: 'time', seconds: 0 }] } })
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(again.isOpen()).toBe(false)
  field.remove()
})

it('forgets on demand all that it keeps: the conversation, the openings and the switch for sounds', async () => {
  const options = {
    bot: { ...bot, triggers: [{ on: 'time', seconds: 0, once: 'visitor' }] },
    customizations: { botToggleSound: true },
    persistence: 'local',
  }
  const { destroy, send } = await start(options)
  await vi.waitFor(() => expect(find('sound')).toBeTruthy())
  await vi.waitFor(() => {
    send('Yes')
    expect(localStorage.length).toBeGreaterThan(1)
  })
  find('sound')?.click()
  const names = () => [Object.keys(localStorage).toSorted(), Object.keys(sessionStorage)]
  const key = 'talkgraph  page-commands'
  await vi.waitFor(() =>
    expect(names()).toEqual([[key, `${key} muted`, `${key} opened`], [`${key} opened`]]),
  )
  destroy({ forget: true })
  expect(names()).toEqual([[], []])
})

it('a bot takes variables from the address where it names them, and what the page says wins', async () => {
  history.replaceState(null, '', '/?name=Ann&plan=gold')
  const named = { ...bot, prefill: ['name'] }
  const { open, getTranscript } = await start({ bot: named })
  open()
  await vi.waitFor(() => expect(getTranscript()[0]?.message).toBe('Hello Ann'))
  widget.destroy()
  await start({ bot: named, variables: { name: 'Ben' } })
  widget.open()
  await vi.waitFor(() => expect(widget.getTranscript()[0]?.message).toBe('Hello Ben'))
})

it('a text from the address stands in the field of the first question, and is not sent', async () => {
  history.replaceState(null, '', '/?q=What%20about%20rye%3F')
  const asking = {
    ...bot,
    prefillMessage: 'q',
    nodes: [
      { id: 'a', type: 'ask-custom-question', data: { questionText: 'What?' } },
      { id: 'b', type: 'ask-custom-question', data: { questionText: 'More?' } },
    ],
    edges: [{ source: 'a', target: 'b' }],
  }
  const { open, send, getTranscript } = await start({ bot: asking })
  const field = () => root()?.querySelector('textarea')
  open()
  await vi.waitFor(() => expect(field()?.value).toBe('What about rye?'))
  expect(getTranscript()).toHaveLength(1)
  send('Rye')
  await vi.waitFor(() => expect(getTranscript()).toHaveLength(3))
  await vi.waitFor(() => expect(field()?.value).toBe(''))
})
