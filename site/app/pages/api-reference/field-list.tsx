import type { ApiField } from '../../api/read-fields.js'
import styles from './field-list.module.css'
import { CodeWords } from './inline-code.js'

/** More fields than these are folded. */
const most = 8

/** The fields of a call or an answer, each with its type and what it is for. */
export function FieldList({
  title,
  note,
  fields,
  isAnswer = false,
}: {
  readonly title: string
  readonly note?: string
  readonly fields: readonly ApiField[]
  /** Of an answer nothing is required. */
  readonly isAnswer?: boolean
}) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </h3>
      {fields.length > most ? (
        <details className={styles.more}>
          <summary className={styles.summary}>{fields.length} fields</summary>
          <List fields={fields} isAnswer={isAnswer} />
        </details>
      ) : (
        <List fields={fields} isAnswer={isAnswer} />
      )}
    </div>
  )
}

const List = ({
  fields,
  isAnswer,
}: {
  readonly fields: readonly ApiField[]
  readonly isAnswer: boolean
}) => (
  <dl className={styles.list}>
    {fields.map(({ name, type, isRequired, about, options }) => (
      <div key={name} className={styles.field}>
        <dt className={styles.name}>
          <code>{name}</code>
          <span className={styles.type}>{type}</span>
          {isRequired && !isAnswer && <span className={styles.required}>required</span>}
        </dt>
        <dd className={styles.about}>
          {about && <CodeWords text={about} />}
          {options.length > 0 && (
            <>
              {' '}
              One of{' '}
              {options.map((option, place) => (
                <span key={option}>
                  {place > 0 && ', '}
                  <code>{option}</code>
                </span>
              ))}
              .
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
