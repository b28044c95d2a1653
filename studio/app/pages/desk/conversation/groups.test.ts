import { expect, test } from 'vitest'
import type { DeskMessage } from '#api/records.js'
import { dayName, grouped } from './groups.js'

const said = (
  messageType: DeskMessage['messageType'],
  time: Date,
  agentName: string | null = null,
) =>
  ({
    id: String(time.getTime()),
    chatbotId: 'bakery',
    threadId: 't',
    question: null,
    reaction: 'NEUTRAL',
    iconUrl: null,
    prompts: [],
    file: null,
    key: null,
    messageType,
    agentName,
    answer: { text: 'Hi', timestamp: time.toISOString() },
  }) satisfies DeskMessage

test('what one sender says without a pause is a group, and each day begins anew', () => {
  const at = (day: number, minute: number) => new Date(2026, 0, day, 12, minute)
  const messages = [
    said('USER_MESSAGE', at(1, 0)),
    said('USER_MESSAGE', at(1, 1)),
    said('AGENT_MESSAGE', at(1, 2), 'Mia'),
    said('AGENT_MESSAGE', at(1, 3), 'Tom'),
    said('AGENT_MESSAGE', at(1, 9), 'Tom'),
    said('NOTE', at(1, 9), 'Tom'),
    said('NOTE', at(2, 9), 'Tom'),
    said('NOTE', at(2, 14), 'Tom'),
  ]
  expect(grouped(messages).map(({ isFirst, day }) => [isFirst, day?.getDate()])).toEqual([
    [true, 1],
    [false, undefined],
    [true, undefined],
    [true, undefined],
    [true, undefined],
    [true, undefined],
    [true, 2],
    [false, undefined],
  ])
})

test('days are called as people call them', () => {
  const today = new Date(2026, 0, 1, 9)
  expect(dayName(new Date(2026, 0, 1, 23), today)).toBe('Today')
  expect(dayName(new Date(2025, 11, 31, 1), today)).toBe('Yesterday')
  expect(dayName(new Date(2025, 11, 30), today)).toBe('Tuesday, December 30, 2025')
})
