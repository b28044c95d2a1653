import { carriedFor, type Draft, stepsThatPlay } from 'talkgraph/builder'
import type { BotState } from '#api/records.js'
import { readFlow } from '../graph/read-graph.js'
import type { PlacedFinding } from './find-slips.js'

/** What a step is told whose sub-flow has been published in a newer version than the one that it plays. */
export function newerVersions(draft: Draft, known: readonly BotState[]): readonly PlacedFinding[] {
  const published = new Map(
    known.map(({ id, title, publishedVersion }) => [id, { title, publishedVersion }]),
  )
  const behind = stepsThatPlay(draft).flatMap(playing => {
    const { title, publishedVersion } = published.get(playing.subFlowId) ?? {}
    const isBehind =
      (publishedVersion ?? 0) > playing.version && carriedFor(draft, playing) !== undefined
    return isBehind ? [{ ...playing, title, publishedVersion }] : []
  })
  if (behind.length === 0) return []
  const { steps } = readFlow(draft)
  return behind.map(({ nodeId, version, title, publishedVersion }) => {
    const stepName = steps.get(nodeId)?.name
    return {
      rule: 'newer-sub-flow',
      severity: 'warning',
      nodeId,
      field: 'subFlowId',
      message: `Version ${publishedVersion} of “${title}” is there; this step plays version ${version}.`,
      remedy: 'Look at what changed and take it, or leave the step as it is.',
      stepName,
    }
  })
}
