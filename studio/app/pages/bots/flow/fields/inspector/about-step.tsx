import type { AnyFieldForms, DescribedType } from 'talkgraph/builder'
import styles from './about-step.module.css'

/** The page about a kind of step: every field and exit, and a sample, from what the type says of itself. */
export function AboutStep({
  described: { type, form, serverFields, sample },
}: {
  readonly described: DescribedType
}) {
  return (
    <div className={styles.page}>
      <Fields title="Fields" fields={form.fields} />
      <Fields title="Fields that only the server knows" fields={serverFields} />
      <h3>Ways on</h3>
      <ul>
        {form.exits.map(({ handle, title, edges }) => (
          <li key={handle ?? ''}>
            <b>{title}</b>
            {edges && ` ${edges}`}
          </li>
        ))}
      </ul>
      <h3>{`As JSON (${type})`}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0} className={styles.sample}>
        {JSON.stringify(sample, null, 2)}
      </pre>
    </div>
  )
}

function Fields({ title, fields }: { readonly title: string; readonly fields: AnyFieldForms }) {
  const all = Object.entries(fields)
  if (all.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <List fields={fields} />
    </>
  )
}

const List = ({ fields }: { readonly fields: AnyFieldForms }) => (
  <dl className={styles.fields}>
    {Object.entries(fields).map(([name, form]) => (
      <div key={name}>
        <dt>{form.title}</dt>
        <dd>
          {form.help}
          {'fields' in form && <List fields={form.fields} />}
        </dd>
      </div>
    ))}
  </dl>
)
