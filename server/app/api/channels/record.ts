import {
  type ChannelField,
  type ChannelKind,
  type ChannelRecord,
  channelStates,
} from '@talkgraph/wire/channels'
import * as v from 'valibot'
import { count, date, list } from '../text.js'

const orNull = v.nullable(v.string())

/** A setting as it is told. */
export const shownSetting = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.strictObject({
    lastFour: v.pipe(orNull, v.description('Of a secret, where it is long enough to show them.')),
  }),
])

/** A connection as the API answers it. */
export const channelRecord = v.strictObject({
  id: v.string(),
  channel: v.pipe(v.string(), v.description('The name of its kind.')),
  chatbotId: v.string(),
  webhookUrl: v.pipe(
    orNull,
    v.description('Where the provider tells what happened; null where there is no provider.'),
  ),
  state: v.pipe(
    v.picklist(channelStates),
    v.description(
      '`refused`: the provider refused the settings when it was asked last, or takes nothing any more.',
    ),
  ),
  name: v.pipe(orNull, v.description('As whom the provider knows the bot.')),
  remedy: v.pipe(orNull, v.description('What to do where it is refused.')),
  settings: v.pipe(
    v.record(v.string(), shownSetting),
    v.description('What was entered, without its secrets.'),
  ),
  health: v.strictObject({
    lastIn: v.nullable(date),
    lastOut: v.nullable(date),
    quality: v.pipe(orNull, v.description('In the provider’s own words, where it tells.')),
    withdrawnAt: v.pipe(
      v.nullable(date),
      v.description(
        'Since when the provider takes nothing, because it withdrew the right: what is to be sent waits for the owner, for seven days. Null: it takes messages.',
      ),
    ),
    waiting: v.pipe(count, v.description('How many messages wait to go out.')),
    failures: v.pipe(
      list(v.strictObject({ at: date, code: v.string(), message: v.string() })),
      v.description('Of the last day, the newest first, at most 50.'),
    ),
    refused: v.pipe(
      v.strictObject({
        signature: count,
        size: count,
        depth: count,
        method: count,
        number: count,
        sender: count,
      }),
      v.description('How many requests at the webhook were refused, by reason.'),
    ),
  }),
  lacks: v.pipe(
    list(
      v.strictObject({
        nodeId: v.string(),
        nodeTitle: v.string(),
        message: v.string(),
        remedy: v.string(),
      }),
    ),
    v.description('What of the published bot this channel cannot show or do.'),
  ),
  address: v.pipe(orNull, v.description('Where people meet the bot, if that is an address.')),
  qr: v.optional(
    v.pipe(
      v.strictObject({ svg: v.string(), png: v.string() }),
      v.description('Addresses of pictures of a QR code that leads there.'),
    ),
  ),
  createdAt: date,
  updatedAt: date,
}) satisfies v.GenericSchema<unknown, ChannelRecord>

/** The kind that examples show. */
export const exampleKind = 'telegram'

/** What a connection looks like, for the reference. */
export const exampleChannel: ChannelRecord = {
  id: '5f0c2d9b7a61e384c0d1f2a3',
  channel: exampleKind,
  chatbotId: 'shop',
  webhookUrl: 'https://chat.example/channels/telegram/5f0c2d9b7a61e384c0d1f2a3',
  state: 'connected',
  name: '@shop_bot',
  remedy: null,
  settings: { token: { lastFour: 'c0de' }, apiUrl: 'https://api.telegram.org' },
  health: {
    lastIn: '2026-11-20T09:00:00.000Z',
    lastOut: '2026-11-20T09:00:01.000Z',
    quality: null,
    withdrawnAt: null,
    waiting: 0,
    failures: [],
    refused: { signature: 0, size: 0, depth: 0, method: 0, number: 0, sender: 0 },
  },
  lacks: [],
  address: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
}

/** One thing that an owner enters, as the API answers it. */
export const connectField = v.strictObject({
  name: v.string(),
  title: v.string(),
  help: v.string(),
  kind: v.picklist([
    'text',
    'long-text',
    'address',
    'email',
    'number',
    'switch',
    'date',
    'choice',
    'secret',
  ]),
  isOptional: v.boolean(),
  example: v.optional(v.string()),
  choices: v.optional(list(v.strictObject({ value: v.string(), title: v.string() }))),
}) satisfies v.GenericSchema<unknown, ChannelField>

/** A kind of channel as the API answers it. */
export const channelKind = v.strictObject({
  name: v.string(),
  title: v.string(),
  fields: v.pipe(
    list(connectField),
    v.description('What an owner enters, in the order in which it is asked.'),
  ),
  registersWebhook: v.pipe(
    v.boolean(),
    v.description('Whether the server tells the provider where its webhook goes.'),
  ),
  copiesWebhook: v.pipe(
    v.boolean(),
    v.description('Whether the owner copies the webhook’s address to the provider.'),
  ),
  verifyTokenField: v.pipe(
    orNull,
    v.description('The field whose value the owner copies there, too.'),
  ),
  hasTemplates: v.pipe(
    v.boolean(),
    v.description('Whether it has messages that the provider approves.'),
  ),
  sendsTest: v.pipe(v.boolean(), v.description('Whether a test message can be sent.')),
  window: v.pipe(
    v.nullable(v.number()),
    v.description(
      'So many hours after a person’s last message the bot may still write; null: always.',
    ),
  ),
}) satisfies v.GenericSchema<unknown, ChannelKind>

/** An approved message as the API answers it. */
export const channelTemplate = v.strictObject({
  name: v.string(),
  language: v.string(),
  text: v.pipe(v.string(), v.description('Its values stand in it as `{{name}}`.')),
  values: v.pipe(list(v.string()), v.description('The names of its values.')),
})

type ChannelTemplate = v.InferOutput<typeof channelTemplate>

/** What an approved message looks like, for the reference. */
export const exampleTemplate: ChannelTemplate = {
  name: 'order_ready',
  language: 'en',
  text: 'Hello {{1}}, your order is ready.',
  values: ['1'],
}
