import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { slackSignature } from '../channels/slack/slack.signature.js'
import { databases } from '../testing/databases.js'
import { bakeryFlow } from '../testing/flows.js'
import { serverTime } from '../testing/server-time.js'
import { testAppOn } from '../testing/test-app.js'
import { startUpstream } from '../testing/upstream.js'

const signingSecret = '8f742231b10e8888abcd99yyyzzz85a5'
const patience = { timeout: 60_000, interval: 20 }

describe.each(databases)('Slack in $name', ({ make }) => {
  let workspace: Awaited<ReturnType<typeof startUpstream>>
  let app: Awaited<ReturnType<typeof testAppOn>>
  let path: string
  beforeEach(async () => {
    let sent = 0
    workspace = await startUpstream((_, response) =>
      response.end(
        JSON.stringify({ ok: true, team: 'Bakery', user: 'helper', ts: `100.${++sent}` }),
      ),
    )
    app = await testAppOn(make, {
      allowHosts: [workspace.host],
      jobTiming: { look: 50 },
      channelTiming: { look: 20 },
    })
    await app.api('PUT', '/v1/chatbots/shop/flow', bakeryFlow)
    await app.api('POST', '/v1/chatbots/shop/publish')
    const settings = { botToken: 'xoxb-1-a', signingSecret, apiUrl: workspace.url }
    const connected = await app.api('POST', '/v1/channels', {
      channel: 'slack',
      chatbotId: 'shop',
      settings,
    })
    path = new URL((await connected.json()).data.channel.webhookUrl).pathname
  })
  afterEach(async () => {
    await app.close()
    await workspace.close()
  })

  const bring = (event: object) => {
    const body = JSON.stringify({ type: 'event_callback', event_id: 'Ev1', event })
    const at = String(Math.floor(serverTime() / 1000))
    const headers = {
      'content-type': 'application/json',
      'x-slack-request-timestamp': at,
      'x-slack-signature': slackSignature(at, body, signingSecret),
    }
    return app.app.request(path, { method: 'POST', headers, body })
  }
  const reply = (ts: string, text: string, thread_ts = '7.8') =>
    bring({
      type: 'message',
      channel: 'C1',
      channel_type: 'channel',
      user: 'U1',
      ts,
      text,
      thread_ts,
    })
  const told = () =>
    workspace.received
      .filter(({ url }) => url.endsWith('chat.postMessage'))
      .map(({ body }) => JSON.parse(body).text)

  test('an answer in a thread that the bot has begun is heard without its name, and in no other thread', async () => {
    await reply('7.7', 'Talk among people', '1.1')
    await bring({ type: 'app_mention', channel: 'C1', user: 'U1', ts: '7.8', text: '<@U9> hello' })
    await vi.waitFor(() => expect(told()).toHaveLength(1), patience)
    await reply('8.1', 'Ann')
    await vi.waitFor(() => expect(told()).toHaveLength(2), patience)
    expect(told()[1]).toContain('What would you like, Ann?')
    await reply('8.2', 'Elsewhere', '1.1')
    expect(await app.store.threads.list({ botId: 'shop', limit: 9 })).toHaveLength(1)
  })
})
