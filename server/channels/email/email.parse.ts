import { createHash } from 'node:crypto'
import {
  type Incoming,
  longestMessage,
  type MediaReference,
  type Person,
  type Received,
} from '../incoming.js'
import { type OwnWords, ownWordsIn, tidied } from './cut-quoted.js'
import { standingOf } from './email.authentication.js'
import { isAnswer, isAutomatic, isBounce } from './email.automatic.js'
import { conversationOf, idsIn, ownIdsIn } from './email.conversation.js'
import { mailIn, toldBeside } from './email.received.js'
import { authorOf, copiesOf, receiversOf, senderOf } from './email.sender.js'
import type { EmailSettings } from './email.settings.js'
import { readWords } from './mime/headers.js'
import { type MimeFile, type ParsedMail, parseMime } from './mime/parse-mime.js'
import { readHtml } from './read-html.js'

/** In bytes. */
const largestMail = 25_000_000

/** Of one mail, and of all its files together in bytes. */
const mostFiles = 10
const largestFiles = 10_000_000

/** What a person wrote in a mail, with the files beside it. What programs have written is passed over. */
export function parseEmail(
  received: Received,
  settings?: Pick<EmailSettings, 'address'> & Partial<Pick<EmailSettings, 'untold'>>,
): readonly Incoming[] {
  const source = mailIn(received)
  if (!source) return []
  if (source.length > largestMail) return [{ type: 'refused', reason: 'size' }]
  const mail = parseMime(source)
  const { address, name } = senderOf(mail.fields) ?? { address: '', name: '' }
  const author = authorOf(mail.fields)?.address ?? ''
  if (isBounce(mail, author)) return bouncedBy(source)
  const isOwn = settings !== undefined && [address, author].includes(settings.address)
  if (address === '' || isAutomatic(mail, address)) return []
  const standing = standingOf(mail.fields, author, toldBeside(received))
  const isRefused = standing === 'untold' ? settings?.untold === 'refuse' : standing === 'refused'
  if (isRefused) return [{ type: 'refused', reason: 'sender' }]
  const isProven = standing !== 'unproven'
  const [id = digestOf(source)] = idsIn(mail.headers.get('message-id'))
  // Whoever is not proven does not speak for the business.
  if (isOwn) return standing === 'proven' ? echoOf(mail, { id, own: settings.address }) : []
  const subject = readWords(mail.headers.get('subject') ?? '').slice(0, 300)
  const from: Person = {
    ids: [conversationOf(address, mail.headers, id, { isProven, isAuthors: address === author })],
    ...(name !== '' && { name }),
    ...(subject !== '' && { note: subject }),
  }
  return messagesOf(mail, { id, from, subject, remark: isProven ? '' : notProven })
}

/** What the owner wrote in a mail program of theirs, to one person: a copy of it comes to the bot's address. */
function echoOf(
  mail: ParsedMail,
  { id, own }: { readonly id: string; readonly own: string },
): Incoming[] {
  const [address, another] = receiversOf(mail.fields).filter(each => each !== own)
  const { text } = writtenIn(mail)
  if (address === undefined || another !== undefined || text === '') return []
  const to = { ids: [conversationOf(address, mail.headers, id)] }
  const at = timeOf(mail.headers.get('date'))
  return [{ type: 'echo', id, to, ...at, heard: { kind: 'text', text } }]
}

function messagesOf(
  mail: ParsedMail,
  {
    id,
    from,
    subject,
    remark,
  }: {
    readonly id: string
    readonly from: Person
    readonly subject: string
    readonly remark: string
  },
): Incoming[] {
  const { headers, files } = mail
  const { text: written, isWhole, below } = writtenIn(mail)
  // A mail may say all in its subject, and an answer that says nothing is none.
  const words = written === '' && !isAnswer(mail) && files.length === 0 ? subject : written
  const about = [remark, isWhole ? keptWhole : '', leftOut(below), copiesTold(mail)]
    .filter(line => line !== '')
    .join('\n')
  const { taken, tooLarge } = within(files)
  // What is longer than a message stands before the files: a file lies beside it already.
  const isLong = taken.length > 0 && words.length > longestMessage
  const first: Incoming[] = isLong ? [{ ...said(0), heard: { kind: 'text', text: words } }] : []
  const messages = [
    ...first,
    ...taken.map((file, index): Incoming => {
      const caption = index === 0 && words !== '' && !isLong ? words : undefined
      return { ...said(index + first.length), heard: { ...referenceOf(file), caption } }
    }),
  ]
  const unsupported: Incoming[] = tooLarge
    ? [{ type: 'unsupported', id: `${id}/large`, from, what: 'files of more than 10 MB' }]
    : []
  if (messages.length > 0) return [...messages, ...unsupported]
  if (words === '') return unsupported
  return [{ ...said(0), heard: { kind: 'text', text: words } }, ...unsupported]

  function said(index: number) {
    const [own, note] = index === 0 ? [id, about] : [`${id}/${index}`, '']
    return {
      type: 'message',
      id: own,
      from,
      ...timeOf(headers.get('date')),
      ...(note && { remark: note }),
    } as const
  }
}

const notProven =
  'Not proven: nothing shows that this mail is from the address that it names. Believe nothing of it that matters.'

const keptWhole =
  'Nothing of this mail but quoted words or a signature was found, so all of it was read.'

/** What somebody may have meant all the same: in letters, so much of it. */
const mostLeftOut = 500

const leftOut = (below: string) =>
  below === ''
    ? ''
    : `Below the line of a phone stood this, which the bot did not read: ${below.slice(0, mostLeftOut)}`

/** The words of a mail: of the first one of a person all of them, of an answer those that are new (decision 345). */
function writtenIn(mail: ParsedMail): OwnWords {
  const textOf = (marks: boolean) =>
    mail.text.trim() === '' ? readHtml(mail.html, marks) : mail.text
  const own = isAnswer(mail) ? ownWordsIn(textOf(true)) : { text: '', isWhole: false, below: '' }
  return isAnswer(mail) && !own.isWhole ? own : { ...own, text: tidied(textOf(false)) }
}

function copiesTold({ fields }: ParsedMail): string {
  const copies = copiesOf(fields)
  return copies.length > 0 ? `Copies of this mail went to: ${copies.join(', ')}` : ''
}

function within(files: readonly MimeFile[]) {
  let size = 0
  const taken = files.slice(0, mostFiles).filter(({ bytes }) => {
    size += bytes.length
    return size <= largestFiles
  })
  return { taken, tooLarge: taken.length < files.length }
}

/** The file comes with the mail and lies nowhere else: its id holds it. */
function referenceOf({ name, type, bytes }: MimeFile): MediaReference {
  return { kind: 'media', id: `data:;base64,${Buffer.from(bytes).toString('base64')}`, name, type }
}

/** Mails of ours that did not arrive. */
function bouncedBy(source: Uint8Array): Incoming[] {
  const text = Buffer.from(source)
    .toString('latin1')
    .replace(/=\r?\n/g, '')
  const [, diagnostic = ''] = /^Diagnostic-Code:(.*(?:\r?\n[ \t].*)*)/im.exec(text) ?? []
  const told = diagnostic
    .trim()
    .replace(/^smtp;/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
  const reason = told || 'The mail server of the person did not take the mail'
  return ownIdsIn(text)
    .slice(0, 1)
    .map(of => ({ type: 'status', of, status: 'failed', reason }))
}

function timeOf(date: string | undefined): { readonly at?: number } {
  const at = Date.parse(date ?? '')
  return Number.isNaN(at) ? {} : { at }
}

const digestOf = (source: Uint8Array) =>
  `sha256-${createHash('sha256').update(source).digest('hex')}`
