import { Button } from '@talkgraph/ui'
import type { FormAnswer, TemplateLikes } from '@talkgraph/wire/site-data'
import { Heart } from 'lucide-react'
import { useFetcher } from 'react-router'
import styles from './like-button.module.css'

/** Likes a template, or takes that back; the count stands beside it once there is one. Without a script the browser sends it. */
export function LikeButton({
  likes,
  posted,
}: {
  readonly likes: number
  /** What the server answered to a form that the browser sent. */
  readonly posted: FormAnswer<TemplateLikes> | undefined
}) {
  const fetcher = useFetcher<FormAnswer<TemplateLikes>>()
  const answer = fetcher.data ?? posted
  const { likes: count, isLiked } = answer?.data ?? { likes, isLiked: false }
  return (
    <fetcher.Form method="post" className={styles.like}>
      <Button
        type="submit"
        name="like"
        value={isLiked ? 'no' : 'yes'}
        size="large"
        aria-pressed={isLiked}
        busy={fetcher.state !== 'idle'}
        icon={<Heart size={16} aria-hidden="true" fill={isLiked ? 'currentColor' : 'none'} />}
      >
        {isLiked ? 'Liked' : 'Like'}
        {count > 0 && (
          <>
            {' '}
            <span className={styles.count}>{count}</span>
          </>
        )}
      </Button>
      {answer && (
        <span className={styles.said} role="status">
          {answer.status === 'error' ? answer.message : ''}
        </span>
      )}
    </fetcher.Form>
  )
}
