import { useLaterPart } from '../kit/use-later-part.js'
import type { ResultDialogProps } from './result-dialog.js'
import { ResultNote } from './result-note.js'

const loadDialog = async () => (await import('./result-dialog.js')).ResultDialog

/** Says what came of a form in a window, or in the page where the window could not be fetched. */
export function ResultWindow({
  isSending,
  ...props
}: ResultDialogProps & {
  /** The form is on its way: time to fetch the window that will be wanted. */
  readonly isSending: boolean
}) {
  const Dialog = useLaterPart(loadDialog, isSending)
  return Dialog ? <Dialog {...props} /> : Dialog === null && <ResultNote {...props} />
}
