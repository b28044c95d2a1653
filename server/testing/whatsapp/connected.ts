import type { ServiceOptions } from '../../app/services/service-options.js'
import type { TestDatabase } from '../databases.js'
import { serverTime } from '../server-time.js'
import { testAppOn } from '../test-app.js'
import { startWhatsapp, whatsappNumber } from './provider.js'
import { signedWebhook, type ToldByNumber, webhookBody } from './webhooks.js'

/** A server whose bot `shop` is connected with a number at WhatsApp, and what people write there. */
export async function connectedNumber(
  make: () => Promise<TestDatabase>,
  flow: object,
  { allowHosts = [], ...options }: ServiceOptions = {},
) {
  const whatsapp = await startWhatsapp()
  const app = await testAppOn(make, {
    allowHosts: [whatsapp.host, ...allowHosts],
    jobTiming: { look: 50 },
    channelTiming: { look: 10, pauses: [10, 10, 10, 20, 20, 20] },
    ...options,
  })
  await app.api('PUT', '/v1/chatbots/shop/flow', flow)
  await app.api('POST', '/v1/chatbots/shop/publish')
  const connect = (settings: object = {}) =>
    app.api('POST', '/v1/channels', {
      channel: 'whatsapp',
      chatbotId: 'shop',
      settings: { ...whatsapp.settings, ...settings },
    })
  const connected = await connect()
  const { channel } = (await connected.json()).data
  const path = new URL(channel.webhookUrl).pathname
  let count = 0
  // Whoever wrote long ago hears nothing but templates.
  const now = () => String(Math.floor(serverTime() / 1000))
  const bring = (...told: readonly ToldByNumber[]) => {
    const { body, headers } = signedWebhook(
      webhookBody(whatsappNumber.phoneNumberId, ...told),
      whatsappNumber.appSecret,
    )
    return app.app.request(path, { method: 'POST', headers, body })
  }
  return {
    ...app,
    whatsapp,
    channel,
    path,
    connect,
    bring,
    /** What somebody says; resolves once the server has taken it. */
    say: (from: object, message: object) =>
      bring({
        messages: [{ id: `in.${++count}`, timestamp: now(), ...from, ...message }],
      }),
    close: async () => {
      await app.close()
      await whatsapp.close()
    },
  }
}
