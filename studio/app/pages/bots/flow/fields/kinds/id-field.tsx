import { Field } from '@talkgraph/ui'
import { useState } from 'react'
import { afterPress } from '#forms/after-press.js'
import { keyOf } from '#keys/press.js'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import styles from '../fields.module.css'
import { renamedEntry } from './entry-moves.js'
import { type Slot, standIn, textOf, useSlot } from './slot.js'
import { HelpOf, SlotFrame } from './slot-frame.js'

/** The name that ways on know an entry by. It is kept when it is done, and they go with it. */
export function StepIdField({ slot }: { readonly slot: Slot }) {
  const { error, warning, set } = useSlot(slot)
  const { step, change } = useStepEdit()
  const room = useDraftRoom()
  const [edited, setEdited] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const text = textOf(slot)
  const keep = () => {
    const id = edited?.trim()
    setEdited(undefined)
    if (id === undefined || id === text) return
    const isNamed = typeof slot.path.at(-2) === 'string' && text !== '' && id !== ''
    const title = `Changed “${slot.form.title}”`
    setRefusal(
      isNamed ? change(renamedEntry(room.state().draft, step, slot.path, id), title) : set(id),
    )
  }
  return (
    <SlotFrame slot={slot}>
      <Field
        label={slot.form.title}
        help={<HelpOf help={slot.form.help} warning={warning} />}
        error={refusal ?? error}
      >
        {control => (
          <input
            {...control}
            type="text"
            className={styles.box}
            spellCheck={false}
            autoComplete="off"
            placeholder={standIn(slot)}
            value={edited ?? text}
            onChange={event => setEdited(event.target.value)}
            onBlur={() => afterPress(keep)}
            onKeyDown={event => {
              if (keyOf(event) !== 'Enter') return
              event.preventDefault()
              keep()
            }}
          />
        )}
      </Field>
    </SlotFrame>
  )
}
