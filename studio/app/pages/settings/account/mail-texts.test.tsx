import { noMailTexts } from '@talkgraph/wire/mail-texts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { MailTextsCard } from './mail-texts.js'

test('a placeholder that nothing fills in is told at its field, and a mail is looked at before it is saved', async () => {
  const made: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') made.push(`${method} ${url} ${body}`)
    const data = url.endsWith('/preview')
      ? { subject: 'New lead: Ben', text: 'From Ben' }
      : { texts: noMailTexts }
    return Response.json({ success: true, message: '', data })
  })
  const { home } = await show(<MailTextsCard />)
  const field = () => home.querySelector<HTMLTextAreaElement>('[name=lead]')
  await vi.waitFor(() => expect(field()).not.toBeNull())
  const press = (name: string) =>
    act(async () =>
      [...home.querySelectorAll('button')]
        .find(button => (button.getAttribute('aria-label') ?? button.textContent) === name)
        ?.click(),
    )
  const lead = field()
  if (lead) lead.value = 'From {nam}'
  await press('Save the texts')
  expect(home.textContent).toContain('Nothing fills in {nam} here')
  expect(made).toEqual([])
  if (lead) lead.value = 'From {name}'
  await press('Look at the mail: To you: a new lead')
  await vi.waitFor(() => expect(document.body.textContent).toContain('From Ben'))
  expect(made).toEqual(['POST /v1/account/mail-texts/preview {"kind":"lead","text":"From {name}"}'])
  await press('Save the texts')
  expect(made[1]).toContain('PATCH /v1/account/mail-texts')
})
