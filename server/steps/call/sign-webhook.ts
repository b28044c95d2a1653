import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

/** The secret with which the calls of a bot are signed: made from the installation's, so that every server has the same. */
export function webhookSecret(installation: Uint8Array, botId: string): string {
  return prefix + createHmac('sha256', installation).update(botId).digest('base64')
}

/** The headers by which the other side knows a call and who made it, as Standard Webhooks has them. `at` in milliseconds. */
export function signWebhook(
  secret: string,
  {
    id,
    body,
    at = Date.now(),
  }: { readonly id: string; readonly body: string; readonly at?: number },
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
