import { CopyButton } from '@talkgraph/ui'
import styles from './channels.module.css'

/** Something to be copied, under its name. */
export const Copied = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div className={styles.copied}>
    <strong>{title}</strong>
    <div className={styles.value}>
      <code dir="ltr">{text}</code>
      <CopyButton text={text} label={`Copy the ${title.toLowerCase()}`} />
    </div>
  </div>
)
