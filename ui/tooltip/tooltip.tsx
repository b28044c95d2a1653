import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './tooltip.module.css'

/** A word beside what has the pointer or the focus; what it says must be in the element's name too. */
export const Tooltip = ({
  text,
  shortcut,
  side = 'top',
  children,
}: {
  readonly text: ReactNode
  readonly shortcut?: string | undefined
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
  readonly children: ReactElement
}) => (
  <Base.Root>
    <Base.Trigger render={children} delay={400} />
    <Base.Portal>
      <Base.Positioner side={side} sideOffset={6} className={styles.positioner}>
        <Base.Popup className={styles.popup}>
          {text}
          {shortcut && <kbd className={styles.key}>{shortcut}</kbd>}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
