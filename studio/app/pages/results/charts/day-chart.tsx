import { Cell, Table, TableHead } from '@talkgraph/ui'
import type { DayCount } from '@talkgraph/wire/stored-results'
import styles from './chart.module.css'
import { everyDay } from './every-day.js'

const height = 100
/** Of the room that a day has. */
const barWidth = 0.72
const dayName = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** How many conversations began on each day of a range: a bar for each, from zero. */
export function DayChart({
  days,
  from,
  to,
}: {
  readonly days: readonly DayCount[]
  readonly from: string
  readonly to: string
}) {
  const shown = everyDay(days, from, to)
  const highest = shown.reduce((most, each) => (each.started > most.started ? each : most))
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.name}>
        Conversations that began, by day. Most on {nameOf(highest.day)}: {highest.started}
      </figcaption>
      <svg
        viewBox={`0 0 ${shown.length} ${height}`}
        preserveAspectRatio="none"
        className={styles.bars}
        aria-hidden="true"
      >
        {shown.map(({ day, started }, index) => {
          const size = (started / Math.max(highest.started, 1)) * height
          return (
            <rect
              key={day}
              className={styles.bar}
              x={index + (1 - barWidth) / 2}
              y={height - size}
              width={barWidth}
              height={size}
            >
              <title>{`${nameOf(day)}: ${started}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{nameOf(from)}</span>
        <span>{nameOf(to)}</span>
      </p>
      <details className={styles.table}>
        <summary>Show as a table</summary>
        <Table caption="Conversations by day">
          <TableHead
            columns={[
              'Day',
              { label: 'Began', align: 'end' },
              { label: 'Finished', align: 'end' },
              { label: 'Left early', align: 'end' },
            ]}
          />
          <tbody>
            {days.toReversed().map(({ day, started, finished, abandoned }) => (
              <tr key={day}>
                <Cell>{nameOf(day)}</Cell>
                <Cell align="end">{started}</Cell>
                <Cell align="end">{finished}</Cell>
                <Cell align="end">{abandoned}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  )
}

const nameOf = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`))
