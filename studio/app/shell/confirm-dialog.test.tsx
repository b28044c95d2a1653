import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '#testing/show.js'
import { api } from '../api/client.js'
import { ConfirmDialog } from './confirm-dialog.js'
// What the dialog fetches is there already.
import './confirm-form.js'

const refused = { success: false, error: { code: 'CONFIRM_PASSWORD', message: '' } }

/** A server that wants to know who is there before it makes a key. */
async function open(ways: object) {
  const sent: unknown[] = []
  let isConfirmed = false
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const given = body === undefined ? undefined : JSON.parse(String(body))
    sent.push([method, url, given])
    if (url === '/v1/keys' && !isConfirmed) return Response.json(refused, { status: 403 })
    if (url === '/v1/keys') return Response.json({ success: true, data: { id: 'k' } })
    if (method === 'GET') return Response.json(ways)
    if (given.password === 'wrong')
      return Response.json({ code: 'INVALID_PASSWORD', message: 'No' }, { status: 400 })
    isConfirmed ||= url === '/auth/confirm'
    return Response.json({ status: true })
  })
  const fields = () => document.querySelectorAll('input')
  await show(<ConfirmDialog />)
  const made = api.createKey({ body: { name: 'desk' } }).catch(error => error.code)
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(fields()).toHaveLength(1)
  })
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].find(each => each.textContent === name)?.click(),
    )
  return { made, sent, press, type: (text: string) => typeInto(fields()[0] ?? null, text) }
}

test('a call that wants to know who is there waits for the password, and is made once more', async () => {
  const { made, sent, press, type } = await open({ password: true, code: false, mail: false })
  expect(document.querySelector('input')?.type).toBe('password')
  await type('wrong')
  await press('Confirm')
  expect(document.body.textContent).toContain('No')
  await type('right')
  await press('Confirm')
  expect(await made).toEqual({ id: 'k' })
  expect(sent).toEqual([
    ['POST', '/v1/keys', { name: 'desk' }],
    ['GET', '/auth/confirm', undefined],
    ['POST', '/auth/confirm', { password: 'wrong' }],
    ['POST', '/auth/confirm', { password: 'right' }],
    ['POST', '/v1/keys', { name: 'desk' }],
  ])
})

test('who has no password gets a code by mail', async () => {
  const { made, sent, press, type } = await open({ password: false, code: false, mail: true })
  expect(document.body.textContent).toContain('Code from the mail')
  await type('123456')
  await press('Confirm')
  expect(await made).toEqual({ id: 'k' })
  expect(sent.slice(2, 4)).toEqual([
    ['POST', '/auth/confirm/mail', {}],
    ['POST', '/auth/confirm', { code: '123456' }],
  ])
})
