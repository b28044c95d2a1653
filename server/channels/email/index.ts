import type { Fetched, ProviderChannel } from '../channel.js'
import type { MediaReference, Person } from '../incoming.js'
import { isProvenConversation, partiesOf, ticketConversation } from './email.conversation.js'
import { parseEmail } from './email.parse.js'
import { isInJson, knowsSecret } from './email.received.js'
import { type EmailMessage, renderEmail } from './email.render.js'
import { type EmailSettings, emailSettings } from './email.settings.js'
import { checkEmail, sendEmail } from './email.smtp.js'

/** An address for mails: they come in by a webhook, and answers go out over a mail server. */
export const email = {
  name: 'email',
  title: 'E-mail',
  playedBy: 'server',
  settings: emailSettings,
  capabilities: {
    text: { length: 50_000 },
    media: {
      image: {
        bytes: 5_000_000,
        types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
        caption: 1000,
      },
    },
  },
  // A mail carries its files, and may stand in JSON as base64.
  largestRequest: 35_000_000,
  identity: ({ address }: EmailSettings) => address,
  emailOf: ({ ids: [conversation = ''] }: Person) => partiesOf(conversation).address || undefined,
  isAddressProven: ({ ids: [conversation = ''] }: Person) => isProvenConversation(conversation),
  beginWith: ticketConversation,
  verify: knowsSecret,
  readsJson: isInJson,
  parse: parseEmail,
  render: renderEmail,
  send: sendEmail,
  fetchMedia: async ({
    id,
    name = 'file',
    type = 'application/octet-stream',
  }: MediaReference): Promise<Fetched> => {
    const [, bytes] = /^data:;base64,(.*)$/s.exec(id) ?? []
    return bytes === undefined
      ? { ok: false, message: 'The file did not come with the mail' }
      : { ok: true, name, type, bytes: Buffer.from(bytes, 'base64') }
  },
  check: checkEmail,
} as const satisfies ProviderChannel<EmailSettings, EmailMessage>
