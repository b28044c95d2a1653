import type { Quote } from '../../../content/tell.js'
import styles from './testimonial.module.css'

/** What somebody says who uses the chat of this page; a firm that is made up is said to be. */
export const Testimonial = ({
  initials,
  quote,
  name,
  role,
  company,
  isMadeUp,
}: Quote & { readonly isMadeUp: boolean }) => (
  <div className={styles.part}>
    <figure className={styles.card}>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.by}>
        <span className={styles.image} aria-hidden="true">
          {initials}
        </span>
        <span>
          <b className={styles.name}>{name}</b>
          <span className={styles.role}>
            {role}, {company}
          </span>
        </span>
      </figcaption>
    </figure>
    {isMadeUp && (
      <p className={styles.note}>{company} is made up: the chat on this page is its chat.</p>
    )}
  </div>
)
