import { Button, Callout } from '@talkgraph/ui'
import type { Notice } from '../../model/draft/draft-room.js'
import { useIsOwn } from '../../model/draft/own-name.js'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'
import { DraftBar } from './draft-bar.js'
import styles from './draft-notices.module.css'

/** What a person should know of their own changes: replaced by others, refused by the server, not taken back, or not saved at all. */
export function DraftNotices() {
  const room = useDraftRoom()
  const notices = useDraft(state => state.notices)
  const bar = useDraft(state => state.bar)
  const isOwn = useIsOwn()
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
          title={titleOf(notice, isOwn(notice.by))}
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

function titleOf({ kind, by }: Notice, isOwn: boolean): string {
  if (kind === 'refused') return 'The server did not take a change'
  if (kind === 'replaced')
    return isOwn
      ? 'You have changed this in another tab'
      : `${by ?? 'Somebody else'} has changed what you wrote`
  if (by === null) return 'That can no longer be taken back'
  return isOwn
    ? 'You have changed the same in another tab since, so it was left'
    : `${by} has changed the same since, so it was left`
}
