import { afterEach, expect, test, vi } from 'vitest'
import { mount, type OwnEnv } from '../index.js'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => document.body.replaceChildren())

const root = () => document.querySelector('talkgraph-widget')?.shadowRoot
const find = <Found extends Element>(selector: string) =>
  vi.waitFor(() => {
    const found = root()?.querySelector<Found & HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  }, 15_000)

test('a backend of the page’s own gets the public fields of a step, and its reply grows as it comes', async () => {
  const bot = {
    nodes: [
      {
        id: 'w',
        type: 'webhook',
        data: { waitForResponse: true, answerVariable: 'left', showResponse: false },
      },
      { id: 'a', type: 'gpt', data: { answerVariable: 'answer' } },
    ],
    edges: [{ source: 'w', target: 'a' }],
  }
  const heard: unknown[] = []
  let finish = () => {}
  const call = vi.fn<NonNullable<OwnEnv['call']>>(async ({ step, data, values }, _, onText) => {
    heard.push({ step, data, values: values.values })
    if (step === 'webhook') return { ok: true, status: 200, body: 3 }
    onText?.('Three')
    onText?.('Three loaves')
    await new Promise<void>(resolve => {
      finish = resolve
    })
    return { ok: true, status: 200, body: 'Three loaves are left.' }
  })
  const widget = mount({ bot, typingDelay: 0, env: { call } })
  widget.open()
  await vi.waitFor(() => expect(root()?.textContent).toContain('Three loaves'), 15_000)
  expect(heard).toEqual([
    {
      step: 'webhook',
      data: expect.objectContaining({ waitForResponse: true, answerVariable: 'left' }),
      values: { answer: null, left: null },
    },
    {
      step: 'ai',
      data: expect.objectContaining({ answerVariable: 'answer' }),
      values: { answer: null, left: 3 },
    },
  ])
  finish()
  await vi.waitFor(
    () => expect(widget.getTranscript().at(-1)?.message).toBe('Three loaves are left.'),
    15_000,
  )
  widget.destroy()
})

test('a backend of the page’s own keeps a visitor’s file', async () => {
  const bot = { nodes: [{ id: 'f', type: 'ask-file', data: { questionText: 'A photo?' } }] }
  const upload = vi.fn<NonNullable<OwnEnv['upload']>>(async () => 'https://files.example/1')
  const widget = mount({ bot, typingDelay: 0, env: { upload } })
  const done = new Promise(resolve => widget.on('complete', ({ session }) => resolve(session)))
  widget.open()
  const field = await find<HTMLInputElement>('input[type=file]')
  const file = new File(['cake'], 'cake.png', { type: 'image/png' })
  Object.defineProperty(field, 'files', { value: [file] })
  field.dispatchEvent(new Event('change', { bubbles: true }))
  expect(await done).toMatchObject({ answers: { f: 'cake.png' } })
  expect(upload).toHaveBeenCalledExactlyOnceWith({ nodeId: 'f', file }, expect.any(AbortSignal))
  widget.destroy()
})
