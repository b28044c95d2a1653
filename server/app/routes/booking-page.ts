import { type Context, Hono } from 'hono'
import { addDays, isDate } from '../../../runtime/validate/calendar-date.js'
import { wallClock } from '../../../runtime/validate/time-zone.js'
import { pagePolicy } from '../../connections/pages/look/page-policy.js'
import { ownerTitle, whoComes } from '../../conversations/bookings/booking-mails.js'
import {
  bookingPage,
  missingBookingPage,
  type ShownBooking,
} from '../../conversations/bookings/booking-page.js'
import { calendarFile } from '../../conversations/bookings/calendar-file.js'
import { ownerWish } from '../../conversations/results/leads.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { harmless } from '../../platform/http/harmless.js'
import { limitBody } from '../../platform/http/read-json.js'
import type { BookingEntry } from '../../store/index.js'
import type { Services } from '../services/services.js'
import { askedLanguage } from './answer-notice.js'

const perAddress = { count: 60, seconds: 60 }
/** A form sends one field. */
const largestBody = 4000
/** The free times of a page. */
const daysShown = 14
const day = 86_400_000

/**
 * `GET /b/:token`: where a visitor moves or cancels an appointment, which `POST` carries out. `GET /v1/bookings.ics?token=`: the
 * appointments of an account for its calendar program.
 */
export function bookingPageRoutes(services: Services): Hono {
  const { store, bookings, limiter, trustedProxies } = services
  return new Hono()
    .on(['GET', 'POST'], '/b/:token', limitBody(largestBody), async context => {
      await admit(context)
      const entry = await find(context.req.param('token'))
      if (!entry) return answer(context, await missingBookingPage(askedLanguage(context)), 404)
      if (context.req.method === 'GET')
        return show(context, entry, { asksToCancel: context.req.query('cancel') === 'ask' })
      const form = await context.req.parseBody()
      if (form.cancel === 'yes' && entry.end > Date.now()) {
        const cancelled = await bookings.cancel(entry.id)
        return show(context, cancelled ?? entry, { done: 'isCancelled' })
      }
      const start = Date.parse(String(form.start))
      if (!Number.isFinite(start) || entry.start <= Date.now()) return show(context, entry, {})
      const moved = await bookings.move(entry, { start }, 'offered')
      if (moved === undefined || moved === 'taken') return show(context, entry, { done: 'taken' })
      return show(context, moved, { done: 'isMoved' })
    })
    .get('/v1/bookings.ics', async context => {
      await admit(context)
      const token = context.req.query('token') ?? ''
      const owner = token === '' ? undefined : await store.bookings.ownerOfFeed(token)
      if (owner === undefined) return context.notFound()
      const from = Date.now() - daysBehind * day
      const entries = await store.bookings.list({
        owner,
        from,
        states: ['booked', 'cancelled'],
        limit: mostInFeed,
      })
      const file = calendarFile(entries, {
        name: 'Bookings',
        titleOf: ownerTitle,
        textOf: whoComes,
      })
      return context.body(file, 200, {
        ...harmless,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="bookings.ics"',
        'Cache-Control': 'private, no-store',
      })
    })

  async function admit(context: Context): Promise<void> {
    const of = clientAddress(context, trustedProxies)
    await limiter.admit([{ name: 'booking-page', of, rate: perAddress }])
  }

  async function find(token: string): Promise<BookingEntry | undefined> {
    return /^[\w-]{20,40}$/.test(token) ? store.bookings.byToken(token) : undefined
  }

  async function show(
    context: Context,
    entry: BookingEntry,
    about: Pick<ShownBooking, 'done' | 'asksToCancel'>,
  ): Promise<Response> {
    const now = Date.now()
    const of = entry.start > now ? await bookings.calendarOf(entry) : undefined
    const today = wallClock(now, entry.zone)?.date ?? ''
    const asked = context.req.query('from') ?? ''
    const from = isDate(asked) && asked > today ? asked : today
    const times =
      of &&
      (await bookings.times(of, {
        from,
        days: daysShown,
        but: entry.id,
        wish: entry.resourceId ?? '',
      }))
    const { title } = await ownerWish(services, entry.botId)
    const next = addDays(from, daysShown)
    const last = addDays(today, of?.plan.daysAhead ?? 0) ?? ''
    const page = await bookingPage({
      ...about,
      entry,
      title,
      now,
      times,
      next: next !== undefined && next <= last ? next : undefined,
    })
    return answer(context, page, 200)
  }
}

/** So that what is to come has room, however many there were. */
const daysBehind = 14
const mostInFeed = 5000

function answer(
  context: Context,
  { html, ...inline }: Awaited<ReturnType<typeof bookingPage>>,
  status: 200 | 404,
): Response {
  return context.body(html, status, {
    ...harmless,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy(inline),
    'Cache-Control': 'no-store',
    // Its address lets in whoever knows it.
    'Referrer-Policy': 'no-referrer',
  })
}
