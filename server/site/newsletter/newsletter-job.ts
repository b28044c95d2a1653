import * as v from 'valibot'
import { defineJob, type JobHandler } from '../../platform/jobs/index.js'
import type { Mailer } from '../../platform/mail/mailer.js'
import type { Mail } from '../../platform/mail/transport.js'
import type { Store } from '../../store/index.js'
import type { Newsletter } from './newsletter-mail.js'

/** What sending newsletters takes. */
interface Parts {
  readonly newsletters: Pick<Store['newsletters'], 'find' | 'next' | 'noteSent' | 'noteEnd'>
  readonly mailer: Pick<Mailer, 'put'>
  /** The mail of a newsletter to an address, whose links begin with `origin`. */
  compose(newsletter: Newsletter, email: string, origin: string): Mail
}

const atOnce = 100

/** Puts the mails of a newsletter, one for each reader; where it was broken off it goes on behind the last one. */
export function newsletterJob({ newsletters, mailer, compose }: Parts): JobHandler {
  return defineJob({
    name: 'newsletter',
    data: v.object({ newsletterId: v.string() }),
    async run({ data: { newsletterId }, signal }) {
      const newsletter = await newsletters.find(newsletterId)
      if (!newsletter || newsletter.endedAt !== null) return
      for (;;) {
        const readers = await newsletters.next(newsletterId, atOnce)
        if (readers.length === 0) return newsletters.noteEnd(newsletterId)
        for (const email of readers) {
          signal.throwIfAborted()
          await mailer.put({
            nodeId: `newsletter ${newsletterId}`,
            mail: compose(newsletter, email, newsletter.origin),
          })
          await newsletters.noteSent(newsletterId, email)
        }
      }
    },
  })
}
