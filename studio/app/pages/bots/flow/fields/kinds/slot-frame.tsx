import { Button } from '@talkgraph/ui'
import { CircleHelp } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useStepEdit } from '../../model/edit/step-edit.js'
import styles from '../fields.module.css'
import type { Typed } from '../text/use-typed.js'
import { ExitsOfField } from './exit-lines.js'
import type { Slot } from './slot.js'
import { useSlot } from './slot.js'

/** What stands around every field: its place for jumps, what mends it, where its exit leads, and what somebody else wrote. */
export function SlotFrame({
  slot,
  typed,
  children,
}: {
  readonly slot: Slot
  readonly typed?: Typed
  readonly children: ReactNode
}) {
  const { change } = useStepEdit()
  const { name, found } = useSlot(slot)
  return (
    <div className={styles.slot} data-path={name}>
      {children}
      {typed?.other !== undefined && (
        <div role="status" className={styles.other}>
          <span>
            {typed.mine === undefined
              ? `Changed elsewhere meanwhile: “${typed.other}”`
              : `Changed elsewhere meanwhile. Yours was “${typed.mine}”`}
          </span>
          <span className={styles.buttons}>
            <Button size="small" onClick={typed.takeOther}>
              Take that
            </Button>
            <Button size="small" onClick={typed.takeMine}>
              Keep mine
            </Button>
          </span>
        </div>
      )}
      {found.map(({ mend }) =>
        mend ? (
          <div key={mend.title}>
            <Button size="small" onClick={() => change(mend.changes, mend.title)}>
              {mend.title}
            </Button>
          </div>
        ) : null,
      )}
      <ExitsOfField path={name} />
    </div>
  )
}

/** Whether a field like it above has said the same: then help stands behind a mark. */
export const HelpIsToldContext = createContext(false)

/** The help of a field, after what to look at there. */
export function HelpOf({
  help,
  warning,
}: {
  readonly help: string
  readonly warning: string | undefined
}) {
  const isTold = useContext(HelpIsToldContext)
  return (
    <>
      {warning && <span className={styles.warning}>{`${warning} `}</span>}
      {isTold && help !== '' ? <HelpMark help={help} /> : help}
    </>
  )
}

function HelpMark({ help }: { readonly help: string }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    help
  ) : (
    <button
      type="button"
      className={styles.mark}
      aria-label="What is this?"
      onClick={() => setOpen(true)}
    >
      <CircleHelp size={14} aria-hidden />
    </button>
  )
}
