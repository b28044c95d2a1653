import { Button } from '@talkgraph/ui'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import {
  type AnyFieldForms,
  blankEntry,
  type Change,
  type PathStep,
  setChange,
} from 'talkgraph/builder'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import styles from '../fields.module.css'
import { movedEntry, nameOfEntry } from './entry-moves.js'
import { ListEntry } from './list-entry.js'
import { ListFrame } from './list-frame.js'
import { nameOfPath, type Slot } from './slot.js'

interface ListForm {
  readonly title: string
  readonly help: string
  readonly kind: 'list'
  readonly entryTitle: string
  readonly fields: AnyFieldForms
}

/** A list of things with fields of their own: added, removed, and sorted by drag, by buttons and by Alt with ↑ and ↓. */
export function StepListField({ slot }: { readonly slot: Slot & { readonly form: ListForm } }) {
  const { form, path } = slot
  const { step, change } = useStepEdit()
  const room = useDraftRoom()
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState('')
  const list = listOf(slot.value)
  const written = listOf(slot.written)
  const blank = blankEntry(step, path)
  const focus = (place: number, selector: string) =>
    requestAnimationFrame(() => {
      const entry = body.current?.children[place]
      const next = entry?.querySelector<HTMLElement>(selector)
      ;(next ?? document.getElementById(`${id}-add`))?.focus()
    })
  const add = () => {
    const entry = withFreshId(blank, form)
    const one: Change = Array.isArray(slot.written)
      ? { op: 'insert', nodeId: step.id, path: [...path], entry }
      : setChange(step, path, [...list, entry])
    change([one], `Added ${form.entryTitle}`)
    setTold(`${form.entryTitle} ${list.length + 1} added.`)
    focus(list.length, firstField)
  }
  const remove = (place: number) => {
    const one: Change = Array.isArray(slot.written)
      ? { op: 'take', nodeId: step.id, path: [...path, nameOfEntry(written, place)] }
      : setChange(step, path, list.toSpliced(place, 1))
    change([one], `Removed ${form.entryTitle} ${place + 1}`)
    setTold(`${form.entryTitle} ${place + 1} removed.`)
    focus(Math.min(place, list.length - 2), '[data-remove]')
  }
  const move = (from: number, to: number, isByKey = false) => {
    if (to < 0 || to >= list.length || from === to) return
    const { draft } = room.state()
    change(
      movedEntry(draft, step, path, list, { from, to }),
      `Moved ${form.entryTitle} ${from + 1}`,
    )
    setTold(`${form.entryTitle} ${from + 1} is now ${to + 1} of ${list.length}.`)
    if (isByKey) focus(to, '[data-grip]')
  }
  return (
    <ListFrame slot={slot}>
      <div ref={body} className={styles.entries}>
        {list.map((entry, place) => (
          <ListEntry
            // An entry whose id is changed keeps its fields.
            // biome-ignore lint/suspicious/noArrayIndexKey: entries may have no other name
            key={place}
            list={nameOfPath(path)}
            title={form.entryTitle}
            fields={form.fields}
            path={[...path, nameOfEntry(list, place)] satisfies PathStep[]}
            {...{ place, entry, blank }}
            count={list.length}
            written={written[place]}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </div>
      <div>
        <Button id={`${id}-add`} size="small" icon={<Plus size={16} />} onClick={add}>
          {`Add ${form.entryTitle.toLowerCase()}`}
        </Button>
      </div>
      <div role="status" className={styles.told}>
        {told}
      </div>
    </ListFrame>
  )
}

const firstField = '[data-path] :is(input, textarea, select, [contenteditable])'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** An entry that ways on are named by has a name of its own from the start. */
function withFreshId(entry: unknown, { fields, entryTitle }: ListForm): unknown {
  const ids = Object.entries(fields).filter(([, { kind }]) => kind === 'id')
  if (typeof entry !== 'object' || entry === null) return entry
  const stem = entryTitle.toLowerCase().replace(/\W+/g, '-')
  return {
    ...entry,
    ...Object.fromEntries(ids.map(([name]) => [name, `${stem}-${freshLetters()}`])),
  }
}

const freshLetters = () => crypto.randomUUID().replaceAll('-', '').slice(0, 6)
