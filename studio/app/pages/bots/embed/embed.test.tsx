import { act } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { show } from '#testing/show.js'
import { Embed } from './embed.js'

const about = {
  chatbot: {
    id: 'shop',
    title: 'Shop',
    description: '',
    createdAt: '2026-11-20T09:00:00.000Z',
    publishedVersion: 3,
    newestVersion: 3,
    storedAt: null,
    storedBy: null,
    isDraftNewer: false,
    problems: null,
  },
  server: 'http://localhost:8787',
  setLooks: [],
}

async function embed() {
  const { home } = await show(
    <Routes>
      <Route element={<Outlet context={about} />}>
        <Route path="*" element={<Embed />} />
      </Route>
    </Routes>,
  )
  return {
    home,
    code: () => home.querySelector('pre')?.textContent ?? '',
    marked: () => home.querySelector('mark')?.textContent,
    press: (value: string) =>
      act(async () => home.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click()),
  }
}

test('a choice is in the snippet at once, marked as what is new', async () => {
  const { code, marked, press } = await embed()
  expect(code()).not.toContain('data-mode')
  expect(marked()).toBeUndefined()
  await press('popup')
  expect(code()).toContain('data-mode="popup"')
  expect(marked()).toContain('data-mode="popup"')
  await press('none')
  expect(marked()).toContain('persistence="none"')
  expect(marked()).not.toContain('popup')
})

test('a chat inside the page has no launcher: nothing is asked about its opening, and its place is said', async () => {
  const { home, press } = await embed()
  expect(home.textContent).toContain('When does it open?')
  await press('inline')
  expect(home.textContent).not.toContain('When does it open?')
  expect(home.textContent).toContain('<div id="talkgraph-chat"')
})

test('an address of this machine is explained in plain words', async () => {
  const { home } = await embed()
  expect(home.textContent).toContain('Your visitors cannot reach this server yet')
  expect(home.textContent).toContain('PUBLIC_URL')
})
