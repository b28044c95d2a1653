import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'

/** A number at WhatsApp, as an owner connects it. */
const number = {
  phoneNumberId: '106540352242922',
  accessToken: 'a-token-for-the-bench',
  appSecret: 'a-secret-for-the-bench',
  verifyToken: 'words for the bench',
}

/** The Cloud API of WhatsApp as far as a number with one approved message needs it; `text` is what that says. */
export async function openGraph(text) {
  let sent = 0
  const template = {
    id: '1',
    name: 'offer',
    language: 'en_US',
    status: 'APPROVED',
    category: 'UTILITY',
    components: [{ type: 'BODY', text }],
  }
  const answers = {
    message_templates: () => ({ data: [template], paging: {} }),
    messages: () => ({ messages: [{ id: `wamid.${++sent}` }] }),
    subscribed_apps: () => ({ success: true }),
    [number.phoneNumberId]: () => ({
      id: number.phoneNumberId,
      display_phone_number: '+1 555-078-3881',
      verified_name: 'Shop',
      health_status: { entities: [{ entity_type: 'WABA', id: '102290129340398' }] },
    }),
  }
  const server = createServer((request, response) => {
    request.resume()
    const { pathname } = new URL(request.url, 'http://here')
    const answer = answers[pathname.split('/').at(-1)]
    response
      .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ? answer() : { error: { code: 100, message: 'No such object' } }))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${server.address().port}`
  return {
    host,
    settings: { ...number, apiUrl: `http://${host}` },
    sent: () => sent,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A text that somebody writes there, as WhatsApp brings it: body and headers of its request. */
export function whatsappText(from, id, text) {
  const message = { from, id, type: 'text', text: { body: text }, timestamp: secondsNow() }
  const metadata = { phone_number_id: number.phoneNumberId }
  const value = { messaging_product: 'whatsapp', metadata, messages: [message] }
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: [{ field: 'messages', value }] }],
  })
  const signature = createHmac('sha256', number.appSecret).update(body).digest('hex')
  return {
    body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  }
}

const secondsNow = () => String(Math.floor(Date.now() / 1000))
