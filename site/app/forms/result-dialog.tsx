import { Button, Dialog, DialogClose, Spinner } from '@talkgraph/ui'
import styles from './result-dialog.module.css'
import type { FormResult } from './use-site-form.js'

export interface ResultDialogProps {
  readonly titles: { readonly success: string; readonly error: string }
  readonly result: FormResult | undefined
  /** What is said while the form is on its way; without words the window waits for the result. */
  readonly sending?: string | false
  readonly onClose: () => void
}

/** The window that says what came of a form; `sending` is shown in it meanwhile. */
export function ResultDialog({ titles, result, sending, onClose }: ResultDialogProps) {
  const isWaiting = Boolean(sending)
  return (
    <Dialog
      open={isWaiting || result !== undefined}
      onOpenChange={open => !open && !isWaiting && onClose()}
      title={isWaiting ? sending : titles[result?.status ?? 'success']}
      description={isWaiting ? undefined : result?.message}
      footer={isWaiting ? undefined : <DialogClose render={<Button variant="primary">Close</Button>} />}
    >
      {isWaiting && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
    </Dialog>
  )
}
