import * as v from 'valibot'
import { sendTest, templatesOf } from '../../../connections/approved.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { list } from '../text.js'
import { channelParams } from './calls.js'
import { channelTemplate, exampleTemplate } from './record.js'

const about = { tag: 'Channels', params: channelParams, query: nothing } as const

/** Sends a test message. */
export const testChannel = defineCall({
  ...about,
  method: 'POST',
  path: '/channels/{channelId}/test',
  id: 'testChannel',
  summary: 'Send a test message',
  description:
    'Sends a short text to a person, as the provider names people: a number, a chat, an address. Some providers take it only from who has written lately.',
  body: jsonBody(
    v.strictObject({
      to: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1),
        v.maxLength(200),
        v.description('Who gets it.'),
      ),
    }),
    { to: '4915112345678' },
    10_000,
  ),
  data: v.strictObject({
    channelId: v.string(),
    messageId: v.pipe(v.string(), v.description('The provider’s.')),
  }),
  example: { channelId: '5f0c2d9b7a61e384c0d1f2a3', messageId: 'wamid.HBgL' },
  message: 'Test message sent',
  errors: ['CHANNEL_NOT_FOUND', 'CHANNEL_CANNOT', 'CHANNEL_REFUSED'],
  run: async ({ connections }, { owner, params: { channelId }, body: { to } }) => ({
    channelId,
    messageId: await sendTest(connections, await connections.ofAccount(owner, channelId), to),
  }),
})

/** Lists approved messages. */
export const listChannelTemplates = defineCall({
  ...about,
  method: 'GET',
  path: '/channels/{channelId}/templates',
  id: 'listChannelTemplates',
  summary: 'List approved messages',
  description:
    'Brings the messages that the provider has approved for people who have not written lately.',
  body: noBody,
  data: v.strictObject({ templates: list(channelTemplate) }),
  example: { templates: [exampleTemplate] },
  message: 'Approved messages fetched',
  errors: ['CHANNEL_NOT_FOUND', 'CHANNEL_CANNOT', 'CHANNEL_REFUSED'],
  run: async ({ connections }, { owner, params: { channelId } }) => ({
    templates: await templatesOf(connections, await connections.ofAccount(owner, channelId)),
  }),
})
