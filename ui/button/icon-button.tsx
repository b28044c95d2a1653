import type { ComponentProps, ReactElement } from 'react'
import { classes } from '../classes.js'
import styles from './button.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What the button does, for assistive technology. */
  readonly label: string
  readonly icon: ReactElement
  readonly variant?: 'quiet' | 'plain'
  readonly size?: 'small' | 'medium' | 'large'
}

/** A button with an icon alone, whose name is read out; where its icon does not say enough, `TooltipButton` shows the name. */
export const IconButton = ({
  label,
  icon,
  variant = 'plain',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    className={classes(styles.button, styles.icon, styles[variant], styles[size], className)}
    {...rest}
  >
    {icon}
  </button>
)
