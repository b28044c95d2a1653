import type { Logger } from '../../base/log.js'
import type { Limiter } from '../../platform/limits/limiter.js'
import type { Mailer } from '../../platform/mail/mailer.js'
import type { Store } from '../../store/index.js'
import type { FormTokens } from './form-token.js'
import type { MailTokens } from './mail-token.js'

/** What the forms work with. */
export interface FormParts {
  readonly people: Store['sitePeople']
  readonly helpful: Store['helpful']
  readonly mailer: Pick<Mailer, 'put'>
  readonly limiter: Limiter
  readonly log: Logger
  readonly formTokens: FormTokens
  readonly mailTokens: MailTokens
  /** The mark of an address, by which it is known when it was forgotten. */
  readonly markOf: (email: string) => string
  /** Where enquiries go; absent: they are only kept. */
  readonly mailTo?: string | undefined
  /** Does what the answer does not wait for. */
  later(work: () => Promise<void>): void
}

/** Who uses the forms, and where the links of mails lead. */
export interface FormVisitor {
  readonly address: string
  readonly origin: string
}
