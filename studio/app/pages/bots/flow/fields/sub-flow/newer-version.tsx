import { Button, Callout, ErrorState, SkeletonRows } from '@talkgraph/ui'
import { useMemo, useState } from 'react'
import { asSubFlow, readDraft } from 'talkgraph/builder'
import { wordsOf } from '#api/problem.js'
import { useFlow } from '../../../api/queries.js'
import { ChangeList } from '../../../versions/changes.js'
import { draftChanges } from '../../model/changes/draft-changes.js'
import styles from './sub-flow.module.css'

/** Tells of a newer version of a sub-flow, with what is new in it and one press that takes it. */
export function NewerVersion({
  id,
  newest,
  carried,
  onTake,
}: {
  readonly id: string
  readonly newest: number
  /** What the bot carries so far. */
  readonly carried: Readonly<Record<string, unknown>> | undefined
  readonly onTake: (version: number) => void
}) {
  const [isShown, setShown] = useState(false)
  return (
    <Callout tone="accent" title={`Version ${newest} is there`}>
      <div className={styles.buttons}>
        <Button size="small" variant="primary" onClick={() => onTake(newest)}>
          {`Take version ${newest}`}
        </Button>
        {carried && (
          <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            What changed
          </Button>
        )}
      </div>
      {isShown && carried && <WhatChanged id={id} newest={newest} carried={carried} />}
    </Callout>
  )
}

function WhatChanged({
  id,
  newest,
  carried,
}: {
  readonly id: string
  readonly newest: number
  readonly carried: Readonly<Record<string, unknown>>
}) {
  const { data, error, refetch, isFetching } = useFlow(id, newest)
  const changes = useMemo(
    () => data && draftChanges(asSubFlow(carried), readDraft(asSubFlow(data))),
    [carried, data],
  )
  if (error && !data)
    return (
      <ErrorState title="The version could not be loaded" onRetry={refetch} busy={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    )
  if (!changes) return <SkeletonRows label="Comparing" rows={2} />
  return (
    <div className={styles.changes}>
      <ChangeList changes={changes} />
    </div>
  )
}
