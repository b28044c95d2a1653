import type { HookEvent } from '@talkgraph/wire/hooks'
import { doors } from '../../../channels/index.js'

const about = { chatbotId: 'shop', channel: doors.browser.name }
const conversation = { id: '9b7a61e384c0d1f2a35f0c2d5f0c2d9b', ...about }
const visitor = { name: 'Ann Lee', email: 'ann@shop.example' }
const said = {
  visitor,
  answers: { loaf: 'Rye', mail: 'ann@shop.example' },
  answerVariables: [{ nodeId: 'loaf', key: 'loaf', value: 'Rye' }],
  variables: { branch: 'Mill Street' },
}
const thread = {
  threadId: '5f0c2d9b7a61e384c0d1f2a3',
  ...about,
  name: 'Ann Lee',
  email: 'ann@shop.example',
  phone: null,
  page: 'https://shop.example/bread',
  labels: ['Refund'],
}

/** What each event tells, as it comes. */
export const hookSamples: Readonly<Record<HookEvent, object>> = {
  'conversation.finished': {
    ...conversation,
    version: 3,
    startedAt: '2026-11-20T09:00:00.000Z',
    endedAt: '2026-11-20T09:02:10.000Z',
    ...said,
    transcript: [
      { by: 'bot', message: 'Which loaf?' },
      { by: 'user', message: 'Rye' },
    ],
  },
  answer: { ...conversation, nodeId: 'loaf', variable: 'loaf', value: 'Rye', visitor },
  lead: { ...conversation, ...said },
  handover: thread,
  label: { ...thread, label: 'Refund' },
  booking: {
    id: '7f4c2d9b5f0c61e384c0d1f2',
    chatbotId: 'shop',
    nodeId: 'when',
    news: 'booked',
    state: 'booked',
    start: '2026-12-01T09:00:00.000Z',
    end: '2026-12-01T09:30:00.000Z',
    timeZone: 'Europe/Zurich',
    resourceName: 'Mara',
    name: 'Ann Lee',
    email: 'ann@shop.example',
    phone: '',
    note: '',
  },
}
