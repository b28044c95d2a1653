import { ErrorState, IconButton, LinkButton, RelativeTime, SkeletonRows } from '@talkgraph/ui'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { codeOf, wordsOf } from '#api/problem.js'
import type { PathEntry, WholeResultRecord } from '#api/records.js'
import { usePageKeys } from '#keys/use-page-keys.js'
import { nameOf } from '#pages/results/list/result-list.js'
import { StateBadge } from '#pages/results/list/state-badge.js'
import { useFlowWords } from '#pages/results/model/flow-words.js'
import { useResult } from '#pages/results/model/results.js'
import { Transcript } from '#pages/results/one/transcript.js'
import { storedPath } from '#paths/stored-path.js'
import { counted } from '#text/counted.js'
import { useFlow, useFlowRoom } from '../../model/edit/flow-context.js'
import beside from '../drawer.module.css'
import styles from './conversation-beside.module.css'
import { conversationKeys } from './keys.js'
import { useNeighbours } from './use-neighbours.js'

/** A conversation beside the version that it was held in, where its way is drawn. */
export function ConversationBeside({ value: id }: { readonly value: string }) {
  const { data, error, refetch, isFetching } = useResult(id)
  return (
    <div className={beside.drawer} data-part="" data-over-canvas="">
      <section className={styles.panel} aria-label="Conversation">
        <Head id={id} result={data} />
        {data ? (
          <Conversation result={data} />
        ) : error && codeOf(error) === 'RESULT_NOT_FOUND' ? (
          <ErrorState title="This conversation is not here">
            It was deleted, or was kept for as long as you chose.
          </ErrorState>
        ) : error ? (
          <ErrorState
            title="The conversation could not be loaded"
            onRetry={refetch}
            busy={isFetching}
          >
            {wordsOf(error)}
          </ErrorState>
        ) : (
          <SkeletonRows label="The conversation is loading" rows={6} avatar />
        )}
      </section>
    </div>
  )
}

/** Who it was, and the ways to the next conversation, to the one before, and away. */
function Head({
  id,
  result,
}: {
  readonly id: string
  readonly result: WholeResultRecord | undefined
}) {
  const { botId } = useFlowRoom()
  const navigate = useNavigate()
  const { list, previous, next, place, count, isWhole } = useNeighbours(botId, id)
  const go = (path: string | undefined) => path && void navigate(path, { replace: true })
  usePageKeys(conversationKeys, ({ does }) => {
    const path = { next, previous }[does]
    if (path === undefined) return false
    void navigate(path, { replace: true })
  })
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h2 className={styles.title} dir="auto">
          {result ? nameOf(result) : 'Conversation'}
        </h2>
        {list !== null && (
          <>
            <IconButton
              label="Previous conversation (K)"
              icon={<ChevronUp size={18} />}
              disabled={previous === undefined}
              onClick={() => go(previous)}
            />
            <IconButton
              label="Next conversation (J)"
              icon={<ChevronDown size={18} />}
              disabled={next === undefined}
              onClick={() => go(next)}
            />
          </>
        )}
        {result && result.version !== null && (
          <IconButton
            label="Close the conversation"
            icon={<X size={18} />}
            onClick={() => go(storedPath(botId, { version: result.version ?? 0 }))}
          />
        )}
      </div>
      {result && (
        <p className={styles.about}>
          <StateBadge state={result.state} />
          <RelativeTime value={result.startedAt} />
        </p>
      )}
      <p className={styles.about}>
        {list !== null && (
          <LinkButton size="small" href={`/bots/${encodeURIComponent(botId)}/results?${list}`}>
            {place === 0
              ? 'Back to the list'
              : `${place} of ${isWhole ? count : `${count} and more`}`}
          </LinkButton>
        )}
        <LinkButton size="small" href={`/results/${encodeURIComponent(id)}`}>
          Open in Results
        </LinkButton>
      </p>
    </header>
  )
}

function Conversation({ result }: { readonly result: WholeResultRecord }) {
  const { view, camera } = useFlowRoom()
  const flow = useFlow()
  const words = useFlowWords(result.chatbotId, result.version)
  const steps = stepsOfPath(result.path)
  const key = JSON.stringify(steps)
  const gone = new Set(steps.filter(id => !flow.steps.has(id))).size
  useEffect(() => {
    const way: readonly string[] = JSON.parse(key)
    view.set({ way })
    const last = way.at(-1)
    // The canvas says where it looks once it is there.
    const frame = requestAnimationFrame(() => {
      camera.fit(new Set(way))
      if (last !== undefined) camera.reveal(last)
    })
    return () => {
      cancelAnimationFrame(frame)
      view.set({ way: [] })
    }
  }, [key, view, camera])
  return (
    <>
      <p role="status" className={styles.way}>
        {steps.length === 0
          ? 'No step of it is known.'
          : `Its way is drawn: ${counted(steps.length, 'step')}, the last “${flow.steps.get(steps.at(-1) ?? '')?.name ?? 'a step of before'}”.`}
        {gone > 0 &&
          ` ${counted(gone, 'step')} of it ${gone === 1 ? 'is' : 'are'} not in this version.`}
      </p>
      <Transcript entries={result.transcript} words={words} />
    </>
  )
}

/** The steps that a conversation came by, one after the other. */
const stepsOfPath = (path: readonly PathEntry[]): readonly string[] =>
  path.flatMap(({ node }) => (node === undefined ? [] : [node]))
