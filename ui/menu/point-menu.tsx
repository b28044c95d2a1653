import { Menu as Base } from '@base-ui/react/menu'
import { type ReactNode, useMemo } from 'react'
import styles from './menu.module.css'

/** Actions at a point of the window, as a right press asks for them. Its entries are those of `Menu`. */
export function PointMenu({
  label,
  at,
  onClose,
  children,
}: {
  readonly label: string
  readonly at: { readonly x: number; readonly y: number }
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { x, y } = at
  const anchor = useMemo(() => ({ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }), [x, y])
  return (
    <Base.Root open onOpenChange={isOpen => !isOpen && onClose()} modal={false}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="start" side="bottom" className={styles.positioner}>
          <Base.Popup className={styles.popup} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
