import { Button } from '@talkgraph/ui'
import { Check, CheckCheck, CircleAlert } from 'lucide-react'
import type { MessageStatus as Status } from '#api/records.js'
import styles from './via.module.css'

const words = { sent: 'Sent', delivered: 'Delivered', read: 'Read' } as const

/** What became of a message that went out over a provider's channel. */
export function MessageStatus({
  status,
  reason,
  onAgain,
}: {
  readonly status: Status
  readonly reason?: string | null | undefined
  /** Given where another try may help. */
  readonly onAgain?: (() => void) | undefined
}) {
  if (status !== 'failed') {
    const Icon = status === 'sent' ? Check : CheckCheck
    return (
      <p className={styles.status}>
        <Icon size={16} aria-hidden="true" />
        {words[status]}
      </p>
    )
  }
  return (
    <div className={styles.failed}>
      <CircleAlert size={16} aria-hidden="true" />
      <span>{reason ? `Failed. ${reason}` : 'Failed.'}</span>
      {onAgain && (
        <Button size="small" variant="plain" onClick={onAgain}>
          Send again
        </Button>
      )}
    </div>
  )
}
