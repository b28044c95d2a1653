import { expect, test } from 'vitest'
import { allChannels } from '../channels/index.js'
import { channelFacts } from './channel-facts.js'

test('says what a channel shows, within its limits', () => {
  expect(
    channelFacts({
      text: { length: 4096 },
      buttons: { most: 3, label: 20, id: 256, text: 1024 },
      media: { image: { bytes: 1, types: [] }, file: { bytes: 1, types: [] } },
      window: 24,
    }),
  ).toEqual([
    'Up to 3 options are buttons to press.',
    'The bot sends pictures and files.',
    'A text has up to 4,096 letters; a longer one comes as several.',
    'The bot writes freely for 24 hours after a person’s last message, and afterwards by messages that the provider has approved.',
  ])
})

test.each(allChannels.map(({ name, capabilities }) => ({ name, capabilities })))(
  'has something to say of $name',
  ({ capabilities }) => {
    expect(channelFacts(capabilities).length).toBeGreaterThan(0)
  },
)
