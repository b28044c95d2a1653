import { Button, IconButton, TextField } from '@talkgraph/ui'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { keyOf } from '#keys/press.js'
import styles from './sub-flow.module.css'

/** Names that somebody adds and takes away: what a sub-flow is given, or gives back. */
export function NameList({
  title,
  help,
  names,
  onChange,
}: {
  readonly title: string
  readonly help: string
  readonly names: readonly string[]
  readonly onChange: (names: readonly string[]) => void
}) {
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const refusal =
    name === ''
      ? undefined
      : names.includes(name)
        ? 'This name is there already.'
        : /[{}\n]/.test(name) || name.length > 100
          ? 'A name has no braces and at most 100 characters.'
          : undefined
  const add = () => {
    if (name === '' || refusal !== undefined) return
    onChange([...names, name])
    setTyped('')
  }
  return (
    <fieldset className={styles.names}>
      <legend className={styles.legend}>{title}</legend>
      <p className={styles.quiet}>{help}</p>
      {names.length > 0 && (
        <ul className={styles.list}>
          {names.map(each => (
            <li key={each} className={styles.name}>
              <bdi>{each}</bdi>
              <IconButton
                size="small"
                label={`Remove ${each}`}
                icon={<X size={14} />}
                onClick={() => onChange(names.filter(other => other !== each))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <TextField
          size="small"
          label={`Another name in “${title}”`}
          labelHidden
          placeholder="Another name"
          error={refusal}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            if (keyOf(event) !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button
          size="small"
          icon={<Plus size={14} />}
          disabled={name === '' || refusal !== undefined}
          onClick={add}
        >
          Add
        </Button>
      </div>
    </fieldset>
  )
}
