import type { DeskThread } from '@talkgraph/wire/desk'

/** A thread that waits, with what a test wants of it. */
export const makeThread = (id: string, change: Partial<DeskThread> = {}): DeskThread => ({
  id,
  chatbotId: 'bakery',
  chatbotName: 'The bakery',
  channel: 'somewhere',
  state: 'waiting',
  isOver: false,
  agentId: null,
  agentName: null,
  agentIconUrl: null,
  assignedAt: null,
  priority: 'normal',
  labels: [],
  unread: 0,
  preview: null,
  visitorLeftAt: null,
  visitor: { name: 'Ann', email: null, phone: null, page: null, identity: null },
  lastMessageId: null,
  visitorReadId: null,
  agentReadId: null,
  waitingUntil: null,
  waitingSince: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
})
