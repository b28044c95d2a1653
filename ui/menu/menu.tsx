import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '../classes.js'
import { Link } from '../link/link.js'
import styles from './menu.module.css'

/** Actions behind a button. Its entries are `MenuItem`, `MenuLink`, `MenuChoice` and `MenuSeparator`. */
export const Menu = ({
  trigger,
  align = 'end',
  side = 'bottom',
  defaultOpen = false,
  children,
}: {
  readonly trigger: ReactElement
  readonly align?: 'start' | 'center' | 'end'
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
  readonly defaultOpen?: boolean
  readonly children: ReactNode
}) => (
  <Base.Root defaultOpen={defaultOpen}>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner align={align} side={side} sideOffset={4} className={styles.positioner}>
        <Base.Popup className={styles.popup}>{children}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)

/** An action. */
export const MenuItem = ({
  icon,
  danger = false,
  disabled,
  onSelect,
  children,
}: {
  readonly icon?: ReactNode
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
  readonly children: ReactNode
}) => (
  <Base.Item
    className={classes(styles.item, danger && styles.danger)}
    disabled={disabled}
    onClick={() => onSelect()}
  >
    {icon}
    {children}
  </Base.Item>
)

/** A place to go to. */
export const MenuLink = ({
  icon,
  href,
  children,
}: {
  readonly icon?: ReactNode
  readonly href: string
  readonly children: ReactNode
}) => (
  <Base.Item className={styles.item} render={<Link href={href} />} nativeButton={false}>
    {icon}
    {children}
  </Base.Item>
)

/** One of several, of which one holds. */
export const MenuChoice = ({
  label,
  value,
  options,
  onValueChange,
}: {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[]
  readonly onValueChange: (value: string) => void
}) => (
  <Base.Group>
    <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
    <Base.RadioGroup value={value} onValueChange={next => onValueChange(String(next))}>
      {options.map(option => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          className={styles.item}
          closeOnClick
        >
          <span className={styles.check}>
            <Base.RadioItemIndicator>
              <Check size={16} />
            </Base.RadioItemIndicator>
          </span>
          {option.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  </Base.Group>
)

/** A line between groups of entries. */
export const MenuSeparator = () => <Base.Separator className={styles.separator} />
