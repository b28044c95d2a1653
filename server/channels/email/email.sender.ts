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

/** Whom an answer goes to: the one address that the mail names for answers, or else the one that it is from. */
export function senderOf(fields: HeaderFields): Sender | undefined {
  const author = authorOf(fields)
  if (!author) return undefined
  const answered = oneIn(fields, 'reply-to')
  if (!answered || answered.address === author.address) return author
  return answered
}

/** The one address that a mail is from; undefined where there is none, or more than one. */
export const authorOf = (fields: HeaderFields): Sender | undefined => oneIn(fields, 'from')

/** The addresses that a mail is to, in lower case, at most ten. */
export const receiversOf = (fields: HeaderFields): string[] =>
  peopleIn(fields, 'to').map(each => each.address)

/** Who has a copy of a mail, as people read it, at most ten. */
export function copiesOf(fields: HeaderFields): string[] {
  return peopleIn(fields, 'cc').map(({ address, name }) =>
    name === '' ? address : `${name} <${address}>`,
  )
}

function peopleIn(fields: HeaderFields, header: string): Sender[] {
  const [all] = fields.filter(([name]) => name === header)
  if (!all || all[1].length > longest) return []
  return parseAddresses(all[1], { flatten: true })
    .flatMap(each => personIn(each) ?? [])
    .slice(0, 10)
}

function oneIn(fields: HeaderFields, header: string): Sender | undefined {
  const [first, another] = fields.filter(([name]) => name === header)
  if (!first || another || first[1].length > longest) return undefined
  const [mailbox, second] = parseAddresses(first[1])
  return mailbox && !second ? personIn(mailbox) : undefined
}

function personIn(mailbox: {
  readonly address?: string | undefined
  readonly name: string
}): Sender | undefined {
  const found = mailbox.address?.trim().toLowerCase() ?? ''
  if (!address.test(found)) return undefined
  const name = readWords(mailbox.name).slice(0, 200)
  return { address: found, name: name.toLowerCase() === found ? '' : name }
}
