import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.js'
import styles from './state.module.css'

/** What went wrong where something should stand, and a button to try again. */
export function ErrorState({
  title,
  onRetry,
  busy,
  isPage = false,
  children,
}: {
  readonly title: string
  readonly onRetry?: () => unknown
  readonly busy?: boolean
  /** Makes the title the heading of the page, where nothing else is on it. */
  readonly isPage?: boolean
  readonly children?: ReactNode
}) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.state} role="alert">
      <span className={styles.bad}>
        <CircleAlert size={20} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {onRetry && (
        <div className={styles.action}>
          <Button busy={busy} onClick={() => void onRetry()}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
