import * as v from 'valibot'
import { isEmail } from '../../../runtime/validate/email.js'
import { ApiError } from '../../base/errors.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import type { Guests } from '../../platform/guests/guests.js'
import { defineJob, type JobHandler } from '../../platform/jobs/index.js'
import type { Limiter } from '../../platform/limits/limiter.js'
import type { RateLimits } from '../../platform/limits/rates.js'
import { visitorMailPolicies } from '../../platform/limits/step-policies.js'
import type { Mailer } from '../../platform/mail/mailer.js'
import type { BookingEntry, BookingNews, Store } from '../../store/index.js'
import { ownerAddresses, ownerWish } from '../results/leads.js'
import { ownerMail, visitorMail } from './booking-mails.js'

interface Parts {
  readonly store: Pick<Store, 'bookings' | 'bots' | 'accounts'>
  readonly mailer: Mailer
  readonly guests: Pick<Guests, 'refuse'>
  readonly limiter: Pick<Limiter, 'admit'>
  readonly rateLimits: RateLimits
  readonly bots: { find(id: string): Promise<LiveBot | undefined> }
  /** What links begin with. */
  readonly ownAddress: { readonly current: string | undefined }
}

/** Tells both of an appointment that was booked, moved or cancelled; of several changes at once, the last one. */
export function bookingJob(parts: Parts): JobHandler {
  const { store, mailer, ownAddress } = parts
  return defineJob({
    name: 'booking',
    atOnce: 4,
    data: v.object({
      id: v.string(),
      news: v.picklist(['booked', 'moved', 'cancelled']),
      sequence: v.number(),
      whom: v.optional(v.literal('visitor')),
    }),
    async run({ data: { id, news, sequence, whom } }) {
      const entry = await store.bookings.find(id)
      if (!entry || entry.sequence > sequence) return
      const { botId, nodeId } = entry
      const wish = await ownerWish(parts, botId)
      const texts = await store.accounts.mailTexts(entry.owner)
      const about = { news, title: wish.title, publicUrl: ownAddress.current, texts }
      const session = entry.session ?? undefined
      if (await mayTell(parts, entry, news))
        await mailer.put({
          botId,
          nodeId,
          session,
          mail: visitorMail(entry, about),
        })
      if (whom === 'visitor') return
      const to = await ownerAddresses(parts, entry.owner, wish)
      if (to.length > 0)
        await mailer.put({ botId, nodeId, session, mail: ownerMail(entry, { ...about, to }) })
    },
  })
}

/** A first mail to an address that a visitor gave counts as one of the bot's to visitors (decision 71). */
async function mayTell(
  { guests, limiter, rateLimits, bots }: Parts,
  { botId, email, session, madeBy }: BookingEntry,
  news: BookingNews,
): Promise<boolean> {
  if (!isEmail(email) || (await guests.refuse(botId, 'mail'))) return false
  if (news !== 'booked' || madeBy === 'owner') return true
  const limits = (await bots.find(botId))?.settings.limits ?? rateLimits
  try {
    const [, shared] = visitorMailPolicies(limits, {
      botId,
      session: session ?? '',
      address: email,
    })
    if (shared) await limiter.admit([shared])
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'RATE_LIMITED') return false
    throw error
  }
}
