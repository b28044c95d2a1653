import { Cell, Table, TableHead } from '@talkgraph/ui'
import { Day } from '../../articles/day.js'
import type { Measured } from '../../articles/measured.server.js'
import styles from './competitor.module.css'

const number = new Intl.NumberFormat('en-GB')

const runNames: Readonly<Record<string, string>> = {
  bytes: 'Bytes',
  start: 'Times',
  memory: 'Memory',
}

/** What was measured of another chat and of ours, and how to measure it again. The better figure is the bold one. */
export function Figures({
  title,
  figures,
}: {
  readonly title: string
  readonly figures: Measured
}) {
  const { theirs, runs, setUp, rows } = figures
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>Measured</h2>
      <p className={styles.words}>
        Both on one page of a small business, served by one machine, in turns within one run; bytes
        as brotli, milliseconds with the processor slowed four times. Medians. Less is better
        everywhere.
      </p>
      <Table caption={`Measured: Talkgraph and ${title}`} stacks>
        <TableHead
          columns={[
            'Figure',
            { label: 'Talkgraph', align: 'end' },
            { label: theirs, align: 'end' },
          ]}
        />
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
          How {title} stood there: {setUp}. How ours stood there: behind its loader, as the install
          guide has it.
        </p>
      )}
      <ul className={styles.runs}>
        {runs.map(({ part, day, machine, browser }) => (
          <li key={part}>
            {runNames[part]}: <Day date={day} />, {machine}, Chromium {browser}
          </li>
        ))}
      </ul>
      <p className={styles.words}>
        The same figures on your machine, from a copy of the repository:
      </p>
      <pre className={styles.command}>
        <code>npm run bench -- {runs.map(({ part }) => part).join(' ')}</code>
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
  const share =
    value === undefined || beside === undefined
      ? undefined
      : Math.max(1, (value / Math.max(value, beside)) * 100)
  const text = value === undefined ? 'nothing to measure' : `${number.format(value)} ${unit}`
  return (
    <Cell align="end" label={label} quiet={value === undefined}>
      <span className={styles.figure}>
        {isBetter ? <b>{text}</b> : text}
        {share !== undefined && (
          <svg
            className={styles.bar}
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect
              className={isBetter ? styles.better : styles.other}
              x={100 - share}
              width={share}
              height="4"
            />
          </svg>
        )}
      </span>
    </Cell>
  )
}
