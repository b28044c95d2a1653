import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '../../../testing/show.js'
import { QuickPrompts } from './quick-prompts.js'

test('quick prompts are written, one hands over to a person, and blank ones are left out', async () => {
  const sent: unknown[] = []
  const suggestions = [{ id: 'a', title: 'Do you deliver?', description: 'Abroad, too' }]
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') sent.push(JSON.parse(String(body)))
    const chatbot = { suggestions, nextSuggestions: [] }
    return Response.json({ success: true, message: 'm', data: { chatbot } })
  })
  const changes: boolean[] = []
  const onChanged = (isChanged: boolean) => void changes.push(isChanged)
  const { home } = await show(<QuickPrompts id="shop" onChanged={onChanged} />)
  const fields = () => [...home.querySelectorAll<HTMLInputElement>('input[type=text]')]
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(fields()[0]?.value).toBe('Do you deliver?')
  })
  const press = (words: string, at: number) =>
    act(async () =>
      [...home.querySelectorAll('button')]
        .filter(({ textContent }) => textContent === words)
        [at]?.click(),
    )
  await press('Add a prompt', 0)
  await press('Add a prompt', 1)
  await typeInto(fields()[4], 'A person, please')
  await act(async () => home.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())
  expect(changes.at(-1)).toBe(true)
  await act(async () => home.querySelector('form')?.requestSubmit())
  expect(sent).toEqual([
    {
      suggestions,
      nextSuggestions: [
        {
          id: expect.any(String),
          title: 'A person, please',
          description: '',
          link: '',
          isEscalationPrompt: true,
        },
      ],
    },
  ])
})
