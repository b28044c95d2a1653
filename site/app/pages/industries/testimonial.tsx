import type { IndustryContent } from '../../../content/industries/industry-content.js'
import styles from './testimonial.module.css'

/** What somebody says who uses the chat of this page; the firm is the bot’s, and that is said beside it. */
export const Testimonial = ({
  image,
  quote,
  name,
  role,
  company,
}: IndustryContent['testimonial']) => (
  <div className={styles.part}>
    <figure className={styles.card}>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.by}>
        <span className={styles.image} aria-hidden="true">
          {image}
        </span>
        <span>
          <b className={styles.name}>{name}</b>
          <span className={styles.role}>
            {role}, {company}
          </span>
        </span>
      </figcaption>
    </figure>
    <p className={styles.note}>{company} is made up: the chat on this page is its chat.</p>
  </div>
)
