import parseAddresses from 'nodemailer/lib/addressparser'
import { type HeaderFields, readWords } from './mime/headers.js'

/** Who has written a mail; `name` is blank where there is none. */
interface Sender {
  /** In lower case. */
  readonly address: string
  readonly name: string
}

const longest = 2000
/** Without signs by which programs tell addresses apart, whatever stands around them. */
const address = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]{3,200}$/

/** The one address that a mail is from; undefined where there is none, or more than one. */
export function senderOf(fields: HeaderFields): Sender | undefined {
  const [from, another] = fields.filter(([name]) => name === 'from')
  if (!from || another || from[1].length > longest) return undefined
  const [mailbox, second] = parseAddresses(from[1])
  if (!mailbox || second || mailbox.address === undefined) return undefined
  const found = mailbox.address.trim().toLowerCase()
  if (!address.test(found)) return undefined
  const name = readWords(mailbox.name).slice(0, 200)
  return { address: found, name: name.toLowerCase() === found ? '' : name }
}
