import * as v from 'valibot'
import { fields, text } from '../../bot/fields.js'
import { defineStep } from '../../node/step.js'
import { emailSchema } from './index.js'

/** One address, several with commas, semicolons or line ends between them, or a list of such texts; each counts once. */
const addresses = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(given => [
      ...new Set((Array.isArray(given) ? given : [given]).flatMap(addressesIn)),
    ]),
    v.array(v.string()),
  ),
  [],
)

/** A mail is plain text unless its format is `html`. */
const schema = fields({
  to: addresses,
  cc: addresses,
  bcc: addresses,
  replyTo: text(),
  subject: text(),
  body: text(),
  format: text('text'),
})

const entry = {
  title: 'Address',
  help: 'An e-mail address, or Name <address>, of which the address counts. Or one placeholder alone, such as {email}, for what the visitor answered to a question for an e-mail address.',
  kind: 'email',
  example: 'orders@bakery.example',
} as const

/** The server's half of an email-node (decisions 30 and 71). */
export const emailServer = defineStep({
  publicSchema: emailSchema,
  schema,
  needs: ['mail'],
  failure: 'Email handling failed',
  run: (data, { mail }) => mail(data),
  fields: {
    to: {
      title: 'To',
      help: 'Who gets the e-mail: at most 50 addresses, those in copy included.',
      kind: 'texts',
      entry,
      whereEmpty: 'The mail has no recipient and is never sent.',
    },
    cc: {
      title: 'Copy (Cc)',
      isRare: true,
      help: 'Who gets a copy, for all to see.',
      kind: 'texts',
      entry,
    },
    bcc: {
      title: 'Blind copy (Bcc)',
      isRare: true,
      help: 'Who gets a copy, unseen by the others.',
      kind: 'texts',
      entry,
    },
    replyTo: {
      title: 'Reply to',
      help: 'Where answers to the e-mail go, such as {email} for the visitor. It is left out if it is no e-mail address.',
      kind: 'text',
      example: '{email}',
    },
    subject: {
      title: 'Subject',
      help: 'One line of at most 500 characters. It may hold {placeholders}.',
      kind: 'text',
      translatable: true,
      example: 'An order from {name}',
    },
    body: {
      title: 'Text',
      help: 'The e-mail itself. It may hold {placeholders}; dates read as the visitor’s language writes them.',
      kind: 'long-text',
      translatable: true,
    },
    format: {
      title: 'Format',
      isRare: true,
      help: 'How the text is sent. In HTML, the values of {placeholders} appear as plain text.',
      kind: 'choice',
      choices: [
        { value: 'text', title: 'Plain text' },
        { value: 'html', title: 'HTML' },
      ],
    },
  },
})

function addressesIn(given: unknown): string[] {
  const written = typeof given === 'string' ? given.split(/[,;\r\n]/) : []
  return written.map(bare).filter(address => address !== '')
}

/** `Name <address>` may be written; the address is used. */
function bare(written: string): string {
  return (/<([^<>]*)>\s*$/.exec(written)?.[1] ?? written).trim()
}
