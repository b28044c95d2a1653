import { Dialog } from '@talkgraph/ui'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { type Me, MeContext } from '../../../api/me.js'
import { show } from '../../../testing/show.js'
import { EmailForm } from './email-form.js'

const me: Me = {
  member: { id: 'a', name: 'Ann', email: 'ann@shop.example', twoFactor: false },
  account: { id: 'owner', name: 'Shop' },
  role: 'owner',
  accounts: [{ id: 'owner', name: 'Shop', role: 'owner' }],
}

/** The dialog with a server that answers like this. */
async function dialog(status: number, answer: unknown) {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) =>
    Response.json(answer, { status }),
  )
  vi.stubGlobal('fetch', fetched)
  await show(
    <MeContext value={me}>
      <Dialog open title="Change your e-mail address">
        <EmailForm />
      </Dialog>
    </MeContext>,
  )
  const box = () => document.querySelector('[role=dialog]')
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)
  const send = async (email: string, password: string) => {
    for (const [name, text] of Object.entries({ email, password }))
      Object.assign(field(name) ?? {}, { value: text })
    await act(async () => document.querySelector('form')?.requestSubmit())
  }
  return { box, field, send, fetched }
}

test('another address is asked for with the password, and what is left to do is told', async () => {
  const { box, send, fetched } = await dialog(200, { status: true, isSent: true })
  await send(' new@shop.example ', 'a-long-password')
  const [url, { body } = {}] = fetched.mock.calls[0] ?? []
  expect([url, JSON.parse(String(body))]).toEqual([
    '/auth/change-email',
    { newEmail: 'new@shop.example', password: 'a-long-password' },
  ])
  expect(box()?.querySelector('[role=alert]')?.textContent).toContain(
    'Open the link that goes to new@shop.example within an hour. Until then you sign in as ann@shop.example.',
  )
  expect(box()?.textContent).not.toContain('lies in the folder outbox')
  expect(document.querySelector('[name=password]')).toBeNull()
})

test('where no mail server is set up it is told where the mail lies', async () => {
  const { box, send } = await dialog(200, { status: true, isSent: false })
  await send('new@shop.example', 'a-long-password')
  expect(box()?.querySelector('[role=alert]')?.textContent).toContain(
    'the mail lies in the folder outbox',
  )
})

test('a wrong password is told at its field, which has the focus', async () => {
  const { box, field, send } = await dialog(400, { code: 'INVALID_PASSWORD', message: 'm' })
  await send('new@shop.example', 'a-wrong-password')
  expect(box()?.textContent).toContain('This is not your password.')
  expect(document.activeElement).toBe(field('password'))
  expect(box()?.querySelector('[role=alert]')).toBeNull()
})
