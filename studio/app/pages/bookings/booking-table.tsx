import { Button, Card, Cell, EmptyState, Table, TableHead } from '@talkgraph/ui'
import type { BookingRecord } from '@talkgraph/wire/bookings'
import { CalendarDays } from 'lucide-react'
import { dateInWords, shownDate, shownTime } from './days.js'

/** Appointments one below the other. */
export const BookingTable = ({
  bookings,
  onOpen,
}: {
  readonly bookings: readonly BookingRecord[]
  readonly onOpen: (booking: BookingRecord) => void
}) => (
  <Card title="Appointments" flush>
    {bookings.length > 0 ? (
      <Table caption="Appointments" stacks>
        <TableHead columns={['When', 'Who', 'With', 'Time zone']} />
        <tbody>
          {bookings.map(booking => (
            <tr key={booking.id}>
              <Cell>
                <Button variant="plain" size="small" onClick={() => onOpen(booking)}>
                  {dateInWords(shownDate(booking.start), {
                    weekday: 'short',
                    day: 'numeric',
                    month: 'short',
                  })}
                  , {shownTime(booking.start)} – {shownTime(booking.end)}
                </Button>
              </Cell>
              <Cell label="Who">{booking.name || booking.email || booking.phone || '–'}</Cell>
              <Cell quiet label="With">
                {booking.resourceName ?? '–'}
              </Cell>
              <Cell quiet label="Time zone">
                {booking.timeZone}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    ) : (
      <EmptyState title="Nothing is booked on these days" icon={<CalendarDays size={20} />} />
    )}
  </Card>
)
