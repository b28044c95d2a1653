import { Button, IconButton } from '@talkgraph/ui'
import { X } from 'lucide-react'
import type { Notice } from '../draft/draft-room.js'
import { useDraft, useDraftRoom } from '../draft/use-draft.js'
import { useFlowRoom } from '../edit/flow-context.js'
import styles from './beside.module.css'

/** What became of one's own changes: replaced by somebody, refused, or left as it was. */
export function Notices() {
  const room = useDraftRoom()
  const { view } = useFlowRoom()
  const notices = useDraft(state => state.notices)
  return (
    <div className={styles.notices} role="log" aria-label="Your changes">
      {notices.slice(-3).map(notice => (
        <div key={notice.id} className={styles.notice}>
          <p>{wordsOf(notice)}</p>
          {notice.nodeId !== null && (
            <Button size="small" onClick={() => view.reveal({ nodeId: notice.nodeId ?? '' })}>
              Show
            </Button>
          )}
          {notice.canTakeBack && (
            <Button size="small" onClick={() => room.takeBack(notice.id)}>
              Take mine back
            </Button>
          )}
          <IconButton
            label="Dismiss"
            size="small"
            icon={<X size={16} />}
            onClick={() => room.dismiss(notice.id)}
          />
        </div>
      ))}
    </div>
  )
}

function wordsOf({ kind, by, title, reason }: Notice): string {
  const who = by ?? 'Somebody else'
  if (kind === 'replaced') return `${who} wrote over it: ${title}.`
  if (kind === 'refused') return `Not taken: ${title}. ${reason ?? ''}`
  return `Left as it is, since ${by ?? 'somebody'} has changed it: ${title}.`
}
