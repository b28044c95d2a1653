import { webhookPath } from '@talkgraph/wire/channels'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { metaSignature } from '../channels/meta/hub.js'
import { slackSignature } from '../channels/slack/slack.signature.js'
import { signatureOf } from '../channels/sms/sms.signature.js'
import { secretTokenOf } from '../channels/telegram/telegram.api.js'
import { bakeryFlow } from '../testing/flows.js'
import { testApp } from '../testing/test-app.js'
import { channelKinds, connectable } from './kinds.js'
import { readSettings, sealSettings } from './settings.js'

const canary = 'canary in a coal mine'
const secret = 'a-secret-of-this-test'
const own = '1020304050'
const others = '9998887776'
const now = () => String(Math.floor(Date.now() / 1000))
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
/** No call goes there. */
const apiUrl = 'http://127.0.0.1:9'
const meta = { accessToken: 'token', appSecret: secret, verifyToken: 'words', apiUrl }

/** A request as a provider makes it. */
interface Made {
  readonly headers: Readonly<Record<string, string>>
  readonly query?: string
}

/** A channel with what its provider would bring. */
interface Case {
  readonly channel: string
  readonly settings: object
  /** A message to this number, page or account. */
  readonly says: (to: string) => string
  readonly sign: (body: string, url: string, given: string) => Made
  /** Whether a request itself tells for whom it is. */
  readonly namesReceiver: boolean
}

const pageSays = (object: string) => (to: string) =>
  JSON.stringify({
    object,
    entry: [
      { id: to, messaging: [{ sender: { id: '77' }, message: { mid: 'm1', text: canary } }] },
    ],
  })
const byMeta = (body: string, _: string, given: string): Made => ({
  headers: { ...json, 'x-hub-signature-256': metaSignature(body, given) },
})

const cases: readonly Case[] = [
  {
    channel: 'telegram',
    settings: { token: `1:${secret}`, apiUrl },
    says: () =>
      JSON.stringify({
        update_id: 1,
        message: {
          message_id: 1,
          date: 1,
          chat: { id: 7, type: 'private' },
          from: { id: 7 },
          text: canary,
        },
      }),
    sign: (_, __, given) => ({
      headers: {
        ...json,
        'x-telegram-bot-api-secret-token': secretTokenOf({ token: `1:${given}`, apiUrl }),
      },
    }),
    namesReceiver: false,
  },
  {
    channel: 'whatsapp',
    settings: { phoneNumberId: own, ...meta },
    says: to =>
      JSON.stringify({
        entry: [
          {
            id: '1',
            changes: [
              {
                field: 'messages',
                value: {
                  metadata: { phone_number_id: to },
                  messages: [{ from: '165055', id: 'w1', type: 'text', text: { body: canary } }],
                },
              },
            ],
          },
        ],
      }),
    sign: byMeta,
    namesReceiver: true,
  },
  ...(['messenger', 'instagram'] as const).map(channel => ({
    channel,
    settings: { pageId: own, ...meta },
    says: pageSays(channel === 'messenger' ? 'page' : 'instagram'),
    sign: byMeta,
    namesReceiver: true,
  })),
  {
    channel: 'sms',
    settings: { accountSid: `AC${'0'.repeat(32)}`, authToken: secret, from: `+${own}`, apiUrl },
    says: to =>
      new URLSearchParams({
        MessageSid: 'S1',
        From: '+4915',
        To: `+${to}`,
        Body: canary,
      }).toString(),
    sign: (body, url, given) => ({
      headers: { ...form, 'x-twilio-signature': signatureOf({ url, body }, { authToken: given }) },
    }),
    namesReceiver: true,
  },
  {
    channel: 'slack',
    settings: { botToken: 'xoxb-1', signingSecret: secret, apiUrl },
    says: () =>
      JSON.stringify({
        type: 'event_callback',
        event_id: 'E1',
        event: {
          type: 'message',
          channel: 'D1',
          channel_type: 'im',
          user: 'U1',
          ts: '1.5',
          text: canary,
        },
      }),
    sign: (body, _, given) => ({
      headers: {
        ...json,
        'x-slack-request-timestamp': now(),
        'x-slack-signature': slackSignature(now(), body, given),
      },
    }),
    namesReceiver: false,
  },
  {
    channel: 'email',
    settings: {
      address: 'help@b.example',
      smtpUrl: 'smtp://mail.example:25',
      webhookSecret: secret,
    },
    says: () =>
      JSON.stringify({
        raw: `From: ann@a.example\r\nTo: help@b.example\r\nMessage-ID: <1@a>\r\n\r\n${canary}`,
      }),
    sign: (_, __, given) => ({ headers: json, query: `?secret=${given}` }),
    namesReceiver: false,
  },
]

test('every channel with a provider is tried', () => {
  const provided = channelKinds()
    .map(({ name }) => name)
    .filter(name => name !== 'page')
  expect(cases.map(({ channel }) => channel).toSorted()).toEqual(provided.toSorted())
})

describe.each(cases)(
  'who is not the provider of $channel',
  ({ channel: name, settings, ...made }) => {
    let app: Awaited<ReturnType<typeof testApp>>
    let id = ''
    beforeAll(async () => {
      // Nothing answers: the bot is not published, and there is no AI.
      app = await testApp({ aiUrl: '' })
      await app.api('PUT', '/v1/chatbots/shop/flow', bakeryFlow)
      const channel = connectable(name) ?? expect.fail('no such channel')
      const sealing = app.services.secrets.sealingOf('owner')
      const entry = await app.store.channels.connections.create({
        botId: 'shop',
        owner: 'owner',
        channel: name,
        identity: own,
        state: 'connected',
        remedy: null,
        ...sealSettings(channel, readSettings(channel, { ...settings }), sealing),
      })
      id = entry?.id ?? expect.fail('not connected')
    })
    afterAll(() => app.close())

    const post = (body: string, given = secret, more: object = {}) => {
      const path = webhookPath(name, id)
      const { headers, query = '' } = made.sign(body, `http://localhost${path}`, given)
      return app.app.request(path + query, {
        method: 'POST',
        headers: { ...headers, ...more },
        body,
      })
    }
    const kept = async () =>
      (await app.store.database.db.selectFrom('channel_incoming').selectAll().execute()).length

    test('is refused and counted, and nothing of what was said is logged', async () => {
      const body = made.says(own)
      expect((await post(body, 'another-secret-of-theirs')).status).toBe(403)
      const isJson = name !== 'sms'
      expect((await post(`${'['.repeat(600)}"${canary}"`)).status).toBe(isJson ? 413 : 200)
      const huge = `"${canary.repeat(name === 'email' ? 2_000_000 : 150_000)}"`
      expect((await post(huge)).status).toBe(413)
      if (name === 'slack') expect((await post(body, secret, old(body))).status).toBe(403)
      expect(await kept()).toBe(0)
      if (made.namesReceiver) expect((await post(made.says(others))).status).toBe(200)
      expect(await kept()).toBe(0)
      expect((await post(body)).status).toBe(200)
      expect((await post(body)).status).toBe(200)
      expect(await kept()).toBe(1)
      const counted = await app.services.metrics.print()
      const line = (outcome: string) =>
        `talkgraph_channel_requests_total{channel="${name}",outcome="${outcome}"}`
      expect(counted).toContain(`${line('signature')} ${name === 'slack' ? 2 : 1}`)
      expect(counted).toContain(`${line('size')} 1`)
      if (isJson) expect(counted).toContain(`${line('depth')} 1`)
      if (made.namesReceiver) expect(counted).toContain(`${line('number')} 1`)
      if (settings && 'verifyToken' in settings) {
        const greet = (token: string) =>
          app.app.request(
            `${webhookPath(name, id)}?hub.mode=subscribe&hub.challenge=42&hub.verify_token=${token}`,
          )
        expect((await greet('wrong')).status).toBe(403)
        expect(await (await greet('words')).text()).toBe('42')
      }
      expect(app.logged.join()).not.toContain(canary)
      expect(app.logged.join()).not.toContain(secret)
    })

    test('is not greeted', async () => {
      const asked = {
        'hub.mode': 'subscribe',
        'hub.challenge': canary,
        'hub.verify_token': 'other words',
      }
      const answer = await app.app.request(`${webhookPath(name, id)}?${new URLSearchParams(asked)}`)
      expect([answer.status, await answer.text()]).toEqual([
        403,
        expect.not.stringContaining(canary),
      ])
    })
  },
)

/** What Slack has signed ten minutes ago. */
function old(body: string) {
  const at = String(Math.floor(Date.now() / 1000) - 600)
  return { 'x-slack-request-timestamp': at, 'x-slack-signature': slackSignature(at, body, secret) }
}
