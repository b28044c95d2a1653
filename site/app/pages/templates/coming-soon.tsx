import styles from './coming-soon.module.css'

/** In place of templates that are still to come. */
export const ComingSoon = () => (
  <div className={styles.soon}>
    <svg viewBox="0 0 240 120" className={styles.picture} role="img" aria-label="Coming Soon">
      <path
        className={styles.edge}
        d="M 76 40 C 100 40 100 40 124 40 M 76 40 C 104 40 100 88 124 88"
      />
      <path
        className={styles.first}
        d="M 26 26 h 40 a 10 10 0 0 1 10 10 v 8 a 10 10 0 0 1 -10 10 h -50 v -18 a 10 10 0 0 1 10 -10 z"
      />
      <path
        className={styles.next}
        d="M 134 26 h 60 a 10 10 0 0 1 10 10 v 8 a 10 10 0 0 1 -10 10 h -70 v -18 a 10 10 0 0 1 10 -10 z"
      />
      <path
        className={styles.next}
        d="M 134 74 h 40 a 10 10 0 0 1 10 10 v 8 a 10 10 0 0 1 -10 10 h -50 v -18 a 10 10 0 0 1 10 -10 z"
      />
    </svg>
    <p className={styles.title}>Coming Soon</p>
    <p className={styles.words}>The first templates of this category are being drawn.</p>
  </div>
)
