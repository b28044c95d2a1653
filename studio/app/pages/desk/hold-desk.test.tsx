import { afterEach, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { DeskMessage } from '#api/records.js'
import { deskMachine } from './chart/desk.machine.js'
import type { Outcome } from './chart/desk-context.js'
import { type DeskActor, holdDesk } from './hold-desk.js'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const settled = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

const refusal: Outcome<DeskMessage> = {
  failure: { status: 409, code: 'THREAD_ENDED', words: 'It is over.' },
}
const message: DeskMessage = {
  id: '7',
  chatbotId: 'bakery',
  threadId: 't',
  question: null,
  reaction: 'NEUTRAL',
  iconUrl: null,
  messageType: 'AGENT_MESSAGE',
  agentName: 'Mia',
  prompts: [],
  file: null,
  key: 'one',
  answer: { text: 'one', timestamp: '2026-01-01T00:00:00.000Z' },
}

/** A desk whose server answers when it is told to. */
function held() {
  const made: DeskActor[] = []
  const aborted: boolean[] = []
  const answers: ((answer: Outcome<DeskMessage>) => void)[] = []
  const told: string[] = []
  const machine = deskMachine.provide({
    actors: {
      line: fromCallback(() => undefined),
      send: fromPromise(({ signal }) => {
        signal.addEventListener('abort', () => aborted.push(true))
        return new Promise(resolve => answers.push(resolve))
      }),
    },
  })
  const holder = holdDesk(
    () => {
      const actor = createActor(machine)
      made.push(actor)
      return actor
    },
    { ring: () => undefined, refused: why => told.push(why) },
  )
  closers.push(holder.forget)
  let shown: DeskActor | undefined
  const enter = () => holder.enter(desk => (shown = desk))
  const write = () =>
    shown?.send({
      type: 'message.written',
      item: { key: 'one', threadId: 't', kind: 'message', text: 'one', prompts: [] },
    })
  const outbox = () => shown?.getSnapshot().context.outbox.map(({ key, refusal }) => [key, refusal])
  const statuses = () => made.map(desk => desk.getSnapshot().status)
  return { holder, enter, write, outbox, statuses, answers, aborted, told }
}

const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a desk ends when its page is left, not when the next page takes it over', async () => {
  const { enter, statuses } = held()
  const leave = enter()
  leave()
  const leaveAgain = enter()
  await settled()
  expect(statuses()).toEqual(['active'])
  leaveAgain()
  await settled()
  expect(statuses()).toEqual(['stopped'])
})

test('what was written goes though the page is left, and the desk ends after it', async () => {
  const { enter, write, statuses, answers, aborted, told } = held()
  const leave = enter()
  write()
  leave()
  await settled()
  expect([statuses(), asksBeforeClosing()]).toEqual([['active'], true])
  answers[0]?.({ value: message })
  await settled()
  expect([statuses(), aborted, told, asksBeforeClosing()]).toEqual([['stopped'], [], [], false])
})

test('what is refused meanwhile is told, and stands in the desk that is opened next', async () => {
  const { enter, write, outbox, statuses, answers, told } = held()
  const leave = enter()
  write()
  leave()
  await settled()
  answers[0]?.(refusal)
  await settled()
  expect([statuses(), told, asksBeforeClosing()]).toEqual([['stopped'], ['It is over.'], true])
  enter()
  expect(outbox()).toEqual([['one', 'It is over.']])
})

test('nothing of it is left for whoever signs in next', async () => {
  const { holder, enter, write, outbox, statuses } = held()
  const leave = enter()
  write()
  leave()
  holder.forget()
  await settled()
  expect([statuses(), asksBeforeClosing()]).toEqual([['stopped'], false])
  enter()
  expect(outbox()).toEqual([])
})
