import { type ReactNode, useId } from 'react'
import styles from '../fields.module.css'
import { type Slot, useSlot } from './slot.js'
import { HelpOf, SlotFrame } from './slot-frame.js'

/** What stands around a list of whatever kind: its title, what is wrong with it, and its help, above it or below. */
export function ListFrame({
  slot,
  helpBelow,
  children,
}: {
  readonly slot: Slot
  /** What the help says beside the field's own, where it stands below. */
  readonly helpBelow?: string
  readonly children: ReactNode
}) {
  const { error, warning } = useSlot(slot)
  const id = useId()
  const { title, help } = slot.form
  const about = (
    <p id={`${id}-help`} className={styles.help}>
      <HelpOf help={[help, helpBelow].filter(Boolean).join(' ')} warning={warning} />
    </p>
  )
  return (
    <SlotFrame slot={slot}>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend takes no part in a grid, and cannot stand beside a button */}
      <div
        role="group"
        aria-labelledby={id}
        aria-describedby={`${id}-help`}
        className={styles.list}
      >
        <span id={id} className={styles.label}>
          {title}
        </span>
        {error && <p className={styles.error}>{error}</p>}
        {helpBelow === undefined && about}
        {children}
        {helpBelow !== undefined && about}
      </div>
    </SlotFrame>
  )
}
