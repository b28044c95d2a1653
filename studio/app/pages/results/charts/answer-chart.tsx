import type { StepAnswers } from '#api/records.js'
import { counted } from '../../../text/counted.js'
import styles from './answer-chart.module.css'

/** Below so many a part of a hundred says little. */
const leastForShare = 20
const few = 8

const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

/** What was answered at a step, most given first: a bar as long as its part of those who answered. It is its own table. */
export function AnswerChart({ answered, answers, others }: StepAnswers) {
  const shown = answers.slice(0, few)
  const rest = answers.slice(few).reduce((sum, { count }) => sum + count, 0) + others
  // Where all but a few answers were given once, they are somebody's own words.
  const isOwnWords = answers.length > 3 && answers.every(({ count }) => count === 1)
  return (
    <section className={styles.chart} aria-label="Answers">
      <h3 className={styles.title}>Answers</h3>
      <p className={styles.about}>
        Of {counted(answered, 'conversation')} that answered
        {answered < leastForShare && ', too few for parts of a hundred'}.
      </p>
      {isOwnWords ? (
        <p className={styles.about}>
          Each is another. The last are “{answers[0]?.value}” and the like.
        </p>
      ) : (
        <table className={styles.bars}>
          <tbody>
            {shown.map(({ value, count }) => (
              <Bar key={value} name={value} count={count} answered={answered} />
            ))}
            {rest > 0 && <Bar name="Other answers" count={rest} answered={answered} isRest />}
          </tbody>
        </table>
      )}
    </section>
  )
}

const Bar = ({
  name,
  count,
  answered,
  isRest = false,
}: {
  readonly name: string
  readonly count: number
  readonly answered: number
  readonly isRest?: boolean
}) => (
  <tr className={isRest ? styles.rest : undefined}>
    <th scope="row" dir="auto">
      {name}
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className={styles.track}
        aria-hidden="true"
      >
        <rect className={styles.whole} width={100} height={6} />
        <rect className={styles.bar} width={Math.min(count / answered, 1) * 100} height={6} />
      </svg>
    </th>
    <td>
      {number.format(count)}
      {answered >= leastForShare && ` · ${percent.format(count / answered)}`}
    </td>
  </tr>
)
