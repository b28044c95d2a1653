import { classes, IconButton } from '@talkgraph/ui'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import type { AnyFieldForms, PathStep } from 'talkgraph/builder'
import { keyOf } from '#keys/press.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import styles from '../fields.module.css'
import { FieldList } from './field-list.js'
import { nameOfPath } from './slot.js'
import { HelpIsToldContext } from './slot-frame.js'
import { useSortable } from './use-sortable.js'

/** One entry of a list with its fields, and what moves and removes it. */
export function ListEntry({
  list,
  title,
  fields,
  path,
  place,
  count,
  entry,
  written,
  blank,
  onMove,
  onRemove,
}: {
  readonly list: string
  readonly title: string
  readonly fields: AnyFieldForms
  readonly path: readonly PathStep[]
  readonly place: number
  readonly count: number
  readonly entry: unknown
  readonly written: unknown
  readonly blank: unknown
  readonly onMove: (from: number, to: number, isByKey?: boolean) => void
  readonly onRemove: (place: number) => void
}) {
  const element = useRef<HTMLFieldSetElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const edge = useSortable(element, grip, { list, place, onMove })
  const name = `${title} ${place + 1}`
  const { findings } = useStepEdit()
  const found = findings.filter(({ field }) => field === nameOfPath(path))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[keyOf(event)] : undefined
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onMove(place, place + by, true)
  }
  return (
    <fieldset
      ref={element}
      aria-label={name}
      className={classes(
        styles.entry,
        edge === 'top' && styles.dropAbove,
        edge === 'bottom' && styles.dropBelow,
      )}
      onKeyDown={onKeyDown}
    >
      <div className={styles.entryHead}>
        <button
          ref={grip}
          type="button"
          data-grip
          className={styles.grip}
          aria-label={`Move ${name}`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          title="Drag, or press Alt and ↑ or ↓"
        >
          <GripVertical size={16} />
        </button>
        <span aria-hidden className={styles.entryName}>
          {name}
        </span>
        <IconButton
          size="small"
          label={`Move ${name} up`}
          icon={<ArrowUp size={16} />}
          aria-disabled={place === 0 || undefined}
          onClick={() => onMove(place, place - 1, true)}
        />
        <IconButton
          size="small"
          label={`Move ${name} down`}
          icon={<ArrowDown size={16} />}
          aria-disabled={place === count - 1 || undefined}
          onClick={() => onMove(place, place + 1, true)}
        />
        <IconButton
          size="small"
          data-remove
          label={`Remove ${name}`}
          icon={<Trash2 size={16} />}
          onClick={() => onRemove(place)}
        />
      </div>
      {found.length > 0 && (
        <p className={styles.error}>
          {found.map(({ message, remedy }) => `${message} ${remedy}`).join(' ')}
        </p>
      )}
      <HelpIsToldContext value={place > 0}>
        <FieldList fields={fields} path={path} read={entry} written={written} defaults={blank} />
      </HelpIsToldContext>
    </fieldset>
  )
}
