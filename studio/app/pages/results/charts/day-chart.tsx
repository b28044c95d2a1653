import { Cell, classes, Table, TableHead } from '@talkgraph/ui'
import type { DayCount } from '#api/records.js'
import styles from './chart.module.css'
import { everyDay } from './every-day.js'
import { type Span, spansOf, ticksOf, type Unit, unitOf } from './spans.js'

/** Of the room that a bar has. */
const barWidth = 0.72
/** How near to an end, as a part of the whole, a label is set flush with it. */
const nearEnd = 0.06

const whole = new Intl.NumberFormat('en')
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
const dayName = format({ day: 'numeric', month: 'short' })
const dayOfYear = format({ day: 'numeric', month: 'short', year: 'numeric' })
const monthName = format({ month: 'short', year: 'numeric' })
const heads = { day: 'Day', week: 'Week', month: 'Month' } as const

/** How many conversations began on each day, week or month of a range: a bar for each, on an axis that begins at zero. */
export function DayChart({
  days,
  from,
  to,
}: {
  readonly days: readonly DayCount[]
  readonly from: string
  readonly to: string
}) {
  const all = everyDay(days, from, to)
  const unit = unitOf(all.length)
  const spans = spansOf(all, unit)
  const highest = spans.reduce((most, each) => (each.started > most.started ? each : most))
  const ticks = ticksOf(highest.started)
  const { name, mark } = namesFor(unit, from.slice(0, 4) === to.slice(0, 4))
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.name}>
        Conversations that began, by {unit}. Most {unit === 'day' ? 'on' : 'in'} {name(highest)}:{' '}
        {whole.format(highest.started)}
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.scale}>
          {ticks.toReversed().map(tick => (
            <span key={tick}>{whole.format(tick)}</span>
          ))}
        </div>
        <Bars spans={spans} ticks={ticks} highest={highest} name={name} />
        <Ends spans={spans} name={mark} />
      </div>
      <details className={styles.table}>
        <summary>Show as a table</summary>
        <Table caption={`Conversations by ${unit}`}>
          <TableHead
            columns={[
              heads[unit],
              { label: 'Began', align: 'end' },
              { label: 'Finished', align: 'end' },
              { label: 'Left early', align: 'end' },
              { label: 'In progress', align: 'end' },
            ]}
          />
          <tbody>
            {spans.toReversed().map(span => (
              <tr key={span.day}>
                <Cell>{name(span)}</Cell>
                <Cell align="end">{whole.format(span.started)}</Cell>
                <Cell align="end">{whole.format(span.finished)}</Cell>
                <Cell align="end">{whole.format(span.abandoned)}</Cell>
                <Cell align="end">{whole.format(span.open)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  )
}

interface Drawn {
  readonly spans: readonly Span[]
  readonly name: (span: Span) => string
}

function Bars({
  spans,
  ticks,
  highest,
  name,
}: Drawn & { readonly ticks: readonly number[]; readonly highest: Span }) {
  const top = ticks.at(-1) ?? 1
  const at = (count: number) => percent(1 - count / top)
  const middle = (spans.indexOf(highest) + 0.5) / spans.length
  return (
    <svg className={styles.bars} aria-hidden="true">
      {ticks.map(tick => (
        <line
          key={tick}
          className={tick === 0 ? styles.zero : styles.line}
          x2="100%"
          y1={at(tick)}
          y2={at(tick)}
        />
      ))}
      {spans.map((span, index) => (
        <rect
          key={span.day}
          className={styles.bar}
          x={percent((index + (1 - barWidth) / 2) / spans.length)}
          y={at(span.started)}
          width={percent(barWidth / spans.length)}
          height={percent(span.started / top)}
        >
          <title>{`${name(span)}: ${whole.format(span.started)}`}</title>
        </rect>
      ))}
      {highest.started > 0 && (
        <text
          className={styles.label}
          x={percent(middle)}
          y={at(highest.started)}
          dy="-0.4em"
          textAnchor={anchorAt(middle)}
        >
          {whole.format(highest.started)}
        </text>
      )}
    </svg>
  )
}

/** Names the first bar, the last, and some between them; on phones only the one in the middle of those. */
function Ends({ spans, name }: Drawn) {
  const last = spans.length - 1
  const named = [...new Set([0, 0.25, 0.5, 0.75, 1].map(part => Math.round(part * last)))]
  return (
    <svg className={styles.ends} aria-hidden="true">
      {named.map((index, place) => {
        const middle = (index + 0.5) / spans.length
        const span = spans[index]
        return (
          span && (
            <text
              key={index}
              className={classes(
                styles.label,
                place % 2 === 1 && named.length === 5 && styles.minor,
              )}
              x={percent(index === 0 ? 0 : index === last ? 1 : middle)}
              y="1em"
              textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
            >
              {name(span)}
            </text>
          )
        )
      })}
    </svg>
  )
}

const percent = (part: number) => `${part * 100}%`

const anchorAt = (middle: number) =>
  middle < nearEnd ? 'start' : middle > 1 - nearEnd ? 'end' : 'middle'

/** What a bar is called, a week by its first day and its last; `mark` is what stands below it. A year that all share goes without saying. */
function namesFor(unit: Unit, isOneYear: boolean) {
  const names = unit === 'month' ? monthName : isOneYear ? dayName : dayOfYear
  const mark = ({ day }: Span) => names.format(timeOf(day))
  const name = ({ day, to }: Span) => names.formatRange(timeOf(day), timeOf(to))
  return { mark, name: unit === 'week' ? name : mark }
}

const timeOf = (day: string) => new Date(`${day}T00:00:00Z`)
