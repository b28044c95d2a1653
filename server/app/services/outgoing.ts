import { createMailer, type Mailer } from '../../platform/mail/mailer.js'
import { createMailTransport, type MailTransport } from '../../platform/mail/transport.js'
import { createOutbound, type Outbound } from '../../platform/outbound/index.js'
import { deriveKey } from '../../platform/server-secret.js'
import { webhookSecret } from '../../steps/call/sign-webhook.js'
import { type AiProviders, createAiProviders } from '../../steps/model/ai-providers.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { ServiceOptions } from './service-options.js'
import type { StorageServices } from './storage.js'

/** What goes out to others: calls and mails. */
export interface OutgoingServices {
  readonly outbound: Outbound
  readonly ai: AiProviders
  /** What a bot's webhook calls are signed with. */
  readonly webhookSecret: (botId: string) => string
  readonly mailer: Mailer
  /** Absent: mails wait in the outbox. */
  readonly transport: MailTransport | undefined
  /** Whether mails leave over a mail server; otherwise they lie in a folder or wait. */
  readonly sendsMail: boolean
}

/** Makes the ways out. */
export function createOutgoing(
  options: ServiceOptions,
  secret: string,
  { store, log, jobs }: StorageServices & OperationServices,
  onClose: OnClose,
): OutgoingServices {
  const ai = createAiProviders(options.aiUrl, options.aiProviders, options.outbound, options.aiKeys)
  onClose(ai.close)
  const outbound = createOutbound({ ...options.outbound, allowHosts: options.allowHosts ?? [] })
  onClose(outbound.close)
  const transport = createMailTransport(options.mail ?? {})
  onClose(async () => transport?.close())
  const webhooks = deriveKey(secret, 'webhooks')
  return {
    outbound,
    ai,
    webhookSecret: botId => webhookSecret(webhooks, botId),
    mailer: createMailer(store.outbox, jobs, transport, log),
    transport,
    sendsMail: options.mail?.smtpUrl !== undefined,
  }
}
