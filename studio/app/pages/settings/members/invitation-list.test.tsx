import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { InvitationRecord } from '#api/records.js'
import { show } from '../../../testing/show.js'
import { InvitationList } from './invitation-list.js'

const invitation = (name: string): InvitationRecord => ({
  id: name,
  email: `${name}@shop.example`,
  role: 'agent',
  invitedBy: 'Ann',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-08T00:00:00.000Z',
})

test('whoever withdraws invitations by keyboard goes on at the next one, after the last on the page', async () => {
  let open = ['ben', 'cem'].map(invitation)
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method === 'DELETE') open = open.filter(({ id }) => !url.endsWith(`/${id}`))
    return Response.json({ success: true, message: '', data: { invitations: open } })
  })
  const { home } = await show(<InvitationList />)
  const rows = () => home.querySelectorAll('tbody tr')
  const withdraw = async () => {
    const button = rows()[0]?.querySelectorAll('button')[2]
    button?.focus()
    await act(async () => button?.click())
  }
  const shows = (count: number) =>
    vi.waitFor(async () => {
      await act(async () => undefined)
      expect(rows()).toHaveLength(count)
    })
  await shows(2)
  await withdraw()
  await shows(1)
  expect(document.activeElement?.closest('tr')?.textContent).toContain('cem@shop.example')
  await withdraw()
  await shows(0)
  expect(document.activeElement).toBe(home)
})

test('a link to hand over is shown with a button that copies it, and no mail is asked for', async () => {
  const sent: unknown[] = []
  const link = 'https://chat.example/studio/invitations/a-secret'
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method !== 'POST')
      return Response.json({
        success: true,
        message: '',
        data: { invitations: [invitation('ben')] },
      })
    sent.push(JSON.parse(String(body)))
    return Response.json({
      success: true,
      message: '',
      data: { ...invitation('ben'), link, isSent: false },
    })
  })
  const { home } = await show(<InvitationList />)
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(each => each.textContent === name)
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(home.querySelectorAll('tbody tr')).toHaveLength(1)
  })
  await act(async () => button('Copy a link')?.click())
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(document.querySelector<HTMLInputElement>('[role=dialog] input')?.value).toBe(link)
  })
  expect(sent).toEqual([{ email: 'ben@shop.example', role: 'agent', sendMail: false }])
  expect(button('Copy the link')).toBeDefined()
})
