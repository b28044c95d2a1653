import styles from './code-sample.module.css'
import { CopyIcon } from './copy-icon.js'

/** Lines of code under a title, with an icon that copies them. */
export const CodeSample = ({
  id,
  title,
  label,
  code,
}: {
  readonly id: string
  readonly title: string
  readonly label: string
  readonly code: string
}) => (
  <figure className={styles.sample} aria-label={label}>
    <figcaption className={styles.head}>
      {title}
      <CopyIcon of={id} label={`Copy: ${label}`} />
    </figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reached by keyboard. */}
    <pre id={id} className={styles.code} tabIndex={0}>
      <code>{code}</code>
    </pre>
  </figure>
)
