import { classes } from '../classes.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import styles from './skeleton.module.css'

/** A grey stand-in for one thing that is still on its way. */
export const Skeleton = ({
  shape = 'text',
  className,
}: {
  readonly shape?: 'text' | 'short' | 'title' | 'control' | 'avatar' | 'block'
  readonly className?: string
}) => <span className={classes(styles.skeleton, styles[shape], className)} aria-hidden />

/** Rows of a list that is on its way, in their final height; tells assistive technology what is awaited. */
export const SkeletonRows = ({
  label,
  rows = 5,
  avatar = false,
}: {
  /** What is read out: 'Loading members'. */
  readonly label: string
  readonly rows?: number
  readonly avatar?: boolean
}) => (
  <div role="status" className={styles.rows}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: Rows of a skeleton are all alike.
      <div key={row} className={styles.row}>
        {avatar && <Skeleton shape="avatar" />}
        <Skeleton shape={row % 2 ? 'short' : 'text'} />
      </div>
    ))}
  </div>
)
