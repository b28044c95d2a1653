import { Button, Dialog, DialogClose, Select, TextArea, TextField } from '@talkgraph/ui'
import type { BookingCalendarRecord } from '@talkgraph/wire/bookings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.js'
import { checkFilled } from '../../forms/checks.js'
import { Buttons, Form } from '../../forms/form.js'
import { useForm } from '../../forms/use-form.js'
import { TimeChoice } from './time-choice.js'
import { bookingsKey, useBookingCalendars } from './use-bookings.js'

const keyOf = ({ chatbotId, nodeId }: BookingCalendarRecord) => JSON.stringify([chatbotId, nodeId])

/** Books for somebody who called. */
export function NewBooking({
  date: begun,
  onClose,
}: {
  readonly date: string
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const { data: calendars = [] } = useBookingCalendars()
  const [chosen, setChosen] = useState<string>()
  const calendar = calendars.find(each => keyOf(each) === chosen) ?? calendars[0]
  const { errors, problem, busy, form } = useForm({
    names: ['date', 'time', 'resource', 'name', 'email', 'phone', 'note'],
    check: ({ date, time }) => ({
      date: checkFilled(date, 'Pick a day.'),
      time: checkFilled(time, 'Pick a time.'),
    }),
    send: async ({ date, time, resource, ...person }) => {
      if (!calendar) return
      await api.addBooking({
        body: {
          chatbotId: calendar.chatbotId,
          nodeId: calendar.nodeId,
          start: `${date}T${time}`,
          ...(resource && { resourceId: resource }),
          ...person,
        },
      })
      await client.invalidateQueries({ queryKey: bookingsKey })
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={onClose} size="medium" title="New appointment">
      {calendar ? (
        <Form problem={problem} {...form}>
          {calendars.length > 1 && (
            <Select
              label="Calendar"
              value={keyOf(calendar)}
              onChange={event => setChosen(event.target.value)}
              options={calendars.map(each => ({
                value: keyOf(each),
                label: `${each.chatbotName}: ${each.title || 'Calendar'}`,
              }))}
            />
          )}
          {calendar.resources.length > 0 && (
            <Select
              label="With"
              name="resource"
              options={[
                { value: '', label: 'Whoever is free' },
                ...calendar.resources.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          <TimeChoice key={keyOf(calendar)} calendar={calendar} date={begun} errors={errors} />
          <TextField label="Name" name="name" maxLength={200} optional />
          <TextField label="E-mail" name="email" type="email" maxLength={320} optional />
          <TextField label="Phone" name="phone" type="tel" maxLength={50} optional />
          <TextArea label="Note" name="note" rows={2} maxLength={2000} optional />
          <Buttons end>
            <DialogClose render={<Button>Cancel</Button>} />
            <Button type="submit" variant="primary" busy={busy}>
              Book
            </Button>
          </Buttons>
        </Form>
      ) : (
        <p>
          No calendar of yours books yet. Switch on ‘Book the time’ at a Calendar step and publish
          the bot.
        </p>
      )}
    </Dialog>
  )
}
