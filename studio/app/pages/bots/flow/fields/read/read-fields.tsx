import type { AnyFieldForm, AnyFieldForms } from 'talkgraph/builder'
import styles from './read-fields.module.css'
import { sayFieldValue } from './say-field-value.js'

/** The fields of a step in the order of their forms, as text; those that are blank are left out. */
export function ReadFields({
  fields,
  data,
  nameOf,
}: {
  readonly fields: AnyFieldForms
  readonly data: unknown
  /** What a step is called, by its id. */
  readonly nameOf: (nodeId: string) => string
}) {
  const filled = Object.entries(fields).flatMap(([name, form]) => {
    const value: unknown = Object(data)[name]
    // What an entry is called for machines says nothing to people.
    return form.kind === 'id' || isBlank(value) ? [] : [{ name, form, value }]
  })
  if (filled.length === 0) return null
  return (
    <dl className={styles.fields}>
      {filled.map(({ name, form, value }) => (
        <div key={name}>
          <dt>{form.title}</dt>
          <dd dir="auto">
            <Value form={form} value={value} nameOf={nameOf} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({
  form,
  value,
  nameOf,
}: {
  readonly form: AnyFieldForm
  readonly value: unknown
  readonly nameOf: (nodeId: string) => string
}) {
  if (form.kind === 'group') return <ReadFields fields={form.fields} data={value} nameOf={nameOf} />
  if (form.kind === 'list' && Array.isArray(value)) {
    return (
      <ol className={styles.list}>
        {value.map((entry, place) => (
          <li key={String(Object(entry).id ?? place)} className={styles.entry}>
            <ReadFields fields={form.fields} data={entry} nameOf={nameOf} />
          </li>
        ))}
      </ol>
    )
  }
  return sayFieldValue(form, value, nameOf)
}

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
