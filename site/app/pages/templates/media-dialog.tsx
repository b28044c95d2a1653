import { IconButton } from '@talkgraph/ui'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isCalm } from '../../kit/is-calm.js'
import styles from './media-dialog.module.css'

/** Milliseconds, as the styles have it. */
const fade = 300

/** A picture or a film above the page, which fades when the X or what is beside it is clicked. */
export function MediaDialog({
  label,
  onClose,
  children,
}: {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    element.showModal()
    return () => element.close()
  }, [])

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(onClose, isCalm() ? 0 : fade)
    return () => clearTimeout(timer)
  }, [isLeaving, onClose])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; a click beside it does the same.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-leaving={isLeaving || undefined}
      aria-label={label}
      onCancel={event => {
        event.preventDefault()
        setLeaving(true)
      }}
      onClick={event => event.target === dialog.current && setLeaving(true)}
    >
      <div className={styles.close}>
        <IconButton label="Close" icon={<X size={20} />} onClick={() => setLeaving(true)} />
      </div>
      {children}
    </dialog>
  )
}
