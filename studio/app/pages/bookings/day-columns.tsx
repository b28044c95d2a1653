import type { BookingRecord } from '@talkgraph/wire/bookings'
import styles from './bookings.module.css'
import { addDays, dateInWords, shownDate, shownTime, today } from './days.js'

/** Days beside each other, each with its appointments in order. */
export const DayColumns = ({
  first,
  days,
  bookings,
  onOpen,
}: {
  readonly first: string
  readonly days: number
  readonly bookings: readonly BookingRecord[]
  readonly onOpen: (booking: BookingRecord) => void
}) => (
  <div className={styles.columns}>
    {Array.from({ length: days }, (_, at) => addDays(first, at)).map(date => (
      <Day
        key={date}
        date={date}
        bookings={bookings.filter(({ start }) => shownDate(start) === date)}
        onOpen={onOpen}
      />
    ))}
  </div>
)

function Day({
  date,
  bookings,
  onOpen,
}: {
  readonly date: string
  readonly bookings: readonly BookingRecord[]
  readonly onOpen: (booking: BookingRecord) => void
}) {
  const name = dateInWords(date, { weekday: 'short', day: 'numeric', month: 'short' })
  return (
    <section
      className={styles.day}
      aria-label={name}
      data-today={date === today() ? '' : undefined}
    >
      <h3 className={styles.dayName}>{name}</h3>
      {bookings.length === 0 && <p className={styles.nothing}>Nothing</p>}
      {bookings.map(booking => (
        <button
          key={booking.id}
          type="button"
          className={styles.booking}
          onClick={() => onOpen(booking)}
        >
          <strong>
            {shownTime(booking.start)} – {shownTime(booking.end)}
          </strong>
          <span>{booking.name || booking.email || booking.phone || 'Appointment'}</span>
          {booking.resourceName && <span className={styles.quiet}>{booking.resourceName}</span>}
        </button>
      ))}
    </section>
  )
}
