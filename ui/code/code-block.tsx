import styles from './code.module.css'
import { CopyButton } from './copy-button.js'

/** Lines of code with a button that copies them; `label` names them for assistive technology, `marked` is from where to where they are marked. */
export const CodeBlock = ({
  code,
  label,
  title,
  marked,
}: {
  readonly code: string
  readonly label: string
  readonly title?: string
  readonly marked?: readonly [from: number, to: number] | undefined
}) => (
  <figure className={styles.block} aria-label={label}>
    <figcaption className={styles.head}>
      <span>{title}</span>
      <CopyButton text={code} label="Copy" />
    </figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reached by keyboard. */}
    <pre className={styles.code} tabIndex={0}>
      {marked ? (
        <code>
          {code.slice(0, marked[0])}
          <mark className={styles.mark}>{code.slice(...marked)}</mark>
          {code.slice(marked[1])}
        </code>
      ) : (
        <code>{code}</code>
      )}
    </pre>
  </figure>
)
