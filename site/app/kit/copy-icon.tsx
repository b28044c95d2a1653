import { Check, Copy } from 'lucide-react'
import styles from './copy-icon.module.css'

/** Copies the text of an element; the page's script does it, and shows a check for two seconds. */
export const CopyIcon = ({ of, label }: { readonly of: string; readonly label: string }) => (
  <button type="button" className={styles.copy} data-copy={of} aria-label={label}>
    <Copy size={16} aria-hidden="true" className={styles.idle} />
    <Check size={16} aria-hidden="true" className={styles.done} />
  </button>
)
