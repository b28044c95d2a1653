import { Button, Field } from '@talkgraph/ui'
import { useRef, useState } from 'react'
import styles from './fields.module.css'
import { type Slot, useSlot } from './slot.js'
import { HelpOf, SlotFrame } from './slot-frame.js'

/** A secret: it is written and never shown again, but for its last four characters. */
export function StepSecretField({ slot }: { readonly slot: Slot }) {
  const { error, warning, set } = useSlot(slot)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // A header may be written in another form than it is read.
  const stored = slot.written ?? slot.value
  const isSet = stored !== undefined && stored !== ''
  const keep = () => {
    if (text === '') return
    set(text)
    setText('')
    setOpen(false)
  }
  const keepHere = () => {
    keep()
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <SlotFrame slot={slot}>
      <Field label={slot.form.title} help={<HelpOf help={slot.form.help} warning={warning} />} error={error}>
        {control =>
          isSet && !isOpen ? (
            <span className={styles.secret}>
              <input {...control} readOnly value={shown(stored)} className={styles.box} />
              <Button ref={button} onClick={() => setOpen(true)} aria-label={`Replace ${slot.form.title}`}>
                Replace
              </Button>
            </span>
          ) : (
            <span className={styles.secret}>
              <input
                {...control}
                type="password"
                autoComplete="new-password"
                // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
                autoFocus={isOpen}
                value={text}
                placeholder="Write it here; it is not shown again"
                className={styles.box}
                onChange={event => setText(event.target.value)}
                onBlur={event => {
                  // The button beside it keeps it by itself.
                  if (!(event.relatedTarget instanceof HTMLButtonElement)) keep()
                }}
                onKeyDown={event => {
                  if (event.key === 'Enter') event.preventDefault()
                  if (event.key === 'Enter') keepHere()
                  if (event.key === 'Escape') setOpen(false)
                }}
              />
              <Button onClick={keepHere} aria-label={`Keep ${slot.form.title}`}>
                Keep
              </Button>
            </span>
          )
        }
      </Field>
    </SlotFrame>
  )
}

/** The name of a key of the server's is no secret. */
function shown(value: unknown): string {
  if (typeof value === 'string' && value.startsWith('server:')) return value
  const last = lastFour(value)
  return last === '' ? '••••••••' : `•••••••• ${last}`
}

/** Of a text its end, where that leaves enough unsaid; of a reference what it tells of it. */
function lastFour(value: unknown): string {
  if (typeof value === 'string') return value.length >= 12 ? value.slice(-4) : ''
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).find(part => typeof part === 'string' && /^\S{1,4}$/.test(part)) ?? ''
}
