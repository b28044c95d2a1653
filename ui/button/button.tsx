import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.js'
import { Link } from '../link/link.js'
import { Spinner } from '../spinner/spinner.js'
import styles from './button.module.css'

interface Looks {
  /** `primary` once a page, `quiet` for what is beside it, `plain` without a border, `danger` for what cannot be undone. */
  readonly variant?: 'primary' | 'quiet' | 'plain' | 'danger'
  readonly size?: 'small' | 'medium' | 'large'
  /** An icon before the words. */
  readonly icon?: ReactNode
  /** As wide as what is around it. */
  readonly wide?: boolean
}

export type ButtonProps = Looks &
  ComponentProps<'button'> & {
    /** Shows that what was asked for is on its way; the button keeps its width and takes no second click. */
    readonly busy?: boolean
  }

export type LinkButtonProps = Looks & ComponentProps<'a'> & { readonly href: string }

const look = ({ variant = 'quiet', size = 'medium', wide }: Looks, className?: string) =>
  classes(styles.button, styles[variant], styles[size], wide && styles.wide, className)

/** A button that says what happens. */
export function Button({
  variant,
  size,
  icon,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={look({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      {icon}
      <span className={styles.words}>{children}</span>
      {busy && <Spinner className={styles.spinner} />}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  icon,
  wide,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link className={look({ variant, size, wide }, className)} {...rest}>
      {icon}
      <span className={styles.words}>{children}</span>
    </Link>
  )
}
