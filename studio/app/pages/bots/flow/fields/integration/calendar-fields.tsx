import { Callout, Select } from '@talkgraph/ui'
import { describeType, setChange } from 'talkgraph/builder'
import { useConnectionOptions, useConnections } from '#api/connections.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import { FieldEditor } from '../kinds/field-editor.js'
import styles from './integration.module.css'

/** Where a calendar books: with which calendar of Google's, too. */
export function CalendarFields() {
  const { read } = useStepEdit()
  return Object(Object(read).booking).isOn === true ? <GoogleCalendar /> : null
}

function GoogleCalendar() {
  const { step, change } = useStepEdit()
  const { connectionId, calendarId } = outsideIn(step.data)
  const { data: connections = [] } = useConnections()
  const offered = connections.filter(({ connector }) => connector === 'google-calendar')
  const connection = offered.find(({ id }) => id === connectionId)
  const { data: calendars } = useConnectionOptions(connectionId, connection && 'calendars', noInput)
  const { calendarId: form } = describeType(step.type)?.serverFields ?? {}
  return (
    <section aria-label="Google Calendar" className={styles.fields}>
      <h3 className={styles.title}>Google Calendar</h3>
      <div data-path="connectionId" className={styles.part}>
        <Select
          label="Connection"
          help="What stands in the calendar is taken, and appointments are written into it."
          value={connectionId}
          options={[
            { value: '', label: offered.length > 0 ? 'None' : 'None is connected yet' },
            ...offered.map(({ id, name }) => ({ value: id, label: name })),
            ...(connectionId !== '' && !connection
              ? [{ value: connectionId, label: 'One that is not there any more' }]
              : []),
          ]}
          onChange={event =>
            change([setChange(step, ['connectionId'], event.target.value)], 'Chose a connection')
          }
        />
        {connection?.state === 'failed' && (
          <Callout tone="warn" title="This connection needs you">
            {connection.remedy}
          </Callout>
        )}
      </div>
      {connectionId !== '' && form && (
        <div data-path="calendarId" className={styles.part}>
          <FieldEditor
            slot={{
              form,
              path: ['calendarId'],
              value: calendarId,
              written: Object(step.data).calendarId,
              fallback: '',
            }}
          />
          {calendars && calendars.length > 0 && (
            <Select
              label="Calendars there"
              value={calendars.some(({ value }) => value === calendarId) ? calendarId : ''}
              options={[{ value: '', label: 'Choose one' }, ...calendars]}
              onChange={event =>
                change([setChange(step, ['calendarId'], event.target.value)], 'Chose a calendar')
              }
            />
          )}
        </div>
      )}
    </section>
  )
}

const noInput = {}

function outsideIn(data: unknown): { readonly connectionId: string; readonly calendarId: string } {
  const { connectionId, calendarId } = Object(data)
  return { connectionId: textOf(connectionId), calendarId: textOf(calendarId) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
