import type { DeskThread } from '#api/records.js'
import { api } from '../../../api/client.js'

/** Of which bots something is deleted: all of the account, or one with what it is called. */
export interface Scope {
  readonly chatbotId?: string | undefined
  readonly title?: string | undefined
}

/** How much there is of a visitor. */
export interface OfVisitor {
  readonly results: number
  readonly threads: number
  readonly mails: number
}

/** The words for it, in the middle of a sentence. */
export const scopeWords = ({ chatbotId, title }: Scope): string =>
  chatbotId === undefined ? 'of all your bots' : `of ${title ?? 'this bot'}`

/** Whom it is about: by e-mail address, by a number that a channel has confirmed, or by what a channel knows them by. */
export type Visitor =
  | { readonly email: string }
  | { readonly phone: string }
  | { readonly channel: DeskThread['channel']; readonly id: string }

/** Counts what is kept of a visitor, or deletes it. */
export const forgetVisitor = (
  { chatbotId }: Scope,
  visitor: Visitor,
  mode: 'count' | 'delete',
): Promise<OfVisitor> =>
  api.forgetVisitorOfAccount({ body: { ...visitor, chatbotId, dryRun: mode === 'count' } })

/** Counts the conversations of an age, or deletes them. */
export const deleteOld = (
  { chatbotId }: Scope,
  olderThanDays: number,
  mode: 'count' | 'delete',
): Promise<{ readonly results: number }> =>
  api.deleteOldResults({ body: { olderThanDays, chatbotId, dryRun: mode === 'count' } })
