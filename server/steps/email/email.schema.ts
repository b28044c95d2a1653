import * as v from 'valibot'
import { fields, text } from '../../../runtime/bot/fields.js'

/** One address, several with commas or semicolons between them, or a list. */
const addresses = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(given => (Array.isArray(given) ? given : [given])),
    v.transform(list =>
      list.flatMap(entry => (typeof entry === 'string' ? entry.split(/[,;\r\n]/) : [])).map(bare),
    ),
    v.transform(list => [...new Set(list.filter(address => address !== ''))]),
  ),
  [],
)

/** The server's half of an email-node (decision 30), which never leaves the server. */
export const emailConfigSchema = fields({
  to: addresses,
  cc: addresses,
  bcc: addresses,
  replyTo: text(),
  subject: text(),
  body: text(),
  format: text(),
})

/** What an email step sends. */
export type EmailConfig = v.InferOutput<typeof emailConfigSchema>

/** `Name <address>` may be written; the address is used. */
function bare(entry: string): string {
  return (/<([^<>]*)>\s*$/.exec(entry)?.[1] ?? entry).trim()
}
