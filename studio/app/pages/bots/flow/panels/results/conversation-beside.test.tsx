import { act } from 'react'
import { useSearchParams } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { WholeResultRecord } from '#api/records.js'
import { show } from '#testing/show.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { cakes, openRoom } from '../../testing/open-room.js'
import { ConversationBeside } from './conversation-beside.js'

const at = '2026-01-02T09:00:00.000Z'

function result(id: string, version: number | null = 3): WholeResultRecord {
  return {
    id,
    chatbotId: 'bot',
    channel: 'widget',
    version,
    state: 'abandoned',
    answered: 1,
    firstAnswers: [],
    visitor: { name: `Visitor ${id}`, email: null },
    startedAt: at,
    endedAt: null,
    updatedAt: at,
    transcript: [{ by: 'bot', message: 'Which cake?' }],
    answers: {},
    answerVariables: [],
    details: {},
    variables: {},
    visitorFields: {},
    revised: [],
    calls: [],
    path: ['hi', 'which', 'gone'].map(node => ({ at, node })),
  }
}

const all = [result('one'), result('bare', null), result('two', 2), result('three')]
let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const { pathname } = new URL(address, 'http://localhost')
    const one = all.find(({ id }) => pathname === `/v1/results/${id}`)
    const data = one
      ? { result: one }
      : pathname === '/v1/results'
        ? { results: all, nextCursor: null }
        : { flow: cakes }
    return Response.json({ success: true, message: '', data })
  })
})

function Drawn() {
  const [search] = useSearchParams()
  return (
    <>
      <ConversationBeside value={search.get('way') ?? ''} />
      <output>{search.get('version')}</output>
    </>
  )
}

async function open(address: string) {
  const { flowRoom } = openRoom(cakes)
  const { home } = await show(
    <DraftRoomContext value={flowRoom.room}>
      <FlowContext value={flowRoom}>
        <Drawn />
      </FlowContext>
    </DraftRoomContext>,
    address,
  )
  const said = (words: string) => expect.poll(() => home.textContent).toContain(words)
  const press = (key: string) =>
    act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })))
  return { home, view: flowRoom.view, said, press }
}

const list = encodeURIComponent('days=all&endedAt=which&state=abandoned')

test('its way is drawn, its words stand beside it, and keys go through the list that it came from', async () => {
  const { home, view, said, press } = await open(`/?version=3&way=one&list=${list}`)
  await said('Visitor one')
  await said('Which cake?')
  await said('Its way is drawn: 3 steps')
  await said('1 step of it is not in this version.')
  expect(view.get().way).toEqual(['hi', 'which', 'gone'])
  await said('1 of 4')
  expect(asked.find(each => each.includes('/results?'))).toContain('state=abandoned&endedAt=which')
  await press('j')
  await said('Visitor two')
  expect(home.querySelector('output')?.textContent).toBe('2')
  await press('j')
  await said('Visitor three')
  await press('j')
  await press('k')
  await said('Visitor two')
  await press('k')
  await said('Visitor one')
  const back = [...home.querySelectorAll('a')].find(each => each.textContent === '1 of 4')
  expect(back?.getAttribute('href')).toBe(
    '/bots/bot/results?days=all&endedAt=which&state=abandoned',
  )
})

test('one that was opened by itself has no list around it', async () => {
  const { home, said } = await open('/?version=3&way=one')
  await said('Visitor one')
  expect(home.querySelector('[aria-label^="Next"]')).toBeNull()
  expect(asked.some(each => each.includes('/results?'))).toBe(false)
})
