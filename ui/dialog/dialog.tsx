import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { IconButton } from '../button/icon-button.js'
import { classes } from '../classes.js'
import styles from './dialog.module.css'

export interface DialogProps {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** The button that opens it; without one the dialog is opened by `open`. */
  readonly trigger?: ReactElement
  readonly open?: boolean
  /** `event` is what closes it. */
  readonly onOpenChange?: (open: boolean, event: Event) => void
  /** Whether a click beside it leaves it open, for what must be read. */
  readonly stays?: boolean
  readonly size?: 'small' | 'medium' | 'large'
  /** The buttons at its foot; the one that acts stands last. */
  readonly footer?: ReactNode
  /** What has the focus first; otherwise the first that can. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  /** Finds what has the focus afterwards; null, and without it: what had it before. */
  readonly finalFocus?: () => HTMLElement | null
  /** Slides in from the side, for what belongs to a page. */
  readonly side?: boolean
  readonly children?: ReactNode
}

/** A window above the page that keeps the focus; Escape and a click beside it close it. */
export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  size = 'small',
  footer,
  initialFocus,
  finalFocus,
  side = false,
  stays = false,
  children,
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => onOpenChange?.(next, event)}
      disablePointerDismissal={stays}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          className={classes(styles.popup, styles[size], side && styles.side)}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
        >
          <header className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
          </header>
          {description && (
            <Base.Description className={styles.description}>{description}</Base.Description>
          )}
          {children && <div className={styles.body}>{children}</div>}
          {footer && <footer className={styles.footer}>{footer}</footer>}
          {/* Last, so that what one came for has the focus first. */}
          <Base.Close
            className={styles.close}
            render={<IconButton label="Close" icon={<X size={20} />} size="small" />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** Closes the dialog that it stands in: `<DialogClose render={<Button>Cancel</Button>} />`. */
export const DialogClose = ({ render }: { readonly render: ReactElement }) => (
  <Base.Close render={render} />
)
