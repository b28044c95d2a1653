import { ErrorState, Skeleton } from '@talkgraph/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { wordsOf } from '../../../api/problem.js'
import type { BotFile } from '../api/bot-file.js'
import styles from './preview.module.css'

const Chat = lazy(async () => ({ default: (await import('./chat.js')).Chat }))

/** Plays a bot file as a visitor meets it, without calling anything. */
export const Preview = ({
  bot,
  label,
  header,
}: {
  readonly bot: BotFile
  readonly label: string
  /** `visitor`: title and tagline as visitors meet them. */
  readonly header?: 'visitor'
}) => (
  <Frame label={label}>
    <Suspense fallback={<Skeleton shape="block" className={styles.loading} />}>
      <Chat bot={bot} header={header} />
    </Suspense>
  </Frame>
)

/** The same of a bot file that is on its way, or could not be loaded. */
export function LoadedPreview({
  flow: { data, error, refetch, isFetching },
  label,
}: {
  readonly flow: Pick<UseQueryResult<BotFile>, 'data' | 'error' | 'refetch' | 'isFetching'>
  readonly label: string
}) {
  if (data) return <Preview bot={data} label={label} />
  return (
    <Frame label={label}>
      {error ? (
        <ErrorState title="The preview could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="block" className={styles.loading} />
      )}
    </Frame>
  )
}

const Frame = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section className={styles.preview} aria-label={label}>
    <div className={styles.head}>
      <span className={styles.title}>{label}</span>
    </div>
    <div className={styles.frame}>{children}</div>
  </section>
)
