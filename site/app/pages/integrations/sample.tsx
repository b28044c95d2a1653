import styles from './sample.module.css'

/** Lines to copy, which scroll by themselves where they are long. */
export const Sample = ({ title, code }: { readonly title: string; readonly code: string }) => (
  <figure className={styles.sample} aria-label={title}>
    <figcaption className={styles.title}>{title}</figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reached by keyboard. */}
    <pre className={styles.code} tabIndex={0}>
      <code>{code}</code>
    </pre>
  </figure>
)
