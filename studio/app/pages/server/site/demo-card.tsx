import { Button, Card, Checkbox, TextField } from '@talkgraph/ui'
import { type DemoDay, demoDays } from '@talkgraph/wire/site-own'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ServerSiteRecord } from '#api/records.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { useChangeSite } from './api-site.js'
import styles from './site.module.css'

const workdays: readonly DemoDay[] = demoDays.slice(0, 5)

/** When a demo can be booked on the site. */
export function DemoCard({ site: { demo, isBooking } }: { readonly site: ServerSiteRecord }) {
  const [days, setDays] = useState<readonly DemoDay[]>(demo?.days ?? workdays)
  const change = useChangeSite()
  const stop = useMutation({
    mutationFn: () => change({ demo: null }, 'No demos are booked any more.'),
  })
  const { errors, problem, busy, form } = useForm({
    names: ['zone', 'from', 'to'],
    check: ({ from, to }) => ({
      ...(from < to ? {} : { to: 'It ends before it begins.' }),
    }),
    send: ({ zone, from, to }) =>
      change(
        { demo: { zone: zone.trim(), from, to, days: demoDays.filter(day => days.includes(day)) } },
        'Demos are booked at these hours.',
      ),
  })
  return (
    <Card
      title="Demos"
      help={
        isBooking
          ? '‘Schedule a Demo’ books half an hour at these hours. What is booked stands in Bookings, and both of you get a mail.'
          : 'Say when, and ‘Schedule a Demo’ books half an hour with you. Until then it asks people to write.'
      }
    >
      <Form problem={problem} {...form}>
        <fieldset className={styles.days}>
          <legend className={styles.legend}>Days</legend>
          {demoDays.map(day => (
            <Checkbox
              key={day}
              label={day}
              checked={days.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                setDays(before => [
                  ...before.filter(each => each !== day),
                  ...(checked ? [day] : []),
                ])
              }
            />
          ))}
        </fieldset>
        <div className={styles.hours}>
          <TextField
            label="From"
            name="from"
            type="time"
            required
            defaultValue={demo?.from ?? '09:00'}
          />
          <TextField
            label="To"
            name="to"
            type="time"
            required
            defaultValue={demo?.to ?? '17:00'}
            error={errors.to}
          />
        </div>
        <TextField
          label="Time zone"
          name="zone"
          required
          autoComplete="off"
          defaultValue={demo?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
          help="Its IANA name, such as Europe/Zurich."
        />
        <Buttons>
          <Button type="submit" variant="primary" busy={busy} disabled={days.length === 0}>
            {demo ? 'Save the hours' : 'Take bookings'}
          </Button>
          {demo && (
            <Button busy={stop.isPending} onClick={() => stop.mutate()}>
              Take none
            </Button>
          )}
        </Buttons>
      </Form>
    </Card>
  )
}
