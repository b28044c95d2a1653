import { expect, test } from 'vitest'
import { parseBot } from '../../../runtime/index.js'
import { launcherRecord } from './launcher-record.js'
import { projectBot } from './project-bot.js'

const launcher = (customizations: Record<string, unknown>, name = 'Orders') => {
  const bot = parseBot({
    name,
    version: 3,
    customizations,
    elements: [{ nodes: [{ id: 'a' }], edges: [] }],
  })
  const json = launcherRecord(projectBot('shop', bot))
  expect(Buffer.byteLength(json)).toBeLessThanOrEqual(1000)
  return JSON.parse(json)
}

test('holds what the launcher is drawn from where it differs from the default, and nothing else', () => {
  expect(
    launcher({
      widgetPosition: 'left',
      widgetSize: 50,
      widgetIconBgColor: '#123456',
      chatIconCta: true,
      botAutoOpen: true,
      botAutoOpenDelay: 5,
      disabledUrls: ['/checkout'],
      headerBgColor: '#000000',
    }),
  ).toEqual({
    id: 'shop',
    name: 'Orders',
    version: '3',
    customizations: {
      widgetPosition: 'left',
      widgetIconBgColor: '#123456',
      chatIconCta: true,
      botAutoOpen: true,
      botAutoOpenDelay: 5,
      disabledUrls: ['/checkout'],
    },
    complete: true,
  })
})

test.each([
  ['an image written out', { widgetIconImage: `data:image/png;base64,${'A'.repeat(5000)}` }],
  [
    'very many addresses',
    { disabledUrls: Array.from({ length: 200 }, (_, index) => `/page/${index}`) },
  ],
  ['the address of a picture that is none', { widgetIconImage: 'https://[/bread.svg' }],
  ['a long invitation', { chatIconCtaText: '☕'.repeat(400) }],
])('leaves out %s and says so', (_, large) => {
  const { customizations, complete } = launcher({ widgetPosition: 'left', ...large })
  expect({ customizations, complete }).toEqual({
    customizations: { widgetPosition: 'left' },
    complete: false,
  })
})

test('a side that was chosen holds in every language, so that it stands there though it is the default', () => {
  expect(launcher({ widgetPosition: 'right' }).customizations).toEqual({ widgetPosition: 'right' })
  expect(launcher({ widgetPosition: 'up' }).customizations).toEqual({})
})

test('cuts a very long name', () => {
  expect([...launcher({}, '🤖'.repeat(500)).name]).toHaveLength(60)
})

test('reads each value by its kind, so that the loader can use it as it stands', () => {
  const { customizations } = launcher({
    widgetSize: '60px',
    widgetPosition: 'LEFT',
    widgetIconBgColor: 'red; background: url(https://evil.test)',
    widgetIconImage: 'javascript:alert(1)',
    disabledUrls: '/cart\n/pay',
    botAutoOpen: 'yes',
  })
  expect(customizations).toEqual({
    widgetSize: 60,
    widgetPosition: 'left',
    disabledUrls: ['/cart', '/pay'],
  })
})

test.each([{ triggers: [{ on: 'exit' }] }, { prefill: ['plan'] }, { prefillMessage: 'question' }])(
  'has the loader run the whole widget at rest where a bot has %j, as an invitation does',
  rest => {
    const bot = parseBot({ name: 'Orders', ...rest, nodes: [{ id: 'a' }], edges: [] })
    const record = JSON.parse(launcherRecord(projectBot('shop', bot)))
    expect(record.customizations).toEqual({ chatIconCta: true })
    expect(projectBot('shop', bot)).not.toHaveProperty('customizations.chatIconCta')
  },
)
