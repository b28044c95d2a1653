import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classes } from '../classes.js'
import { Link } from '../link/link.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { pageNumbers } from './page-numbers.js'
import styles from './pagination.module.css'

/** Links to the pages of a list; nothing where there is but one. */
export function Pagination({
  page,
  pages,
  href,
  label = 'Pages',
}: {
  readonly page: number
  readonly pages: number
  /** The address of a page. */
  readonly href: (page: number) => string
  readonly label?: string
}) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev" className={styles.page}>
          <ChevronLeft size={16} className={styles.arrow} />
          <span className={styles.way}>Previous</span>
        </Link>
      )}
      {pageNumbers(page, pages).map((other, place) =>
        other === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: A gap has no name of its own.
          <span key={`gap-${place}`} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={other}
            href={href(other)}
            className={classes(styles.page, styles.number, other === page && styles.here)}
            aria-current={other === page ? 'page' : undefined}
          >
            <VisuallyHidden>Page </VisuallyHidden>
            {other}
          </Link>
        ),
      )}
      {page < pages && (
        <Link href={href(page + 1)} rel="next" className={styles.page}>
          <span className={styles.way}>Next</span>
          <ChevronRight size={16} className={styles.arrow} />
        </Link>
      )}
    </nav>
  )
}
