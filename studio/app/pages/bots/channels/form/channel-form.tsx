import { Button, Callout } from '@talkgraph/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { wordsOf } from '#api/problem.js'
import { leadToSignIn } from '#api/query-client.js'
import type { ChannelField, ChannelKind, ChannelRecord } from '#api/records.js'
import { showFault } from '#forms/show-fault.js'
import type { SentSettings } from '../../api/channels.js'
import styles from '../channels.module.css'
import { isPlace } from '../is-place.js'
import { makeToken } from '../make-token.js'
import { NameNote } from '../page/name-note.js'
import { faultsOf } from './faults-of.js'
import { SettingField } from './setting-field.js'
import { blankFields, sentSettings, typedSettings } from './typed-settings.js'

/** The settings of a connection, drawn from the fields of its kind. What is refused is told at its field, and what was typed stays. */
export function ChannelForm({
  kind,
  record,
  label,
  send,
  onChanged,
}: {
  readonly kind: ChannelKind
  /** The connection that is changed; undefined where one is made. */
  readonly record?: Pick<ChannelRecord, 'settings'> | undefined
  /** What the button does. */
  readonly label: string
  /** Rejects where it is refused. */
  readonly send: (settings: SentSettings) => Promise<unknown>
  /** Told whether something is typed and not stored. */
  readonly onChanged: (isChanged: boolean) => void
}) {
  const { fields, verifyTokenField } = kind
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => typedSettings(fields, record))
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [refusals, setRefusals] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isChanged = Object.keys(sentSettings(fields, typed, record, taken)).length > 0
  useEffect(() => {
    onChanged(isChanged && !busy)
    return () => onChanged(false)
  }, [isChanged, busy, onChanged])
  // Once the faults of what was sent are drawn, and never while somebody types.
  useEffect(() => {
    if (refusals > 0 && form.current) showFault(form.current)
  }, [refusals])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setProblem(undefined)
    const blank = blankFields(kind, typed, record)
    setFaults(blank)
    if (Object.keys(blank).length > 0) return setRefusals(count => count + 1)
    const settings = { ...sentSettings(fields, typed, record, taken) }
    if (verifyTokenField !== null && !record && settings[verifyTokenField] === undefined)
      settings[verifyTokenField] = makeToken()
    setBusy(true)
    try {
      await send(settings)
      setTaken(new Set())
      setTyped(now => withoutSecrets(fields, now))
    } catch (error) {
      if (leadToSignIn(error)) return
      const found = faultsOf(error, fields)
      setFaults(found)
      if (Object.keys(found).length === 0) setProblem(wordsOf(error))
      else setRefusals(count => count + 1)
    } finally {
      setBusy(false)
    }
  }
  const draw = (field: ChannelField) => (
    <div key={field.name} className={styles.copied}>
      <SettingField
        field={
          field.name === verifyTokenField && !record
            ? { ...field, isOptional: true, help: `${field.help} Left blank, one is made for you.` }
            : field
        }
        value={typed[field.name] ?? ''}
        stored={record?.settings[field.name]}
        error={faults[field.name]}
        onChange={value => {
          setTyped(now => ({ ...now, [field.name]: value }))
          setFaults(({ [field.name]: _, ...rest }) => rest)
        }}
        isTaken={taken.has(field.name)}
        onTake={
          field.isOptional
            ? isTaken =>
                setTaken(
                  now =>
                    new Set([
                      ...[...now].filter(each => each !== field.name),
                      ...(isTaken ? [field.name] : []),
                    ]),
                )
            : undefined
        }
      />
      {isPlace(kind) && field.name === 'name' && (
        // What is wrong with it stands at the field already.
        <NameNote name={faults.name ? '' : (typed.name ?? '')} current={record?.settings.name} />
      )}
    </div>
  )
  const isRare = ({ name }: ChannelField) => name === 'apiUrl'
  return (
    <form ref={form} className={styles.form} onSubmit={event => void submit(event)} noValidate>
      {problem && (
        <Callout tone="bad" live title={record ? 'It is not changed' : 'It is not connected'}>
          <p>{problem}</p>
        </Callout>
      )}
      {fields.filter(field => !isRare(field)).map(draw)}
      {fields.some(isRare) && (
        <details className={styles.more}>
          <summary>For proxies and servers of your own</summary>
          <div>{fields.filter(isRare).map(draw)}</div>
        </details>
      )}
      <div>
        <Button type="submit" variant={record ? 'quiet' : 'primary'} busy={busy}>
          {label}
        </Button>
      </div>
    </form>
  )
}

/** Secrets that are kept are never shown again. */
const withoutSecrets = (fields: readonly ChannelField[], typed: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      fields.find(field => field.name === name)?.kind === 'secret' ? '' : value,
    ]),
  )
