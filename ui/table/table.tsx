import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import styles from './table.module.css'

/**
 * A table that scrolls by itself where it is too wide; `caption` names it for assistive technology. With `stacks` each row is
 * a card on phones: its first cell is the card's head, the others stand below one another, with the `label` of each cell before it.
 */
export const Table = ({
  caption,
  stacks = false,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { readonly caption: string; readonly stacks?: boolean }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reached by keyboard.
  <section className={styles.scroller} tabIndex={0} aria-label={caption}>
    <table className={classes(styles.table, stacks && styles.stacks, className)} {...rest}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {children}
    </table>
  </section>
)

/** The head of a table: a name per column, `null` where a column has only buttons. */
export const TableHead = ({ columns }: { readonly columns: readonly (ReactNode | Column)[] }) => (
  <thead>
    <tr>
      {columns.map((column, place) => {
        const { label, align } = isColumn(column) ? column : { label: column, align: undefined }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: Columns stay where they are.
          <th key={place} scope="col" className={classes(align === 'end' && styles.end)}>
            {label ?? <VisuallyHidden>Actions</VisuallyHidden>}
          </th>
        )
      })}
    </tr>
  </thead>
)

/** A column whose cells are figures: `align: 'end'`. */
export interface Column {
  readonly label: ReactNode
  readonly align?: 'end'
}

const isColumn = (column: ReactNode | Column): column is Column =>
  typeof column === 'object' && column !== null && 'label' in column

/** A cell; `align="end"` for figures and buttons, `quiet` for what comes second; `label` is its column where rows are cards. */
export const Cell = ({
  align,
  quiet = false,
  label,
  className,
  ...rest
}: Omit<ComponentProps<'td'>, 'align'> & {
  readonly align?: 'end'
  readonly quiet?: boolean
  readonly label?: string
}) => (
  <td
    className={classes(align === 'end' && styles.end, quiet && styles.quiet, className)}
    data-label={label}
    {...rest}
  />
)
