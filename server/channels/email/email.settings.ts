import * as v from 'valibot'
import { languageField, languageForm } from '../language-field.js'
import { defineSettings } from '../settings.js'

/** What an owner enters to connect a bot with an address for mails. */
export const emailSettings = defineSettings(
  v.strictObject({
    address: v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.email('An address is like help@shop.example'),
    ),
    senderName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    language: languageField,
    untold: v.optional(v.picklist(['hear', 'refuse']), 'hear'),
    smtpUrl: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^smtps?:\/\/\S+$/i, 'An address of a mail server begins with smtps:// or smtp://'),
      v.check(
        address => URL.canParse(address),
        'An address of a mail server is like smtps://user:password@mail.example:465',
      ),
    ),
    webhookSecret: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[\w-]{16,200}$/, 'A secret is 16 letters, digits, - and _ or more'),
    ),
  }),
  {
    address: {
      title: 'Address',
      help: 'Where people write, and as whom the bot answers. Its mails must be passed on to the webhook.',
      kind: 'email',
      example: 'help@shop.example',
    },
    senderName: {
      title: 'Name',
      help: 'What stands beside the address in people’s mail programs. Blank, the address stands alone.',
      kind: 'text',
      example: 'Bakery',
    },
    language: languageForm,
    untold: {
      title: 'Mails of which nothing is said',
      help: 'Where your provider says nothing of who has sent a mail: hear, or refuse. Choose refuse where it always does.',
      kind: 'text',
      example: 'hear',
    },
    smtpUrl: {
      title: 'Mail server',
      help: 'How answers go out, with user and password: smtps:// for port 465, smtp:// for port 587. An @ in the user is written %40.',
      kind: 'secret',
    },
    webhookSecret: {
      title: 'Secret of the webhook',
      help: 'Any 16 letters and digits or more. Whoever passes mails on adds it to the webhook’s address: ?secret=…',
      kind: 'secret',
    },
  },
)

/** What an owner has entered. */
export type EmailSettings = v.InferOutput<typeof emailSettings.schema>
