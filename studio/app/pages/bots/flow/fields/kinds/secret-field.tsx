import { Button, Field } from '@talkgraph/ui'
import { useRef, useState } from 'react'
import { asSecretReference, namesSecret } from 'talkgraph/builder'
import { afterPress } from '#forms/after-press.js'
import { keyOf } from '#keys/press.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import styles from '../fields.module.css'
import { type Slot, useSlot } from './slot.js'
import { HelpOf, SlotFrame } from './slot-frame.js'
import { useSecret } from './use-secret.js'

/** A secret: it is written and never shown again, but for its last four characters (decision 310). */
export function StepSecretField({ slot }: { readonly slot: Slot }) {
  const { step } = useStepEdit()
  const { error, warning } = useSlot(slot)
  const { text, type, keep, isKeeping, failure } = useSecret(slot)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { value, path, form } = slot
  const isSet = value !== undefined && value !== ''
  const close = async () => {
    const isKept = await keep()
    if (isKept) setOpen(false)
    return isKept
  }
  const closeHere = async () => {
    if (await close()) requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <SlotFrame slot={slot}>
      <Field
        label={form.title}
        help={<HelpOf help={form.help} warning={warning} />}
        error={failure ?? error}
      >
        {control =>
          isSet && !isOpen ? (
            <span className={styles.secret}>
              <input
                {...control}
                readOnly
                value={
                  typeof value === 'string' && namesSecret(step.type, path, value)
                    ? value
                    : hidden(value)
                }
                className={styles.box}
              />
              <Button
                ref={button}
                onClick={() => setOpen(true)}
                aria-label={`Replace ${form.title}`}
              >
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
                readOnly={isKeeping}
                placeholder="Write it here; it is not shown again"
                className={styles.box}
                onChange={event => type(event.target.value)}
                onBlur={event => {
                  // The button beside it keeps it by itself.
                  if (event.relatedTarget instanceof HTMLButtonElement) return
                  afterPress(() => void close())
                }}
                onKeyDown={event => {
                  if (keyOf(event) === 'Enter') event.preventDefault()
                  if (keyOf(event) === 'Enter') void closeHere()
                  if (keyOf(event) === 'Escape') setOpen(false)
                }}
              />
              <Button
                busy={isKeeping}
                onClick={() => void closeHere()}
                aria-label={`Keep ${form.title}`}
              >
                Keep
              </Button>
            </span>
          )
        }
      </Field>
    </SlotFrame>
  )
}

/** What is shown of a secret. */
function hidden(value: unknown): string {
  const { lastFour } = asSecretReference(value) ?? {}
  return lastFour === undefined ? '••••••••' : `•••••••• ${lastFour}`
}
