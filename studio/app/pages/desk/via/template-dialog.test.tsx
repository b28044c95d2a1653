import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '../../../testing/show.js'
import { makeThread } from '../testing/make-thread.js'
import TemplateDialog from './template-dialog.js'

const via = {
  id: 'one',
  title: 'Pigeon post',
  writableUntil: '2026-01-01T00:00:00.000Z',
  hasTemplates: true,
  textLength: null,
  files: {},
}
const templates = [
  { name: 'hello', language: 'en', text: 'Hello.', values: [] },
  { name: 'ready', language: 'en', text: 'Hello {{1}}, {{what}} is ready.', values: ['1', 'what'] },
]

async function dialog(templatesThere: typeof templates, ...failures: (Response | undefined)[]) {
  const sent: unknown[] = []
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
    if (method === 'POST') {
      keys.push(new Headers(headers).get('Idempotency-Key'))
      if (keys.length <= failures.length)
        return failures[keys.length - 1] ?? Promise.reject(new TypeError())
      sent.push([url, JSON.parse(String(body))])
    }
    const data = method === 'POST' ? { message: {} } : { templates: templatesThere }
    return Response.json({ success: true, message: '', data })
  })
  const onClose = vi.fn()
  await show(<TemplateDialog thread={makeThread('t', { via })} onClose={onClose} />)
  const field = (label: string) => {
    const found = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent === label,
    )
    return found?.control instanceof HTMLInputElement ? found.control : undefined
  }
  return { sent, keys, onClose, field }
}

const submit = () => act(async () => document.querySelector('form')?.requestSubmit())

test('an approved message is chosen, its values are filled, and it is sent as it is previewed', async () => {
  const { sent, onClose, field } = await dialog(templates)
  await vi.waitFor(() => expect(document.querySelector('select')).not.toBeNull())
  const select = document.querySelector('select')
  await act(async () => {
    if (select) select.value = '1'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await typeInto(field('Value 1'), 'Ann')
  await submit()
  expect(sent).toEqual([])
  expect(field('what')?.getAttribute('aria-invalid')).toBe('true')
  await typeInto(field('what'), 'the cake')
  expect(document.querySelector('figure')?.textContent).toContain('Hello Ann, the cake is ready.')
  await submit()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([
    [
      '/v1/desk/threads/t/template',
      { name: 'ready', language: 'en', values: { '1': 'Ann', what: 'the cake' } },
    ],
  ])
})

test('a try under the same key follows only where nobody knows what came of the last one', async () => {
  const refused = {
    success: false,
    error: { code: 'CHANNEL_REFUSED', message: 'The token has expired.' },
  }
  const { sent, keys, onClose } = await dialog(
    templates,
    undefined,
    Response.json(refused, { status: 422 }),
  )
  await vi.waitFor(() => expect(document.querySelector('select')).not.toBeNull())
  await submit()
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('The server cannot be reached'),
  )
  await submit()
  await vi.waitFor(() => expect(document.body.textContent).toContain('The token has expired.'))
  await submit()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toHaveLength(1)
  const [first, second, third] = keys
  expect([second === first, third === first]).toEqual([true, false])
})

test('where no message is approved it is said what to do', async () => {
  await dialog([])
  await vi.waitFor(() => expect(document.body.textContent).toContain('No message is approved yet'))
})
