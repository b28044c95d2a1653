import { Button, Dialog, DialogClose, Spinner } from '@talkgraph/ui'
import { useRef } from 'react'
import { useSecondClick } from './press-place.js'
import styles from './result-dialog.module.css'
import type { FormResult } from './use-site-form.js'

export interface ResultDialogProps {
  readonly titles: { readonly success: string; readonly error: string }
  readonly result: FormResult | undefined
  /** What is said while the form is on its way; without words the window waits for the result. */
  readonly sending?: string | false
  readonly onClose: () => void
}

/**
 * The window that says what came of a form; `sending` is shown in it meanwhile. Whoever presses twice still reads it: the
 * keyboard stands at its text, and neither a click beside it nor a second one where the form was sent closes it.
 */
export function ResultDialog({ titles, result, sending, onClose }: ResultDialogProps) {
  const isWaiting = Boolean(sending)
  const isOpen = isWaiting || result !== undefined
  const text = useRef<HTMLDivElement>(null)
  const isSecondClick = useSecondClick(result)
  return (
    <Dialog
      open={isOpen}
      stays
      onOpenChange={(open, event) => !open && !isWaiting && !isSecondClick(event) && onClose()}
      title={isWaiting ? sending : titles[result?.status ?? 'success']}
      initialFocus={text}
      footer={
        isWaiting ? undefined : <DialogClose render={<Button variant="primary">Close</Button>} />
      }
    >
      <div ref={text} tabIndex={-1} className={isWaiting ? styles.waiting : styles.text}>
        {isWaiting ? <Spinner /> : result?.message}
      </div>
    </Dialog>
  )
}
