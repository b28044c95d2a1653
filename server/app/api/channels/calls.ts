import * as v from 'valibot'
import { channelKinds } from '../../../connections/kinds.js'
import { channelRecordOf } from '../../../connections/shown.js'
import { ownOrigin } from '../../../platform/http/own-origin.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { ownBot } from '../own-bot.js'
import { list } from '../text.js'
import { channelKind, channelRecord, exampleChannel, exampleKind } from './record.js'

/** The parameters of a call about one connection. */
export const channelParams = v.strictObject({
  channelId: v.pipe(
    v.string(),
    v.maxLength(100),
    v.description('The id of a connection.'),
    v.examples([exampleChannel.id]),
  ),
})

const tag = 'Channels'
const settings = v.pipe(
  v.record(v.string(), v.unknown()),
  v.description('The fields of its kind, as `GET /v1/channel-kinds` names them.'),
)
const answered = {
  data: v.strictObject({ channel: channelRecord }),
  example: { channel: exampleChannel },
}
const most = 50_000

/** Lists the kinds of channels. */
export const listChannelKinds = defineCall({
  method: 'GET',
  path: '/channel-kinds',
  id: 'listChannelKinds',
  tag,
  summary: 'List the kinds of channels',
  description: 'Brings what a bot can be connected with, and what is entered for it.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: v.strictObject({ kinds: list(channelKind) }),
  example: {
    kinds: [
      {
        name: exampleKind,
        title: 'Telegram',
        fields: [
          {
            name: 'token',
            title: 'Token',
            help: 'What BotFather says.',
            kind: 'secret',
            isOptional: false,
          },
        ],
        registersWebhook: true,
        copiesWebhook: false,
        verifyTokenField: null,
        hasTemplates: false,
        sendsTest: true,
        window: null,
      },
    ],
  },
  message: 'Kinds of channels fetched',
  run: async () => ({ kinds: channelKinds() }),
})

/** Lists connections. */
export const listChannels = defineCall({
  method: 'GET',
  path: '/channels',
  id: 'listChannels',
  tag,
  summary: 'List your connections',
  description: 'Brings the connections of your bots with channels, the oldest first.',
  params: nothing,
  query: v.strictObject({
    chatbotId: v.optional(v.pipe(v.string(), v.description('Only those of this bot.'))),
  }),
  body: noBody,
  data: v.strictObject({ channels: list(channelRecord) }),
  example: { channels: [exampleChannel] },
  message: 'Connections fetched',
  run: async (services, { owner, context, query: { chatbotId: botId } }) => {
    const origin = ownOrigin(context, services.publicUrl)
    const entries = await services.store.channels.connections.list({ owner, botId })
    return {
      channels: await Promise.all(entries.map(entry => channelRecordOf(services, entry, origin))),
    }
  },
})

/** Connects a bot. */
export const connectChannel = defineCall({
  method: 'POST',
  path: '/channels',
  id: 'connectChannel',
  tag,
  summary: 'Connect a bot with a channel',
  description:
    'Asks the provider whether the settings are right, and keeps them; secrets are sealed and never told again. Where the provider takes it, its webhook is registered; otherwise `webhookUrl` is to be copied to it.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      channel: v.pipe(v.string(), v.description('The name of a kind.')),
      chatbotId: v.pipe(v.string(), v.trim(), v.description('The id of a bot of yours.')),
      settings,
    }),
    {
      channel: exampleKind,
      chatbotId: 'shop',
      settings: { token: '123456:ABC-DEF1234ghIkl-zyx57W2v1u' },
    },
    most,
  ),
  ...answered,
  message: 'Channel connected',
  errors: ['CHATBOT_ID_REQUIRED', 'CHATBOT_NOT_FOUND', 'CHANNEL_REFUSED', 'CHANNEL_TAKEN'],
  run: async (services, { owner, context, body: { channel, chatbotId, settings } }) => {
    const origin = ownOrigin(context, services.publicUrl)
    const bot = await ownBot(services.store, owner, chatbotId)
    const entry = await services.connections.connect(bot, { channel, settings, origin })
    return { channel: await channelRecordOf(services, entry, origin) }
  },
})

const one = { path: '/channels/{channelId}', tag, params: channelParams, query: nothing } as const

/** Brings one connection. */
export const fetchChannel = defineCall({
  ...one,
  method: 'GET',
  id: 'fetchChannel',
  summary: 'Fetch a connection',
  description: 'Brings a connection with how messages go over it.',
  body: noBody,
  ...answered,
  message: 'Connection fetched',
  errors: ['CHANNEL_NOT_FOUND'],
  run: async (services, { owner, context, params: { channelId } }) => {
    const entry = await services.connections.ofAccount(owner, channelId)
    return {
      channel: await channelRecordOf(services, entry, ownOrigin(context, services.publicUrl)),
    }
  },
})

/** Changes a connection. */
export const changeChannel = defineCall({
  ...one,
  method: 'PATCH',
  id: 'changeChannel',
  summary: 'Change a connection',
  description:
    'Changes what is given and leaves the rest, secrets too; `null` takes back what may be absent. The provider is asked again.',
  body: jsonBody(
    v.strictObject({ settings }),
    { settings: { token: '123456:ABC-DEF1234ghIkl-zyx57W2v1u' } },
    most,
  ),
  ...answered,
  message: 'Connection changed',
  errors: ['CHANNEL_NOT_FOUND', 'CHANNEL_REFUSED', 'CHANNEL_TAKEN'],
  run: async (services, { owner, context, params: { channelId }, body: { settings } }) => {
    const origin = ownOrigin(context, services.publicUrl)
    const entry = await services.connections.ofAccount(owner, channelId)
    const changed = await services.connections.change(entry, settings, origin)
    return { channel: await channelRecordOf(services, changed, origin) }
  },
})

/** Takes a connection back. */
export const disconnectChannel = defineCall({
  ...one,
  method: 'DELETE',
  id: 'disconnectChannel',
  summary: 'Disconnect a bot',
  description:
    'Nothing comes or goes over it any more; a webhook that the server has registered is taken back. Threads stay.',
  body: noBody,
  data: v.strictObject({ channelId: v.string() }),
  example: { channelId: exampleChannel.id },
  message: 'Channel disconnected',
  errors: ['CHANNEL_NOT_FOUND'],
  run: async ({ connections }, { owner, params: { channelId } }) => {
    await connections.disconnect(await connections.ofAccount(owner, channelId))
    return { channelId }
  },
})

/** Asks the provider again. */
export const checkChannel = defineCall({
  ...one,
  path: '/channels/{channelId}/check',
  method: 'POST',
  id: 'checkChannel',
  summary: 'Check a connection',
  description:
    'Asks the provider again whether the settings are right and whether it brings here what people say; `state` and `remedy` say what came of it.',
  body: noBody,
  ...answered,
  message: 'Connection checked',
  errors: ['CHANNEL_NOT_FOUND', 'CHANNEL_REFUSED'],
  run: async (services, { owner, context, params: { channelId } }) => {
    const entry = await services.connections.check(
      await services.connections.ofAccount(owner, channelId),
      ownOrigin(context, services.publicUrl),
    )
    return {
      channel: await channelRecordOf(services, entry, ownOrigin(context, services.publicUrl)),
    }
  },
})
