import type { ChannelField, ChannelKind, ChannelRecord } from '#api/records.js'

const field = (name: string, change: Partial<ChannelField> = {}): ChannelField => ({
  name,
  title: name,
  help: '',
  kind: 'text',
  isOptional: false,
  ...change,
})

/** A messenger of a test's, with a secret, an optional text and a token to be copied. */
export const makeKind = (change: Partial<ChannelKind> = {}): ChannelKind => ({
  name: 'pigeon',
  title: 'Pigeon post',
  fields: [
    field('loft', { title: 'Loft id', help: 'Above the door.' }),
    field('key', { title: 'Key', kind: 'secret' }),
    field('greeting', { title: 'Greeting', isOptional: true }),
    field('verifyToken', { title: 'Verify token', kind: 'secret' }),
    field('apiUrl', { title: 'Address of the API', kind: 'address', isOptional: true }),
  ],
  registersWebhook: false,
  copiesWebhook: true,
  verifyTokenField: 'verifyToken',
  hasTemplates: false,
  sendsTest: true,
  window: 24,
  ...change,
})

/** A connection with it. */
export const makeChannel = (change: Partial<ChannelRecord> = {}): ChannelRecord => ({
  id: 'one',
  channel: 'pigeon',
  chatbotId: 'bakery',
  webhookUrl: 'https://chat.example/channels/pigeon/one',
  state: 'connected',
  name: 'Loft 7',
  remedy: null,
  lacks: [],
  address: null,
  settings: {
    loft: '7',
    key: { lastFour: 'c0de' },
    verifyToken: { lastFour: 'a1b2' },
    greeting: 'Coo',
  },
  health: {
    lastIn: null,
    lastOut: null,
    quality: null,
    withdrawnAt: null,
    waiting: 0,
    failures: [],
    refused: { signature: 0, size: 0, depth: 0, method: 0, number: 0, sender: 0 },
  },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
})
