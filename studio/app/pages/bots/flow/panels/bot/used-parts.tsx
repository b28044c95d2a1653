import { Button, LinkButton, toast } from '@talkgraph/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  carriedFor,
  type Draft,
  nameOfSubFlow,
  type PlayingStep,
  stepsThatPlay,
} from 'talkgraph/builder'
import { wordsOf } from '#api/problem.js'
import { readFrom, subFlowPath } from '#paths/flow-path.js'
import { useFetchSubFlow, useKnownSubFlows } from '../../../api/sub-flows.js'
import { takeInto } from '../../fields/sub-flow/take.js'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'
import styles from './used-parts.module.css'

/** The sub-flows that a bot plays, each with the version that it carries, and a newer one where there is one. */
export function UsedParts({ botId }: { readonly botId: string }) {
  const draft = useDraft(state => state.draft)
  const used = useMemo(() => {
    const steps = stepsThatPlay(draft).filter(({ subFlowId }) => subFlowId !== '')
    return [...new Map(steps.map(step => [`${step.subFlowId} ${step.version}`, step])).values()]
  }, [draft])
  if (used.length === 0)
    return <p className={styles.quiet}>None. Select steps and make one of them.</p>
  return <Used {...{ botId, draft, used }} />
}

function Used({
  botId,
  draft,
  used,
}: {
  readonly botId: string
  readonly draft: Draft
  readonly used: readonly PlayingStep[]
}) {
  const [query] = useSearchParams()
  const { data } = useKnownSubFlows()
  return (
    <ul className={styles.parts}>
      {used.map(step => {
        const part = data?.find(({ id }) => id === step.subFlowId)
        const carried = carriedFor(draft, step)
        const name = part?.title ?? nameOfSubFlow(carried?.file, step.subFlowId)
        const newest = part?.publishedVersion ?? 0
        return (
          <li key={`${step.subFlowId} ${step.version}`} className={styles.part}>
            <span>
              <bdi>{name}</bdi>
              {part ? `, version ${step.version}` : ', in this bot alone'}
            </span>
            <span className={styles.buttons}>
              {newest > step.version && <Take {...{ botId, step, newest, name }} />}
              {part && (
                <LinkButton
                  size="small"
                  href={subFlowPath(step.subFlowId, [...readFrom(query), botId])}
                >
                  Open
                </LinkButton>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Take({
  botId,
  step: { subFlowId, version },
  newest,
  name,
}: {
  readonly botId: string
  readonly step: PlayingStep
  readonly newest: number
  readonly name: string
}) {
  const room = useDraftRoom()
  const fetchPart = useFetchSubFlow()
  const take = async () => {
    try {
      const part = { id: subFlowId, version: newest, file: await fetchPart(subFlowId, newest) }
      const { draft } = room.state()
      const nodeIds = stepsThatPlay(draft)
        .filter(each => each.subFlowId === subFlowId && each.version === version)
        .map(({ nodeId }) => nodeId)
      const changes = takeInto(draft, part, { id: botId, name: String(draft.name ?? '') }, nodeIds)
      if ('reason' in changes) toast({ text: changes.reason, tone: 'bad' })
      else room.change(changes, `Took version ${newest} of “${name}”`)
    } catch (error) {
      toast({ text: wordsOf(error), tone: 'bad' })
    }
  }
  return (
    <Button size="small" onClick={() => void take()}>
      {`Take version ${newest}`}
    </Button>
  )
}
