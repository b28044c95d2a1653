import type { ReactNode } from 'react'
import styles from './beside.module.css'

/** A part of a page that is set apart: words, and beside them what they speak of. */
export const Beside = ({
  title,
  lead,
  children,
  aside,
}: {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
  readonly aside: ReactNode
}) => (
  <section className={styles.part}>
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {aside}
    </div>
  </section>
)

/** What to look for, one thing after the other. */
export const Points = ({ points }: { readonly points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map(point => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)
