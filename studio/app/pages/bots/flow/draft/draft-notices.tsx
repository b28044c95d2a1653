import { Button, Callout } from '@talkgraph/ui'
import { DraftBar } from './draft-bar.js'
import styles from './draft-notices.module.css'
import type { Notice } from './draft-room.js'
import { useDraft, useDraftRoom } from './use-draft.js'

/** What a person should know of their own changes: replaced by others, refused by the server, not taken back, or not saved at all. */
export function DraftNotices() {
  const room = useDraftRoom()
  const notices = useDraft(state => state.notices)
  const bar = useDraft(state => state.bar)
  return (
    <section
      className={styles.notices}
      aria-label="Your changes"
      hidden={notices.length === 0 && bar === null}
    >
      <DraftBar />
      {notices.map(notice => (
        <Callout
          key={notice.id}
          tone="warn"
          live
          title={titleOf(notice)}
          action={
            <span className={styles.actions}>
              {notice.canTakeBack && (
                <Button size="small" onClick={() => room.takeBack(notice.id)}>
                  Take mine back
                </Button>
              )}
              <Button size="small" variant="plain" onClick={() => room.dismiss(notice.id)}>
                Dismiss
              </Button>
            </span>
          }
        >
          {notice.title}
          {notice.reason !== null && ` ${notice.reason}`}
        </Callout>
      ))}
    </section>
  )
}

function titleOf({ kind, by }: Notice): string {
  const who = by ?? 'Somebody else'
  if (kind === 'replaced') return `${who} has changed what you wrote`
  if (kind === 'refused') return 'The server did not take a change'
  return by === null ? 'That can no longer be taken back' : `${by} has changed the same since, so it was left`
}
