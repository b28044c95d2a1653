import styles from './kbd.module.css'

/** A key of the keyboard. */
export const Kbd = ({ children }: { readonly children: string }) => (
  <kbd className={styles.key}>{children}</kbd>
)
