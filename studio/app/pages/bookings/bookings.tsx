import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  IconButton,
  LinkTabs,
  SkeletonRows,
} from '@talkgraph/ui'
import type { BookingRecord } from '@talkgraph/wire/bookings'
import { CalendarDays, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { wordsOf } from '../../api/problem.js'
import { Page, Stack } from '../../shell/page.js'
import { BookingTable } from './booking-table.js'
import styles from './bookings.module.css'
import { DayColumns } from './day-columns.js'
import { addDays, dateInWords, daysOf, firstOf, today, type View, views } from './days.js'
import { ExportMenu } from './export-menu.js'
import { NewBooking } from './new-booking.js'
import { OneBooking } from './one-booking.js'
import { Subscribe } from './subscribe.js'
import { useBookingCalendars, useBookings } from './use-bookings.js'

const names: Readonly<Record<View, string>> = { day: 'Day', week: 'Week', list: 'List' }

/** The room Bookings: what is booked with the calendars of bots, by day, week and as a list. */
export function Bookings() {
  const [query, setQuery] = useSearchParams()
  const view = views.find(each => each === query.get('view')) ?? 'week'
  const asked = query.get('date') ?? ''
  const date = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today()
  const first = firstOf(view, date)
  const days = daysOf[view]
  const [open, setOpen] = useState<BookingRecord | 'new' | 'subscribe'>()
  const { data, error, refetch, isFetching } = useBookings(first, days)
  const calendars = useBookingCalendars()
  const close = () => setOpen(undefined)
  const go = (to: string) => setQuery({ view, date: to })
  const long = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const span =
    view === 'day'
      ? dateInWords(first, { ...long, weekday: 'long' })
      : `${dateInWords(first, long)} – ${dateInWords(addDays(first, days - 1), long)}`
  return (
    <Page
      title="Bookings"
      help="What visitors have booked with the calendars of your bots, by each calendar’s own clock."
      action={
        <>
          <Button onClick={() => setOpen('subscribe')}>Subscribe</Button>
          <ExportMenu first={first} days={days} />
          <Button variant="primary" icon={<Plus size={16} />} onClick={() => setOpen('new')}>
            New appointment
          </Button>
        </>
      }
      tabs={
        <LinkTabs
          label="How they are shown"
          tabs={views.map(each => ({
            href: `/bookings?view=${each}&date=${date}`,
            label: names[each],
            current: each === view,
          }))}
        />
      }
    >
      <Stack>
        <div className={styles.bar}>
          <IconButton
            label="Earlier"
            icon={<ChevronLeft size={16} />}
            onClick={() => go(addDays(first, -days))}
          />
          <Button onClick={() => go(today())}>Today</Button>
          <IconButton
            label="Later"
            icon={<ChevronRight size={16} />}
            onClick={() => go(addDays(first, days))}
          />
          <h2 className={styles.span}>{span}</h2>
        </div>
        {calendars.data?.length === 0 && (
          <Card>
            <EmptyState title="No calendar of yours books yet" icon={<CalendarDays size={20} />}>
              Switch on ‘Book the time’ at a Calendar step and publish the bot.
            </EmptyState>
          </Card>
        )}
        {data ? (
          view === 'list' ? (
            <BookingTable bookings={data} onOpen={setOpen} />
          ) : (
            <DayColumns first={first} days={days} bookings={data} onOpen={setOpen} />
          )
        ) : error ? (
          <ErrorState title="Bookings could not be loaded" onRetry={refetch} busy={isFetching}>
            {wordsOf(error)}
          </ErrorState>
        ) : (
          <SkeletonRows label="Loading the appointments" rows={5} />
        )}
      </Stack>
      {open === 'new' && <NewBooking date={date} onClose={close} />}
      {open === 'subscribe' && <Subscribe onClose={close} />}
      {typeof open === 'object' && <OneBooking booking={open} onClose={close} />}
    </Page>
  )
}
