import { classes } from '../classes.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { useBrand } from './brand.js'
import styles from './logo.module.css'

/** The mark, a bubble with an edge in it or the brand's own picture, and the name beside it; `mark` leaves the name to assistive technology. */
export const Logo = ({
  mark = false,
  className,
}: {
  readonly mark?: boolean
  readonly className?: string
}) => {
  const { name, logo } = useBrand()
  return (
    <span className={classes(styles.logo, className)}>
      {logo !== null ? (
        <img src={logo} alt="" className={styles.picture} />
      ) : (
        <svg viewBox="0 0 28 28" className={styles.mark} aria-hidden="true">
          <path
            className={styles.bubble}
            d="M10 1h8a9 9 0 0 1 9 9v8a9 9 0 0 1-9 9H3a2 2 0 0 1-2-2V10a9 9 0 0 1 9-9Z"
          />
          <path className={styles.edge} d="M9 9.5c7 0 3 9 10 9" />
          <circle className={styles.node} cx="9" cy="9.5" r="2.75" />
          <circle className={styles.node} cx="19" cy="18.5" r="2.75" />
        </svg>
      )}
      {mark ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles.name}>{name}</span>}
    </span>
  )
}
