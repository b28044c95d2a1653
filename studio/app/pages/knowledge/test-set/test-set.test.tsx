import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '../../../testing/show.js'
import { TestSet } from './test-set.js'

test('a question is added with the source that should answer it, and a run tells what came of it', async () => {
  const made: string[] = []
  const tests: object[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') made.push(`${method} ${url} ${body ?? ''}`.trim())
    const isNew = method === 'POST' && url.endsWith('/tests')
    if (isNew) tests.push({ id: 't', chatbotId: 'shop', question: 'Parking?', expected: ['s'] })
    const outcomes = [{ testId: 't', question: 'Parking?', place: 2, isAnswered: false }]
    const data = {
      chatbots: [{ id: 'shop', title: 'Shop' }],
      sources: [{ id: 's', title: 'Our site', chatbotIds: ['shop'], state: 'ready' }],
      tests: [...tests],
      ...(url.endsWith('/run') && { total: 1, found: 1, unanswered: 1, recall: 1, outcomes }),
    }
    return Response.json({ success: true, message: 'm', data })
  })
  const { home } = await show(<TestSet />)
  const settled = (check: () => void) =>
    vi.waitFor(async () => {
      await act(async () => undefined)
      check()
    })
  const press = (words: string) =>
    act(async () =>
      [...home.querySelectorAll('button')]
        .find(({ textContent }) => textContent === words)
        ?.click(),
    )
  await settled(() => expect(home.querySelector('select[name=source] option')).not.toBeNull())
  await typeInto(home.querySelector<HTMLInputElement>('input[name=question]'), 'Parking?')
  await act(async () => home.querySelector('form')?.requestSubmit())
  await settled(() => expect(home.querySelector('tbody')?.textContent ?? '').toContain('Parking?'))
  await press('Run the test set')
  await settled(() =>
    expect(home.querySelector('[role=status]')?.textContent).toBe(
      '1 of 1 found what they should, 1 unanswered',
    ),
  )
  expect(home.querySelector('tbody')?.textContent).toContain('Found as 2')
  expect(home.querySelector('tbody')?.textContent).toContain('Unanswered')
  await press('Take out')
  expect(made).toEqual([
    'POST /v1/knowledge/tests {"chatbotId":"shop","tests":[{"question":"Parking?","expected":["s"]}]}',
    'POST /v1/knowledge/tests/run {"chatbotId":"shop"}',
    'DELETE /v1/knowledge/tests/t',
  ])
})
