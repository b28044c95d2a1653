import type { Role } from '@talkgraph/wire/roles'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { BotState } from '#api/records.js'
import { type Me, MeContext } from '../../api/me.js'
import { show, typeInto } from '../../testing/show.js'
import { type Command, useCommands } from './commands.js'
import PaletteDialog from './palette-dialog.js'

const bot = (title: string, newestVersion: number, publishedVersion: number | null): BotState => ({
  id: title.toLowerCase(),
  title,
  description: '',
  publishedVersion,
  newestVersion,
  kind: 'bot',
  createdAt: '2026-01-01T00:00:00.000Z',
  storedAt: null,
  storedBy: null,
  isDraftNewer: false,
  problems: null,
})
const me = (role: Role): Me => ({
  member: { id: 'ann', name: 'Ann', email: 'ann@shop.example', twoFactor: false },
  account: { id: 'owner', name: 'Shop' },
  role,
  isOperator: false,
  accounts: [],
})

async function palette(role: Role, commands: readonly Command[] = []) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const chatbots = [bot('Bakery', 2, 1), bot('Florist', 3, 3)]
    return Response.json({ success: true, message: '', data: { chatbots, nextCursor: null } })
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView ??= () => {}
  const Palette = () => {
    useCommands(commands)
    return <PaletteDialog />
  }
  await show(
    <MeContext value={me(role)}>
      <Palette />
    </MeContext>,
  )
  await act(async () => undefined)
  const find = async (typed: string) => {
    await typeInto(document.querySelector<HTMLInputElement>('[role=combobox]'), typed)
    return [...document.querySelectorAll('[role=option]')].map(option => option.textContent)
  }
  return { asked, find }
}

test('finds bots by name, and what can be published by the beginning of the word', async () => {
  const { find } = await palette('editor', [
    { id: 'theme', label: 'Light', keywords: ['theme'], run: () => {} },
  ])
  await vi.waitFor(async () => expect(await find('flor')).toEqual(['Florist']))
  expect(await find('publ')).toEqual(['Publish Bakery…'])
  expect(await find('theme')).toEqual(['Light'])
})

test('an agent is offered no bots, and none are asked for', async () => {
  const { asked, find } = await palette('agent')
  expect(await find('bak')).toEqual([])
  expect(asked).toEqual([])
})
