import type { Logger } from '../../base/log.js'
import type { Store } from '../../store/index.js'
import type { Jobs } from '../jobs/index.js'
import { reasonOf } from './mail-job.js'
import type { Mail, MailTransport } from './transport.js'

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
}

/** Makes a mailer; without a transport, mails are kept and wait. */
export function createMailer(
  outbox: Pick<Store['outbox'], 'put'>,
  jobs: Pick<Jobs, 'tell'>,
  transport: MailTransport | undefined,
  log: Logger,
): Mailer {
  return {
    put: async ({ botId, nodeId, mail, note, session }) => {
      await outbox.put({ botId, nodeId, mail: JSON.stringify(mail), note, session })
      jobs.tell('mail')
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
  }
}
