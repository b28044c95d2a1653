import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../link/link.js'
import styles from './breadcrumb.module.css'

/** The way to a page; the last entry is the page itself. */
export const Breadcrumb = ({
  items,
}: {
  readonly items: readonly { readonly label: ReactNode; readonly href?: string }[]
}) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.list}>
      {items.map(({ label, href }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The way to a page does not change its order.
        <li key={place} className={styles.item}>
          {place > 0 && <ChevronRight size={16} className={styles.arrow} />}
          {href && place < items.length - 1 ? (
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          ) : (
            <span aria-current="page" className={styles.here}>
              {label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
