import styles from './code.module.css'
import { CopyButton } from './copy-button.js'

/** Lines of code with a button that copies them; `label` names them for assistive technology. */
export const CodeBlock = ({
  code,
  label,
  title,
}: {
  readonly code: string
  readonly label: string
  readonly title?: string
}) => (
  <figure className={styles.block} aria-label={label}>
    <figcaption className={styles.head}>
      <span>{title}</span>
      <CopyButton text={code} label="Copy" />
    </figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reached by keyboard. */}
    <pre className={styles.code} tabIndex={0}>
      <code>{code}</code>
    </pre>
  </figure>
)
