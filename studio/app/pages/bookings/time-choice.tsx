import { Select, TextField } from '@talkgraph/ui'
import type { BookingCalendarRecord } from '@talkgraph/wire/bookings'
import { useState } from 'react'
import { shownTime } from './days.js'
import { useFreeTimes } from './use-bookings.js'

const otherTime = 'other'

/** The fields `date` and `time` of a form: one of the free times of a day, or any other one. */
export function TimeChoice({
  calendar,
  date: begun,
  errors,
}: {
  readonly calendar: Pick<BookingCalendarRecord, 'chatbotId' | 'nodeId'> | undefined
  readonly date: string
  readonly errors: { readonly date?: string | undefined; readonly time?: string | undefined }
}) {
  const [date, setDate] = useState(begun)
  const { data } = useFreeTimes(calendar, date)
  const times = [...new Set((data ?? []).map(({ start }) => shownTime(start)))]
  const [picked, setPicked] = useState<string>()
  const isOther = picked === otherTime || (data !== undefined && times.length === 0)
  return (
    <>
      <TextField
        label="Day"
        name="date"
        type="date"
        value={date}
        onChange={event => setDate(event.target.value)}
        error={errors.date}
      />
      <Select
        label="Time"
        value={isOther ? otherTime : picked}
        onChange={event => setPicked(event.target.value)}
        {...(!isOther && { name: 'time' })}
        options={[
          ...times.map(time => ({ value: time, label: time })),
          { value: otherTime, label: 'Another time' },
        ]}
      />
      {isOther && (
        <TextField
          label="Which time"
          name="time"
          type="time"
          help="By the calendar’s clock, outside of its hours too."
          error={errors.time}
        />
      )}
    </>
  )
}
