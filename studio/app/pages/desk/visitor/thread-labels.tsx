import { Button, Menu, MenuItem, TextField } from '@talkgraph/ui'
import { labelColours } from '@talkgraph/wire/desk'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { DeskThread } from '#api/records.js'
import { tellProblem } from '../../../api/query-client.js'
import { useKeptFocus } from '../../../shell/use-kept-focus.js'
import { changeThread, putLabel } from '../desk-calls.js'
import { type DeskActor, useDeskValue } from '../use-desk.js'
import { useThreadCall } from '../use-thread-call.js'
import { Label } from './label.js'
import styles from './visitor-pane.module.css'

/** The labels of a thread: put on, taken off, and new ones for the account. */
export function ThreadLabels({
  desk,
  thread,
}: {
  readonly desk: DeskActor
  readonly thread: DeskThread
}) {
  const labels = useDeskValue(desk, ({ context }) => context.labels)
  const change = useThreadCall(desk, changeThread)
  const [name, setName] = useState('')
  const newLabel = useRef<HTMLInputElement>(null)
  const keptFocus = useKeptFocus((place, box) => {
    const buttons = box.querySelectorAll('button')
    return buttons[Math.min(place, buttons.length - 1)] ?? newLabel.current
  })
  const has = (label: string) => thread.labels.includes(label)
  const toggle = (label: string) =>
    change(thread, {
      labels: has(label) ? thread.labels.filter(each => each !== label) : [...thread.labels, label],
    })
  const add = (event: FormEvent) => {
    event.preventDefault()
    const label = name.trim()
    if (!label) return
    setName('')
    const colour = labelColours[1 + (labels.length % (labelColours.length - 1))] ?? 'grey'
    const isKnown = labels.some(each => each.name === label)
    ;(isKnown ? Promise.resolve() : putLabel({ name: label, colour })).then(
      () => (has(label) ? undefined : toggle(label)),
      error => tellProblem(error),
    )
  }
  const others = labels.filter(label => !has(label.name))
  return (
    <section className={styles.part}>
      <h3>Labels</h3>
      <div className={styles.labels} {...keptFocus}>
        {thread.labels.map(label => (
          <button
            key={label}
            type="button"
            className={styles.remove}
            aria-label={`Take off ${label}`}
            onClick={() => toggle(label)}
          >
            <Label name={label} labels={labels} />
          </button>
        ))}
        {others.length > 0 && (
          <Menu
            align="start"
            trigger={
              <Button size="small" variant="plain" icon={<Plus size={16} />}>
                Label
              </Button>
            }
          >
            {others.map(label => (
              <MenuItem key={label.name} onSelect={() => toggle(label.name)}>
                <Label name={label.name} labels={labels} />
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      <form onSubmit={add}>
        <TextField
          ref={newLabel}
          label="New label"
          labelHidden
          size="small"
          placeholder="New label"
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </section>
  )
}
