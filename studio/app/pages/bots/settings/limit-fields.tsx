import { Select, TextField } from '@talkgraph/ui'
import {
  isLimit,
  type LimitName,
  type Limits,
  limitForms,
  limitNames,
  type TypedLimit,
} from './read-settings.js'
import styles from './settings.module.css'

/** How often something is let through; what is blank has the server's own limit. */
export const LimitFields = ({
  limits,
  isSent,
  onChange,
}: {
  readonly limits: Limits
  readonly isSent: boolean
  readonly onChange: (limits: Limits) => void
}) => (
  <details className={styles.limits}>
    <summary>Limits</summary>
    <p className={styles.languages}>
      How often something is let through. Blank: as the server has it.
    </p>
    <div className={styles.grid}>
      {limitNames.map(name => (
        <LimitField
          key={name}
          name={name}
          limit={limits[name]}
          isWrong={isSent && !isLimit(limits[name])}
          onChange={limit => onChange({ ...limits, [name]: limit })}
        />
      ))}
    </div>
  </details>
)

function LimitField({
  name,
  limit,
  isWrong,
  onChange,
}: {
  readonly name: LimitName
  readonly limit: TypedLimit
  readonly isWrong: boolean
  readonly onChange: (limit: TypedLimit) => void
}) {
  const { title } = limitForms[name]
  const known = times.some(({ value }) => value === limit.seconds)
  const options = known
    ? times
    : [...times, { value: limit.seconds, label: `in ${limit.seconds} seconds` }]
  return (
    <fieldset className={styles.limit}>
      <legend>{title}</legend>
      <TextField
        label={`At most: ${title}`}
        labelHidden
        inputMode="numeric"
        placeholder="As the server"
        value={limit.count}
        error={isWrong ? 'Write a whole number.' : undefined}
        onChange={event => onChange({ ...limit, count: event.target.value })}
      />
      <Select
        label={`Time: ${title}`}
        labelHidden
        value={limit.seconds}
        options={options}
        onChange={event => onChange({ ...limit, seconds: event.target.value })}
      />
    </fieldset>
  )
}

const times: readonly { value: string; label: string }[] = [
  { value: '60', label: 'in a minute' },
  { value: '3600', label: 'in an hour' },
  { value: '86400', label: 'in a day' },
]
