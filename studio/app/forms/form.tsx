import { Callout, classes } from '@talkgraph/ui'
import type { ComponentProps, ReactNode } from 'react'
import styles from './form.module.css'

/** Fields below one another; above them what went wrong with the whole. */
export const Form = ({
  problem,
  children,
  ...rest
}: ComponentProps<'form'> & { readonly problem: string | undefined }) => (
  <form className={styles.form} {...rest}>
    {problem && (
      <Callout tone="bad" live>
        {problem}
      </Callout>
    )}
    {children}
  </form>
)

/** The buttons at the foot of a form; the one that sends stands first, in a dialog (`end`) last. */
export const Buttons = ({
  end = false,
  children,
}: {
  readonly end?: boolean
  readonly children: ReactNode
}) => <div className={classes(styles.buttons, end && styles.end)}>{children}</div>
