import { Rss } from 'lucide-react'
import styles from './feed-link.module.css'

/** The way to a feed, for those who read news in a program of their own. */
export const FeedLink = ({
  href,
  children,
}: {
  readonly href: string
  readonly children: string
}) => (
  <p className={styles.line}>
    <a href={href} className={styles.link} type="application/rss+xml">
      <Rss size={16} aria-hidden="true" />
      {children}
    </a>
  </p>
)
