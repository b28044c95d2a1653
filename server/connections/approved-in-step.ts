import type { ApprovedMessage } from '../../runtime/node/content.js'
import type { Template } from '../channels/index.js'
import { filledText } from './approved.js'
import { remedyOf } from './connection.js'
import type { ProvidedConnection } from './connections.js'

/** An approved message of a step as it goes out, and what it says; or why it does not, in words for the owner. */
type FilledApproved =
  | { readonly ok: true; readonly message: unknown; readonly text: string }
  | {
      readonly ok: false
      readonly code: string
      readonly message: string
      readonly again?: number
      readonly grows?: number
      readonly isWithdrawn?: boolean
    }

/** Fills approved messages for steps; `language` is the tag that the bot speaks. Never rejects. */
export type FillApproved = (
  to: ProvidedConnection,
  approved: ApprovedMessage,
  language: string | null,
) => Promise<FilledApproved>

/** Milliseconds for which an account's list counts: many people may be sent one of it at the same time. */
const listAge = 30_000

type Found = Awaited<ReturnType<NonNullable<ProvidedConnection['channel']['templates']>>>

/** Makes it; what is approved is read from the account, and kept for half a minute. */
export function createFillApproved(now: () => number = Date.now): FillApproved {
  const lists = new Map<string, { readonly at: number; readonly found: Promise<Found> }>()

  return async (to, approved, language) => {
    const { channel, connection } = to
    const found = await listOf(to)
    if (!found.ok)
      return { ...found, code: 'TEMPLATE', message: remedyOf(connection, found.remedy) }
    const { name, values } = approved
    const template = choose(found.templates, approved, language ?? 'en')
    if (!template) return refused(missing(channel.title, approved))
    const filled = filledText(template, values)
    if (!filled.ok)
      return refused(
        `The approved message "${name}" has a value "${filled.missing}", and the step gives none.`,
      )
    const message = channel.renderTemplate?.(template, values)
    return message === undefined
      ? refused(`A value of the approved message "${name}" is missing.`)
      : { ok: true, message, text: filled.text }
  }

  function listOf({
    entry: { id, updatedAt },
    channel,
    connection,
  }: ProvidedConnection): Promise<Found> {
    const time = now()
    for (const [key, { at }] of lists) if (time - at >= listAge) lists.delete(key)
    const key = `${id} ${updatedAt}`
    const known = lists.get(key)
    if (known) return known.found
    const found = Promise.resolve(
      channel.templates?.(connection) ?? ({ ok: true, templates: [] } as const),
    )
    lists.set(key, { at: time, found })
    void found.then(({ ok }) => ok || lists.delete(key))
    return found
  }
}

const refused = (message: string) => ({ ok: false, code: 'TEMPLATE', message }) as const

const missing = (title: string, { name, language }: ApprovedMessage) =>
  `${title} has no approved message "${name}"${language && ` in ${language}`}: it is paused, deleted, not approved yet, or called otherwise. Choose another in the step.`

/** Without a language, the one that the bot speaks counts, otherwise the first. */
function choose(
  templates: readonly Template[],
  { name, language }: ApprovedMessage,
  spoken: string,
): Template | undefined {
  const named = templates.filter(each => each.name === name)
  if (language !== '') return named.find(each => each.language === language)
  const [whole, base] = [tagOf(spoken), baseOf(spoken)]
  return (
    named.find(each => tagOf(each.language) === whole) ??
    named.find(each => baseOf(each.language) === base) ??
    named[0]
  )
}

const tagOf = (language: string) => language.replaceAll('_', '-').toLowerCase()
const baseOf = (language: string) => tagOf(language).split('-')[0]
