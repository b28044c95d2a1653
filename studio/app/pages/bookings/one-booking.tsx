import { Button, CopyButton, Dialog, TextArea, TextField } from '@talkgraph/ui'
import type { BookingRecord } from '@talkgraph/wire/bookings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.js'
import { wordsOf } from '../../api/problem.js'
import { leadToSignIn } from '../../api/query-client.js'
import { checkFilled } from '../../forms/checks.js'
import { Buttons, Form } from '../../forms/form.js'
import { useForm } from '../../forms/use-form.js'
import styles from './bookings.module.css'
import { dateInWords, shownDate, shownTime } from './days.js'
import { TimeChoice } from './time-choice.js'
import { bookingsKey } from './use-bookings.js'

/** One appointment: who comes, and how it is moved or cancelled. */
export function OneBooking({
  booking,
  onClose,
}: {
  readonly booking: BookingRecord
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const [part, setPart] = useState<'facts' | 'move' | 'cancel'>('facts')
  const done = async () => {
    await client.invalidateQueries({ queryKey: bookingsKey })
    onClose()
  }
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const when = `${dateInWords(shownDate(booking.start), long)}, ${shownTime(booking.start)} – ${shownTime(booking.end)}`
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title={booking.name || booking.email || booking.phone || 'Appointment'}
      description={`${when} (${booking.timeZone})`}
    >
      {part === 'facts' && (
        <>
          <Facts booking={booking} bookingId={booking.id} onDone={done} />
          <Buttons end>
            <Button variant="danger" onClick={() => setPart('cancel')}>
              Cancel the appointment
            </Button>
            <Button onClick={() => setPart('move')}>Move</Button>
          </Buttons>
        </>
      )}
      {part === 'move' && <Move booking={booking} bookingId={booking.id} onDone={done} />}
      {part === 'cancel' && (
        <Cancel bookingId={booking.id} onDone={done} onBack={() => setPart('facts')} />
      )}
    </Dialog>
  )
}

interface Part {
  readonly bookingId: string
  readonly onDone: () => Promise<void>
}

/** Who comes. */
function Facts({ booking, bookingId, onDone }: Part & { readonly booking: BookingRecord }) {
  const { problem, busy, form } = useForm({
    names: ['name', 'email', 'phone', 'note'],
    check: () => ({}),
    send: async body => {
      await api.changeBooking({ bookingId, body })
      await onDone()
    },
  })
  return (
    <Form problem={problem} {...form}>
      {booking.resourceName && <p className={styles.nothing}>With {booking.resourceName}</p>}
      <TextField label="Name" name="name" maxLength={200} defaultValue={booking.name} />
      <TextField label="E-mail" name="email" type="email" defaultValue={booking.email} />
      <TextField label="Phone" name="phone" type="tel" defaultValue={booking.phone} />
      <TextArea label="Note" name="note" rows={2} maxLength={2000} defaultValue={booking.note} />
      {booking.address && (
        <CopyButton text={booking.address} label="Copy the visitor’s link" size="medium" />
      )}
      <Buttons end>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </Buttons>
    </Form>
  )
}

/** Another time. */
function Move({ booking, bookingId, onDone }: Part & { readonly booking: BookingRecord }) {
  const { errors, problem, busy, form } = useForm({
    names: ['date', 'time'],
    check: ({ date, time }) => ({
      date: checkFilled(date, 'Pick a day.'),
      time: checkFilled(time, 'Pick a time.'),
    }),
    send: async ({ date, time }) => {
      await api.changeBooking({ bookingId, body: { start: `${date}T${time}` } })
      await onDone()
    },
  })
  return (
    <Form problem={problem} {...form}>
      <TimeChoice calendar={booking} date={shownDate(booking.start)} errors={errors} />
      <Buttons end>
        <Button type="submit" variant="primary" busy={busy}>
          Move
        </Button>
      </Buttons>
    </Form>
  )
}

/** Asks whether it is meant. */
function Cancel({ bookingId, onDone, onBack }: Part & { readonly onBack: () => void }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const cancel = async () => {
    setBusy(true)
    try {
      await api.cancelBooking({ bookingId })
      await onDone()
    } catch (error) {
      if (!leadToSignIn(error)) setProblem(wordsOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      <p>Who comes is told by mail, and the time is free again.</p>
      {problem && <p role="alert">{problem}</p>}
      <Buttons end>
        <Button onClick={onBack}>Keep it</Button>
        <Button variant="danger" busy={busy} onClick={() => void cancel()}>
          Cancel it
        </Button>
      </Buttons>
    </>
  )
}
