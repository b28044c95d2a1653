import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownTypes as registry } from '../../runtime/index.js'
import { samples } from '../../runtime/testing/index.js'
import { playType } from '../testing/channel-tables/play-type.js'
import { channelTables, providerChannels } from '../testing/channel-tables/tables.js'
import { readMessage } from '../testing/whatsapp/refuse-message.js'

const page = (name: string) =>
  readFileSync(new URL(`../../docs/channels/${name}.md`, import.meta.url), 'utf8')

test.each(providerChannels.map(channel => [channel.name, channel] as const))(
  'every node type is played over %s, and what comes is what its page says',
  async (name, channel) => {
    const tables = await channelTables(channel)
    for (const type of registry.definitions.map(each => each.type))
      expect(tables.steps).toContain(`[\`${type}\`](../nodes/${type}.md)`)
    for (const table of Object.values(tables)) expect(page(name)).toContain(`\n${table}\n`)
    expect(page('README')).toContain(`](${name}.md)`)
  },
)

test('whatever comes of a node type over WhatsApp, WhatsApp takes it', async () => {
  const channel =
    providerChannels.find(({ name }) => name === 'whatsapp') ?? expect.fail('no channel')
  let count = 0
  for (const { type } of registry.definitions)
    for (const { messages } of await playType(channel, type, Object(samples[type])))
      for (const message of messages) {
        const frame = { messaging_product: 'whatsapp', to: '16505551234' }
        expect([type, readMessage({ ...frame, ...Object(message) })]).toMatchObject([
          type,
          { message: {} },
        ])
        count++
      }
  expect(count).toBeGreaterThan(50)
})
