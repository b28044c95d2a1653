import * as v from 'valibot'
import type { Logger } from '../../base/log.js'
import { inSpan } from '../../base/tracing/spans.js'
import type { Store } from '../../store/index.js'
import { defineJob, JobFailure, type JobHandler } from '../jobs/index.js'
import { type MailTransport, mailSchema, mostAtOnce } from './transport.js'

const second = 1000
const minute = 60 * second

/** Mails of one account that are sent at the same time: others find a place. */
export const shareOfAccount = 9

const growingPauses = [10 * second, minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute]

/** When mails are sent; in milliseconds. */
export interface MailTiming {
  /** The pauses after each failed attempt; after the last one a mail is given up. */
  readonly pauses?: readonly number[]
}

const stored = v.pipe(v.string(), v.parseJson(), mailSchema)

/** Sends the mail of the outbox that has the job's id, and notes there what became of it. */
export function mailJob(
  {
    outbox,
    transport,
    log,
  }: {
    readonly outbox: Pick<Store['outbox'], 'read' | 'sent' | 'failed'>
    readonly transport: MailTransport
    readonly log: Logger
  },
  { pauses = growingPauses }: MailTiming = {},
): JobHandler {
  return defineJob({
    name: 'mail',
    atOnce: mostAtOnce,
    share: shareOfAccount,
    pauses,
    data: v.object({}),
    async run({ id, attempt, pause, signal }) {
      const mail = await outbox.read(id)
      // It was deleted, or the process that sent it ended before it could say so.
      if (!mail || mail.status === 'sent') return
      const { botId, nodeId } = mail
      const attributes = { 'talkgraph.bot': botId ?? '', 'talkgraph.node': nodeId }
      try {
        const content = v.parse(stored, mail.mail)
        await inSpan('mail', { way: 'out', attributes }, () => transport.send(id, content))
      } catch (error) {
        // The transport was closed under it.
        if (signal.aborted) return
        const isGivenUp = pause === undefined || isFinal(error)
        const reason = reasonOf(error)
        await outbox.failed(id, { error: reason, attempts: attempt, isGivenUp })
        const fields = { botId, nodeId, mailId: id, attempts: attempt, reason }
        if (isGivenUp) log.error(fields, 'A mail was given up')
        else log.warn({ ...fields, pause }, 'A mail could not be sent yet')
        throw new JobFailure(reason, { isFinal: isGivenUp })
      }
      await outbox.sent(id, attempt)
    },
  })
}

/** The mail server's reply quotes addresses, so only its kind is reported. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const reply =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : ''
  return `${code} ${reply}`.trim()
}

/** Whether the mail server refused this mail, or its recipients, for good. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutMail && typeof error.responseCode === 'number' && error.responseCode >= 500
}
