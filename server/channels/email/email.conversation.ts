import { createHash } from 'node:crypto'
import type { Headers } from './mime/headers.js'

// A conversation is a person with the first mail of a thread. Its id is written as `ann@a.example <root@a.example>`. Our own
// mails carry the root in their ids, so that an answer that names only one of them is known, too.

const own = /^<tg\.([\w-]{1,400})(?:\.[\w-]{1,60})?@/
const longestRoot = 200

/** What stands behind the id of a conversation whose person is not proven: nobody comes by it into one that is. */
const unproven = 'unproven'

/**
 * The id of the conversation that a mail belongs to. Whose sender is not proven has conversations of their own, and one that is from
 * somebody else than answers go to begins one.
 */
export function conversationOf(
  address: string,
  headers: Headers,
  id: string,
  {
    isProven = true,
    isAuthors = true,
  }: { readonly isProven?: boolean; readonly isAuthors?: boolean } = {},
): string {
  const conversation = `${address} ${shortened(isAuthors ? rootOf(headers, id) : id)}`
  return isProven ? conversation : `${conversation} ${unproven}`
}

/** Whether whoever writes in a conversation was proven. */
export const isProvenConversation = (conversation: string): boolean =>
  conversation !== '' && !conversation.endsWith(` ${unproven}`)

/** The id of the conversation that the mails of a ticket begin. */
export const ticketConversation = (address: string, ticket: string): string =>
  `${address} <ticket.${ticket}@talkgraph.invalid>`

function rootOf(headers: Headers, id: string): string {
  const named = [...idsIn(headers.get('references')), ...idsIn(headers.get('in-reply-to'))]
  const roots = named.map(each => rootIn(each))
  return roots.find(each => each !== undefined) ?? named[0] ?? id
}

/** Who a conversation is with, and its first mail. */
export function partiesOf(conversation: string): {
  readonly address: string
  readonly root: string
} {
  const [address = '', root = ''] = conversation.split(' ')
  return { address, root }
}

/** The id of a mail of ours: `unique` tells it from the others, and without it, it names the whole conversation. */
export function ownId(root: string, domain: string, unique?: string): string {
  const encoded = Buffer.from(root).toString('base64url')
  return `<tg.${encoded}${unique === undefined ? '' : `.${unique}`}@${domain}>`
}

/** The ids in a header such as References, the oldest first. */
export function idsIn(header: string | undefined): string[] {
  return (header ?? '').slice(0, 20_000).match(/<[^<>\s]{3,900}>/g) ?? []
}

/** The ids of our own mails that a text names. */
export function ownIdsIn(text: string): string[] {
  return [...new Set(text.match(/<tg\.[\w-]{1,400}\.[\w-]{1,60}@[^<>\s]{1,200}>/g) ?? [])]
}

function rootIn(id: string): string | undefined {
  const encoded = own.exec(id)?.[1]
  const root = encoded === undefined ? '' : Buffer.from(encoded, 'base64url').toString()
  return /^<[^<>\s]{3,900}>$/.test(root) ? root : undefined
}

/** So long an id is some program's whim; its digest does as well. */
function shortened(root: string): string {
  if (root.length <= longestRoot) return root
  return `<${createHash('sha256').update(root).digest('base64url')}@long.invalid>`
}
