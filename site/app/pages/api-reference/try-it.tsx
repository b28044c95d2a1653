import { Spinner } from '@talkgraph/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { apiTexts } from '../../../content/install/api.js'
import type { ApiCall } from '../../api/read-call.js'
import type { ApiField } from '../../api/read-fields.js'
import { CopyIcon } from '../../kit/copy-icon.js'
import styles from './try-it.module.css'

const { tried } = apiTexts

/**
 * A panel that makes a call. It is drawn here and brought to life by the page's script; until then its form goes nowhere, so
 * that no key ends in an address.
 */
export function TryIt({
  id,
  name,
  call,
  base,
}: {
  readonly id: string
  readonly name: string
  readonly call: ApiCall
  /** The server with the API's path. */
  readonly base: string
}) {
  const { method, path, params, query, body } = call
  const fields = body && body.fields.length === 0 ? [wholeBody] : (body?.fields ?? [])
  return (
    <form
      method="dialog"
      className={styles.panel}
      aria-label={`${tried.title}: ${name}`}
      autoComplete="off"
      data-try
      data-method={method}
      data-path={path}
      data-base={base}
      data-type={body?.type}
    >
      <h3 className={styles.title}>{tried.title}</h3>
      <div className={styles.address}>
        <span className={styles.method} data-mark={method}>
          {method}
        </span>
        <code id={`${id}-url`} className={styles.url} data-url>
          {base}
          {path}
        </code>
        <CopyIcon of={`${id}-url`} label={`Copy the address: ${name}`} />
      </div>
      <Group title="Authorization">
        <KeyField />
      </Group>
      <Fields title="Path" place="path" fields={params} />
      <Fields title="Query" place="query" fields={query} />
      <Fields title="Body" place="body" fields={fields} />
      <div className={styles.foot}>
        <button type="submit" className={styles.send} data-send>
          {tried.send}
          <Spinner className={styles.spinner} />
        </button>
        <p className={styles.status} role="status" data-status />
      </div>
      <p className={styles.without}>{tried.withoutScript}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reached by keyboard. */}
      <pre className={styles.answer} tabIndex={0} data-answer />
    </form>
  )
}

/** Of a call whose body is no list of fields. */
const wholeBody: ApiField = {
  name: '',
  type: 'JSON',
  kind: 'json',
  isRequired: true,
  about: '',
  options: [],
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.group} open>
      <summary className={styles.summary}>
        {title}
        <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}

function KeyField() {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{tried.key}</label>
      <input
        id={id}
        className={styles.control}
        type="password"
        // No browser knows one to fill in, or offers to keep it.
        autoComplete="one-time-code"
        spellCheck={false}
        aria-describedby={`${id}-help`}
        data-key
      />
      <p id={`${id}-help`} className={styles.help}>
        {tried.keyHelp}
      </p>
    </div>
  )
}

function Fields({
  title,
  place,
  fields,
}: {
  readonly title: string
  readonly place: string
  readonly fields: readonly ApiField[]
}) {
  if (fields.length === 0) return null
  return (
    <Group title={title}>
      {fields.map(field => (
        <FieldInput key={field.name} place={place} field={field} />
      ))}
    </Group>
  )
}

function FieldInput({ place, field }: { readonly place: string; readonly field: ApiField }) {
  const { name, type, kind, isRequired, options, example } = field
  const id = useId()
  const given = {
    id,
    className: styles.control,
    'data-place': place,
    'data-name': name,
    'data-kind': kind,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{name || 'body'}</code>
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}{' '}
        <span className={styles.type}>{type}</span>
      </label>
      {kind === 'choice' || kind === 'boolean' ? (
        <select {...given} defaultValue="">
          <option value="">—</option>
          {(kind === 'boolean' ? ['true', 'false'] : options).map(option => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : kind === 'json' ? (
        <textarea
          {...given}
          rows={3}
          spellCheck={false}
          placeholder={example ?? (type.startsWith('list') ? '[]' : '{}')}
        />
      ) : kind === 'file' ? (
        <input {...given} type="file" />
      ) : (
        <input
          {...given}
          type="text"
          inputMode={kind === 'number' ? 'decimal' : undefined}
          spellCheck={false}
          autoComplete="off"
          placeholder={example}
        />
      )}
    </div>
  )
}
