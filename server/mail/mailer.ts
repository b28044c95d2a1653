import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Logger } from '../log.js'
import type { DueMail, OutboxRepository } from '../store/index.js'
import { inSpan } from '../tracing/spans.js'
import { type Mail, type MailTransport, mailSchema, mostAtOnce } from './transport.js'

/** Sends mails by way of the outbox, so that none is lost when the server ends or the mail server is away. */
export interface Mailer {
  /** Resolves once the mail is stored; it is sent afterwards. */
  put(mail: {
    /** Absent: a mail of the server itself. */
    readonly botId?: string | undefined
    readonly nodeId?: string | undefined
    readonly mail: Mail
    /** For the list of mails: who was left out, and why. */
    readonly note?: string | undefined
    /** The session's tag. */
    readonly session?: string | undefined
  }): Promise<void>
  /** Logs when the mail server takes no mails now. */
  check(): Promise<void>
  /** Begins to send what is due. */
  start(): void
  /** Resolves once the mails that are being sent have been sent, or the mail server is silent for too long. */
  stop(): Promise<void>
}

const second = 1000
const minute = 60 * second

const growingPauses = [10 * second, minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute]
/** As long as it is alive, a server renews it; after a crash another takes over. */
const lease = 15 * second
/** How long mails on their way are waited for at the end. */
const farewell = 2 * second

/** When a mailer works; all in milliseconds. */
export interface MailerTiming {
  /** The pauses after each failed attempt; after the last one a mail is given up. */
  readonly pauses?: readonly number[]
  /** How often it looks for mails that are due. */
  readonly look?: number
}

/** Makes a mailer; without a transport, mails are kept and wait. */
export function createMailer(
  outbox: OutboxRepository,
  transport: MailTransport | undefined,
  log: Logger,
  { pauses = growingPauses, look = 5 * second }: MailerTiming = {},
): Mailer {
  let timer: NodeJS.Timeout | undefined
  let renewing: NodeJS.Timeout | undefined
  let filling: Promise<void> | undefined
  const underWay = new Map<string, Promise<void>>()
  let isStopped = true

  return {
    put: async ({ botId, nodeId, mail, note, session }) => {
      await outbox.put({ botId, nodeId, mail: JSON.stringify(mail), note, session })
      sendDue()
    },
    check: async () =>
      transport
        ?.check()
        .catch((error: unknown) =>
          log.error(
            { reason: reasonOf(error) },
            'Mails cannot be sent now and wait. Check SMTP_URL, or, without it, the folder outbox of the data folder',
          ),
        ),
    start: () => {
      isStopped = transport === undefined
      if (transport) {
        timer = setInterval(sendDue, look).unref()
        renewing = setInterval(renew, lease / 3).unref()
      }
      sendDue()
    },
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await Promise.race([
        Promise.all([filling, ...underWay.values()]),
        wait(farewell, undefined, { ref: false }),
      ])
      clearInterval(renewing)
      // Mails that a silent mail server still has are given to another server when their lease ends.
      transport?.close()
    },
  }

  function sendDue(): void {
    if (isStopped || filling || !transport) return
    filling = fill(transport)
      .catch(err => log.error({ err }, 'The outbox could not be read'))
      .finally(() => {
        filling = undefined
      })
  }

  /** Takes mails until none is due or enough are on their way; each that leaves makes room for another. */
  async function fill(transport: MailTransport): Promise<void> {
    while (!isStopped && underWay.size < mostAtOnce) {
      const due = await outbox.claimSome(lease, mostAtOnce - underWay.size)
      if (due.length === 0) return
      for (const mail of due) {
        const attributes = { 'talkgraph.bot': mail.botId ?? '', 'talkgraph.node': mail.nodeId }
        const sent = inSpan('mail', { way: 'out', attributes }, () => send(transport, mail))
          .catch(err => {
            if (!isStopped) log.error({ err, mailId: mail.id }, 'What became of a mail could not be noted')
          })
          .finally(() => {
            underWay.delete(mail.id)
            sendDue()
          })
        underWay.set(mail.id, sent)
      }
    }
  }

  function renew(): void {
    outbox.renew([...underWay.keys()], lease).catch(err => log.error({ err }, 'The outbox could not be read'))
  }

  async function send(transport: MailTransport, { id, botId, nodeId, mail, attempts }: DueMail) {
    try {
      await transport.send(id, v.parse(v.pipe(v.string(), v.parseJson(), mailSchema), mail))
    } catch (error) {
      // The transport was closed under it: the attempt does not count, and another server takes the mail.
      if (isStopped) return
      const pause = isFinal(error) ? undefined : pauses[attempts - 1]
      const reason = reasonOf(error)
      await outbox.failed(id, reason, pause)
      const fields = { botId, nodeId, mailId: id, attempts, reason }
      if (pause === undefined) log.error(fields, 'A mail was given up')
      else log.warn({ ...fields, pause }, 'A mail could not be sent yet')
      return
    }
    await outbox.sent(id)
  }
}

/** The mail server's reply quotes addresses, so only its kind is reported. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : ''
  return `${code} ${reply}`.trim()
}

/** Whether the mail server refused this mail, or its recipients, for good. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutMail && typeof error.responseCode === 'number' && error.responseCode >= 500
}
