import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEmitter } from '../mount/events.js'
import { tellAnalytics } from './analytics.js'

const told: unknown[] = []
let dataLayer: unknown[] = []
const none = () => undefined

beforeEach(() => {
  told.length = 0
  dataLayer = []
  vi.stubGlobal('dataLayer', dataLayer)
  vi.stubGlobal('fbq', (...given: unknown[]) => told.push(['fbq', ...given]))
  vi.stubGlobal('plausible', (...given: unknown[]) => told.push(['plausible', ...given]))
  vi.stubGlobal('Talkgraph', Object.assign([], { analyticsConsent: true }))
})
afterEach(() => vi.unstubAllGlobals())

/** A widget whose page is told, and that goes through a conversation. */
function converse(page: unknown, owner?: unknown) {
  const events = createEmitter()
  tellAnalytics([page, owner], events, 'shop', none)
  const answer = (key: string) => events.emit('answer', { nodeId: 'n', key, value: 'secret words' })
  events.emit('open', {})
  answer('wish')
  answer('email')
  answer('name')
  return events
}

test('the products that the owner names are told what happens, and nothing that was said', () => {
  converse(undefined, { tools: ['ga4', 'meta', 'plausible'] })
  const facts = { chatbot: 'shop' }
  expect(dataLayer).toEqual(
    ['chat_opened', 'chat_started', 'chat_lead'].map(event => ({ event, ...facts })),
  )
  expect(told).toEqual(
    ['chat_opened', 'chat_started', 'chat_lead'].flatMap(name => [
      ['fbq', 'trackCustom', name, facts],
      ['plausible', name, { props: facts }],
    ]),
  )
  expect(JSON.stringify([told, dataLayer])).not.toContain('secret')
})

test('a window that was open before this was fetched is told, with consent alone', () => {
  const owner = { tools: ['plausible'] }
  tellAnalytics([undefined, owner], createEmitter(), 'shop', none, true)
  expect(told).toEqual([['plausible', 'chat_opened', { props: { chatbot: 'shop' } }]])
  vi.stubGlobal('Talkgraph', [])
  tellAnalytics([undefined, owner], createEmitter(), 'shop', none, true)
  expect(told).toHaveLength(1)
})

test('a script of the page that fails keeps nothing from the others', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  vi.stubGlobal('fbq', () => {
    throw new Error('blocked')
  })
  tellAnalytics([undefined, { tools: ['meta', 'plausible'] }], createEmitter(), 'shop', none, true)
  expect(told).toHaveLength(1)
  expect(reported).toHaveBeenCalledOnce()
})

test('gtag is called where the page has it', () => {
  const gtag = vi.fn()
  vi.stubGlobal('gtag', gtag)
  converse(undefined, { tools: ['ga4'] })
  expect(gtag).toHaveBeenCalledWith('event', 'chat_opened', { chatbot: 'shop' })
  expect(dataLayer).toEqual([])
})

test.each([undefined, false, 'true', 1, () => true])(
  'without the page’s consent, such as %s, nobody is told anything',
  analyticsConsent => {
    vi.stubGlobal('Talkgraph', Object.assign([], { analyticsConsent }))
    converse(undefined, { tools: ['ga4', 'meta', 'plausible'] })
    expect([...told, ...dataLayer]).toEqual([])
  },
)

test('consent is asked at each event, and what was before it is not told later', () => {
  let isGiven = false
  const events = converse({ tools: ['plausible'], consent: () => isGiven })
  isGiven = true
  events.emit('answer', { nodeId: 'n', key: 'phone', value: '1' })
  events.emit('open', {})
  isGiven = false
  events.emit('open', {})
  expect(told).toEqual([['plausible', 'chat_opened', { props: { chatbot: 'shop' } }]])
})

test('names are the owner’s to choose, a blank one is not told, and the page’s choice wins', () => {
  converse({ tools: ['plausible'], events: { open: 'Chat', start: '' } }, { tools: ['meta'] })
  expect(told.map(each => Object(each)[0])).toEqual(['plausible', 'plausible'])
  expect(told.map(each => Object(each)[1])).toEqual(['Chat', 'chat_lead'])
})

test.each([null, 'ga4', {}, { tools: 'ga4' }, { tools: ['toString', 7] }])(
  '%j names nothing, and nothing happens',
  owner => {
    converse(undefined, owner)
    expect([...told, ...dataLayer]).toEqual([])
  },
)

test('a page without these scripts is left alone', () => {
  vi.stubGlobal('fbq', undefined)
  vi.stubGlobal('dataLayer', document.createElement('div'))
  expect(() => converse(undefined, { tools: ['ga4', 'meta'] })).not.toThrow()
})

test.each([
  ['a step for an address, whatever its variable', { type: 'ask-email', data: {} }, 1],
  ['a step for a name', { type: 'ask-name', data: { answerVariable: 'customer' } }, 1],
  ['a step for a number', { type: 'ask-phone-number' }, 1],
  ['one whose variable says so', { type: 'user-input', data: { answerVariable: 'email' } }, 1],
  ['another one', { type: 'ask-custom-question', data: { answerVariable: 'loaf' } }, 0],
])('a lead is told at %s, by its own flow or a sub-flow, once', (_, step, times) => {
  const own = createEmitter()
  tellAnalytics([undefined, { tools: ['plausible'] }], own, 'shop', () => step)
  for (let turn = 0; turn < 2; turn++) own.emit('answer', { nodeId: 'q1', key: 'q1', value: 'x' })
  const leads = () => told.filter(each => Object(each)[1] === 'chat_lead').length
  expect(leads()).toBe(times)
  if (!step.type.startsWith('ask-')) return
  const inner = createEmitter()
  tellAnalytics([undefined, { tools: ['plausible'] }], inner, 'shop', none)
  inner.emit('step', { nodeId: 'sub/q1', type: step.type })
  inner.emit('answer', { nodeId: 'sub/q1', key: 'sub/q1', value: 'x' })
  expect(leads()).toBe(times * 2)
})
