import * as v from 'valibot'
import { fields, flag, list, text } from '../../../bot/fields.js'
import { wholeName } from '../../../session/placeholders.js'
import { isEmail } from '../../../validate/email.js'
import type { BlockContext } from '../block-import.js'
import { defineBlock } from '../define-block.js'
import { quoted } from '../items.js'
import { part } from '../typebot.schema.js'

const addresses = list(text())

/** A mail that the server sends. */
export const email = defineBlock({
  types: ['Email'],
  title: 'Email',
  becomes: ['email'],
  told: 'Recipients that are neither an address nor the answer to a question for one, attachments, the list of answers that Typebot makes by itself. Without any recipient there is no counterpart.',
  schema: fields({
    options: part({
      recipients: v.optional(addresses),
      cc: v.optional(addresses),
      bcc: v.optional(addresses),
      replyTo: text(),
      subject: text(),
      body: text(),
      isCustomBody: flag(),
      isBodyCode: flag(),
      attachmentsVariableId: text(),
      credentialsId: text(),
    }),
  }),
  convert({ options }, context) {
    const {
      recipients,
      cc,
      bcc,
      replyTo,
      subject,
      isBodyCode,
      attachmentsVariableId,
      credentialsId,
    } = options
    const to = mailable(recipients, context)
    if (to.length === 0)
      return { none: 'It has no recipient that can be mailed: enter one in a Send an e-mail step.' }
    if (attachmentsVariableId !== '') context.loss('The mail has no attachments.')
    if (credentialsId !== '' && credentialsId !== 'default')
      context.loss(
        'The mail comes from the server’s own address, not from that of your mail account.',
      )
    const copies = { cc: mailable(cc, context), bcc: mailable(bcc, context) }
    return [
      {
        type: 'email',
        data: {
          to,
          ...(copies.cc.length > 0 && { cc: copies.cc }),
          ...(copies.bcc.length > 0 && { bcc: copies.bcc }),
          ...(replyTo && { replyTo: context.plain(replyTo) }),
          subject: context.plain(subject),
          body: bodyOf(options, context),
          ...(isBodyCode && { format: 'html' }),
        },
      },
    ]
  },
})

function bodyOf(
  { body, isCustomBody }: { readonly body: string; readonly isCustomBody: boolean },
  context: BlockContext,
) {
  if (isCustomBody || body.trim() !== '') return context.plain(body)
  context.loss('The mail lists the answers by the names of their variables.')
  return [...context.answered].map(name => `${name}: {${name}}`).join('\n')
}

function mailable(
  recipients: readonly string[] = [],
  { plain, emails, loss }: BlockContext,
): string[] {
  const written = recipients
    .map(recipient => plain(recipient.trim()))
    .filter(recipient => recipient !== '')
  const [kept, left] = [
    written.filter(isMailable),
    written.filter(recipient => !isMailable(recipient)),
  ]
  if (left.length > 0)
    loss(`${quoted(left)} cannot be mailed: it is no address, and no answer to a question for one.`)
  return kept

  function isMailable(recipient: string): boolean {
    const name = wholeName(recipient)
    return name === undefined ? isEmail(recipient) : emails.has(name)
  }
}
