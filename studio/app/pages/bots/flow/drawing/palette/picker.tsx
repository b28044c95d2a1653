import { classes } from '@talkgraph/ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import { keyOf } from '#keys/press.js'
import styles from './picker.module.css'

/** One thing to pick. */
export interface Choice {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** The heading that it stands under. */
  readonly group?: string
  /** Said beside it. */
  readonly hint?: string
  /** Other words by which it is found. */
  readonly keywords?: string
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Choices whose words hold all that was typed; those that begin with it come first. */
export function find(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = folded(typed).trim()
  if (wanted === '') return choices
  const words = wanted.split(/\s+/)
  const found = choices.filter(({ label, group = '', keywords = '' }) => {
    const text = folded(`${label} ${group} ${keywords}`)
    return words.every(word => text.includes(word))
  })
  const rank = ({ label }: Choice) =>
    folded(label) === wanted
      ? 0
      : folded(label).startsWith(wanted)
        ? 1
        : folded(label).includes(wanted)
          ? 2
          : 3
  return found.toSorted((one, other) => rank(one) - rank(other))
}

/** A list that narrows while one types. Arrows go through it, Enter picks, Escape closes. */
export function Picker({
  label,
  choices,
  unsearched = choices,
  onPick,
  onClose,
}: {
  readonly label: string
  readonly choices: readonly Choice[]
  /** What stands there until something is typed. */
  readonly unsearched?: readonly Choice[]
  readonly onPick: (id: string) => void
  readonly onClose: () => void
}) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const rows = useRef<HTMLDivElement>(null)
  const found = typed.trim() === '' ? unsearched : find(choices, typed)
  const current = found[Math.min(at, found.length - 1)]
  const go = (index: number) => {
    const next = (index + found.length) % Math.max(found.length, 1)
    setAt(next)
    rows.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: It was opened to be typed into.
        autoFocus
        className={styles.input}
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={current && `${list}-${current.id}`}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={event => {
          const now = Math.min(at, found.length - 1)
          if (keyOf(event) === 'ArrowDown') go(now + 1)
          else if (keyOf(event) === 'ArrowUp') go(now - 1)
          else if (keyOf(event) === 'Enter' && current) onPick(current.id)
          else if (keyOf(event) === 'Escape') onClose()
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      <div className={styles.list} role="listbox" id={list} aria-label={label} ref={rows}>
        {found.map((choice, index) => (
          <div key={choice.id} role="presentation">
            {typed === '' && choice.group && choice.group !== found[index - 1]?.group && (
              <p className={styles.group} role="presentation">
                {choice.group}
              </p>
            )}
            {/* biome-ignore lint/a11y/useFocusableInteractive: The field keeps the focus. */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: The field takes the keys. */}
            <div
              id={`${list}-${choice.id}`}
              role="option"
              aria-selected={choice === current}
              className={classes(styles.option, choice === current && styles.current)}
              onPointerDown={event => event.preventDefault()}
              onClick={() => onPick(choice.id)}
            >
              {choice.icon}
              <span className={styles.label}>
                <bdi>{choice.label}</bdi>
              </span>
              {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
            </div>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.none}>Nothing is called that.</p>}
    </>
  )
}
