import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '#testing/show.js'
import { DeleteOld } from './delete-old.js'
import { ForgetVisitor } from './forget-visitor.js'

const found = { results: 2, threads: 1, mails: 0 }

/** A dialog, and what it asks of the server. */
async function open(element: Parameters<typeof show>[0], answer: object = found) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push([url, JSON.parse(String(body))])
    return Response.json({ success: true, message: '', data: answer })
  })
  await show(element)
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === name)
        ?.click(),
    )
  const choose = (label: string) =>
    act(async () => {
      const select = document.querySelector('select') ?? expect.fail('nothing to choose from')
      const option = [...select.options].find(({ text }) => text === label)
      select.value = option?.value ?? ''
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const type = (text: string) => typeInto(document.querySelector('input'), text)
  return { sent, press, choose, type, words: () => document.body.textContent }
}

test('a visitor is counted first, and whoever is typed instead is counted anew', async () => {
  const onClose = vi.fn()
  const { sent, press, type, words } = await open(<ForgetVisitor scope={{}} onClose={onClose} />)
  await type('nobody')
  await press('Count')
  expect(words()).toContain('Write an e-mail address')
  await type(' ann@example.org ')
  await press('Count')
  expect(words()).toContain('This deletes 2 conversations and 1 thread.')
  await type('bob@example.org')
  expect(words()).not.toContain('This deletes')
  await press('Count')
  await press('Delete for ever')
  expect(onClose).toHaveBeenCalledOnce()
  expect(sent).toEqual([
    ['/v1/visitors/forget', { email: 'ann@example.org', dryRun: true }],
    ['/v1/visitors/forget', { email: 'bob@example.org', dryRun: true }],
    ['/v1/visitors/forget', { email: 'bob@example.org', dryRun: false }],
  ])
})

test('a visitor is known by a number or by an id of a channel, too', async () => {
  const { sent, press, choose, type, words } = await open(
    <ForgetVisitor scope={{}} onClose={vi.fn()} />,
  )
  await choose('Phone number')
  await type('030 123456')
  await press('Count')
  expect(words()).toContain('Write a number with its country')
  await type('+49 (30) 123-456')
  await press('Count')
  expect(words()).toContain('This deletes 2 conversations and 1 thread.')
  await choose('Id at Telegram')
  expect(words()).not.toContain('This deletes')
  await type(' 4711 ')
  await press('Count')
  await press('Delete for ever')
  expect(sent).toEqual([
    ['/v1/visitors/forget', { phone: '+4930123456', dryRun: true }],
    ['/v1/visitors/forget', { channel: 'telegram', id: '4711', dryRun: true }],
    ['/v1/visitors/forget', { channel: 'telegram', id: '4711', dryRun: false }],
  ])
})

test('what is old is deleted of the bot that is shown, and nothing where there is nothing', async () => {
  const onClose = vi.fn()
  const { sent, press, type, words } = await open(
    <DeleteOld scope={{ chatbotId: 'shop', title: 'Shop' }} onClose={onClose} />,
    { results: 0 },
  )
  expect(words()).toContain('Those of Shop')
  await type('90x')
  await press('Count')
  expect(words()).toContain('Write a whole number')
  await type('90')
  await press('Count')
  expect(words()).toContain('Nothing is kept that would be deleted')
  await press('Count')
  expect(sent).toEqual([
    ['/v1/results/delete', { olderThanDays: 90, chatbotId: 'shop', dryRun: true }],
  ])
  expect(onClose).not.toHaveBeenCalled()
})
