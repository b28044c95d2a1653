import { Cell, Table, TableHead } from '@talkgraph/ui'
import { Day } from '../../articles/day.js'
import type { Measured } from '../../articles/measured.server.js'
import styles from './competitor.module.css'

const number = new Intl.NumberFormat('en-GB')

/** What was measured of another chat and of ours, and how to measure it again. The better figure is the bold one. */
export function Figures({ title, figures }: { readonly title: string; readonly figures: Measured }) {
  const { theirs, days, machine, browser, setUp, rows } = figures
  const parts = [...new Set(rows.map(({ part }) => part))].join(' ')
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>Measured</h2>
      <p className={styles.words}>
        Both on one page of a small business, from one machine ({machine}), in Chromium {browser} with its
        processor slowed four times for the milliseconds. Medians of runs on{' '}
        {days.map((day, place) => (
          <span key={day}>
            {place > 0 && ' and '}
            <Day date={day} />
          </span>
        ))}
        ; bytes as brotli. Less is better everywhere.
      </p>
      <Table caption={`Measured: Talkgraph and ${title}`} stacks>
        <TableHead columns={['', { label: 'Talkgraph', align: 'end' }, { label: theirs, align: 'end' }]} />
        <tbody>
          {rows.map(({ words, unit, ours, theirs: other }) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <Figure label="Talkgraph" value={ours} beside={other} unit={unit} />
              <Figure label={title} value={other} beside={ours} unit={unit} />
            </tr>
          ))}
        </tbody>
      </Table>
      {setUp && (
        <p className={styles.words}>
          How {title} stood there: {setUp}. How ours stood there: behind its loader, as the install guide has
          it.
        </p>
      )}
      <p className={styles.words}>The same figures on your machine, from a copy of the repository:</p>
      <pre className={styles.command}>
        <code>npm run bench -- {parts}</code>
      </pre>
    </section>
  )
}

function Figure({
  label,
  value,
  beside,
  unit,
}: {
  readonly label: string
  readonly value: number | undefined
  readonly beside: number | undefined
  readonly unit: string
}) {
  const isBetter = value !== undefined && beside !== undefined && value < beside
  const text = value === undefined ? 'nothing to measure' : `${number.format(value)} ${unit}`
  return (
    <Cell align="end" label={label} quiet={value === undefined}>
      {isBetter ? <b>{text}</b> : text}
    </Cell>
  )
}
