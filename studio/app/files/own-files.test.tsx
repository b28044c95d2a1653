import axe from 'axe-core'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { AddedFile } from '#api/send-file.js'
import { show } from '../testing/show.js'
import { OwnFiles } from './own-files.js'

const fileOf = (id: string, name: string, type: string) => ({
  id,
  url: `/files/${id}/${name}`,
  name,
  type,
  size: 48_213,
})
const files = [fileOf('1', 'cake.png', 'image/png'), fileOf('2', 'prices.pdf', 'application/pdf')]

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status })

test('a picture of one’s own is taken again, and one that a bot uses stays, in words', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${url}`)
    return method === 'DELETE'
      ? answer(409, {
          success: false,
          error: { code: 'FILE_IN_USE', message: 'A bot of this account uses this file.' },
        })
      : answer(200, { success: true, data: { files, size: 96_426, mostSize: 1_000_000_000 } })
  })
  const taken: AddedFile[] = []
  const { home } = await show(
    <OwnFiles imagesOnly name="Image" onTake={file => taken.push(file)} />,
  )
  await act(async () => home.querySelector('button')?.click())
  const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
  const button = (name: string) =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find(each =>
      `${each.getAttribute('aria-label') ?? ''} ${each.textContent}`.includes(name),
    )
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(dialog()?.textContent).toContain('96.4 kB of 1,000 MB are taken.')
  })
  expect(dialog()?.textContent).not.toContain('prices.pdf')
  const { violations } = await axe.run(dialog() ?? home, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
  await act(async () => button('Delete cake.png')?.click())
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe(
      'cake.png: A bot of this account uses this file.',
    )
  })
  expect(asked).toContain('DELETE /v1/files/1')
  await act(async () => button('cake.png48.2 kB')?.click())
  expect(taken).toMatchObject([{ id: '1' }])
})
