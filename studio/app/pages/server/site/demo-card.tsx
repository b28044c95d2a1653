import { Button, Card, Checkbox, TextField } from '@talkgraph/ui'
import { type DemoDay, demoDays, demoMinutes, demoTime, fitsDemo } from '@talkgraph/wire/site-own'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ServerSiteRecord } from '#api/records.js'
import { checkZone } from '../../../forms/checks.js'
import { faultsAt } from '../../../forms/faults-at.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { useChangeSite } from './api-site.js'
import styles from './site.module.css'

const names = ['from', 'to', 'zone'] as const
const workdays: readonly DemoDay[] = demoDays.slice(0, 5)

/** When a demo can be booked on the site. */
export function DemoCard({
  site: { demo, isBooking, sendsMail },
}: {
  readonly site: ServerSiteRecord
}) {
  const [days, setDays] = useState<readonly DemoDay[]>(demo?.days ?? workdays)
  const change = useChangeSite()
  const stop = useMutation({
    mutationFn: () => change({ demo: null }, 'No demos are booked any more.'),
  })
  const { errors, problem, busy, form } = useForm({
    names,
    check: ({ zone, from, to }) => ({
      ...faultOfHours(from, endOf(to)),
      zone: checkZone(zone),
    }),
    send: ({ zone, from, to }) =>
      change(
        {
          demo: {
            zone: zone.trim(),
            from,
            to: endOf(to),
            days: demoDays.filter(day => days.includes(day)),
          },
        },
        'Demos are booked at these hours.',
      ),
    place: error => faultsAt(error, names, 'demo'),
  })
  return (
    <Card
      title="Demos"
      help={
        isBooking
          ? `‘Schedule a Demo’ books half an hour at these hours. ${booked(sendsMail)}`
          : `Say when, and ‘Schedule a Demo’ books half an hour with you. Until then it asks people to write. ${booked(sendsMail)}`
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
            error={errors.from}
          />
          <TextField
            label="To"
            name="to"
            type="time"
            required
            defaultValue={demo ? shownEnd(demo.to) : '17:00'}
            error={errors.to}
            help="00:00 is the end of the day."
          />
        </div>
        <TextField
          label="Time zone"
          name="zone"
          required
          autoComplete="off"
          defaultValue={demo?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
          error={errors.zone}
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

/** A field for times has no 24:00. */
const shownEnd = (to: string) => (to === '24:00' ? '00:00' : to)
const endOf = (shown: string) => (shown === '00:00' ? '24:00' : shown)

function faultOfHours(from: string, to: string): { readonly from?: string; readonly to?: string } {
  if (!demoTime.test(from)) return { from: 'Enter a time.' }
  if (!demoTime.test(to)) return { to: 'Enter a time.' }
  return fitsDemo({ from, to })
    ? {}
    : { to: `A demo takes ${demoMinutes} minutes: choose a later end.` }
}

const booked = (sendsMail: boolean) =>
  sendsMail
    ? 'What is booked stands in Bookings, and both of you get a mail.'
    : 'What is booked stands in Bookings alone until a mail server is set up: nobody gets a mail.'
