import { Button, Callout, toast } from '@talkgraph/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { readDraft } from 'talkgraph/builder'
import type { BotFile } from '../../../api/bot-file.js'
import { type KeptProposal, keepProposal } from '../../../api/kept-proposal.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { useLayer } from '../../model/edit/use-layer.js'
import { readFlow } from '../../model/graph/read-graph.js'
import type { Difference } from '../compare/compare.js'
import compared from '../compare/compare.module.css'
import { DifferenceList } from '../compare/difference-list.js'
import { useChanges } from '../compare/use-changes.js'
import { acceptAll } from './accept.js'
import { newPlaces } from './new-places.js'
import { ProposalAbout } from './proposal-about.js'
import { ProposalDetail } from './proposal-detail.js'
import { readProposed } from './proposed.js'
import { proposedLayer } from './proposed-layer.js'
import { type Standing, standingOf } from './standing.js'
import styles from './words.module.css'

/** What is proposed: drawn over the flow, listed, and accepted whole or step by step. */
export function ProposalView({ kept }: { readonly kept: KeptProposal }) {
  const { botId, room } = useFlowRoom()
  const { base } = kept
  useEffect(() => {
    if (base === null) keepProposal(botId, { ...kept, base: { ...room.state().draft } })
  }, [base, kept, botId, room])
  return base === null ? null : <OnBase kept={kept} base={base} />
}

function OnBase({ kept, base }: { readonly kept: KeptProposal; readonly base: BotFile }) {
  const { botId, actions, places, view, room, camera } = useFlowRoom()
  const home = useRef<HTMLDivElement>(null)
  const draft = useDeferredValue(useDraft(state => state.draft))
  const isAskedAnew = useView(({ proposing }) => proposing !== null)
  const { changes, refused } = kept
  const proposed = useMemo(() => readProposed(readDraft(base), changes), [base, changes])
  const standings = useMemo(
    () =>
      new Map<string, Standing | 'refused'>(
        proposed.differences.map(each => [
          each.key,
          refused.includes(each.key) ? 'refused' : standingOf(each, proposed, draft),
        ]),
      ),
    [proposed, refused, draft],
  )
  const shown = useMemo(() => {
    const open = proposed.differences.filter(({ key }) => isOpen(standings.get(key)))
    const added = open.flatMap(each =>
      each.kind === 'step' && each.became === 'added' ? each.nodeId : [],
    )
    const [target, now] = [readFlow(proposed.target), readFlow(draft)]
    const at = newPlaces(new Set(added), target, now, places.of(now))
    return { open, at, layer: proposedLayer(open, target, at) }
  }, [proposed, standings, draft, places])
  useLayer(shown.layer)
  // What is proposed is brought into sight once.
  useEffect(() => {
    const { differences } = proposed
    const ids = new Set(differences.flatMap(each => (each.kind === 'value' ? [] : each.nodeId)))
    if (ids.size === 0) return
    const frame = requestAnimationFrame(() => camera.fit(ids))
    return () => cancelAnimationFrame(frame)
  }, [proposed, camera])
  const { at, go } = useChanges(proposed.differences, home)
  const moved = proposed.differences.filter(({ key }) => standings.get(key) === 'moved')
  const forget = () => {
    keepProposal(botId, null)
    view.set({ drawer: null, proposing: null })
  }
  const throwAway = () => {
    forget()
    toast({
      text: 'The proposal was thrown away',
      undo: () => {
        keepProposal(botId, kept)
        view.set({ drawer: 'words' })
      },
    })
  }
  const isOver = shown.open.length === 0
  // Whoever asks for something else is done with what has nothing left.
  useEffect(() => {
    if (isOver && isAskedAnew) keepProposal(botId, null)
  }, [isOver, isAskedAnew, botId])
  const refuse = (key: string, isRefused: boolean) =>
    keepProposal(botId, {
      ...kept,
      refused: isRefused ? [...refused, key] : refused.filter(each => each !== key),
    })
  return (
    <div ref={home} className={styles.body}>
      <ProposalAbout kept={kept} />
      {isAskedAnew && !isOver && (
        <p className={styles.quiet}>
          Accept this or throw it away before you ask for something else.
        </p>
      )}
      <p role="status" className={compared.sum}>
        {sumUp(proposed.differences.length, shown.open.length)}
      </p>
      {moved.length > 0 && (
        <Callout tone="warn" title="The draft has moved on">
          {moved.length === 1
            ? 'One of these no longer fits: somebody has changed the same place. It is marked below.'
            : `${moved.length} of these no longer fit: somebody has changed the same places. They are marked below.`}
        </Callout>
      )}
      <div className={compared.steps}>
        {shown.open.length > 0 && !actions.isFixed && (
          <Button
            size="small"
            variant="primary"
            onClick={() =>
              actions.run(
                acceptAll(shown.open, proposed, room.state().draft, shown.at),
                'Accepted the proposal',
                true,
              )
            }
          >
            {shown.open.length === 1 ? 'Accept it' : `Accept all ${shown.open.length}`}
          </Button>
        )}
        {shown.open.length > 0 ? (
          <Button size="small" onClick={throwAway}>
            Throw away
          </Button>
        ) : (
          <Button size="small" variant="primary" onClick={forget}>
            Done
          </Button>
        )}
        {proposed.differences.length > 1 && (
          <span className={styles.steps}>
            <Button
              size="small"
              icon={<ChevronUp size={16} />}
              onClick={() => go(at < 0 ? -1 : at - 1)}
            >
              Previous
            </Button>
            <Button size="small" icon={<ChevronDown size={16} />} onClick={() => go(at + 1)}>
              Next
            </Button>
          </span>
        )}
      </div>
      <DifferenceList
        differences={proposed.differences}
        at={at}
        onGo={go}
        note={({ key }) => {
          const words = standingWords[standings.get(key) ?? 'open']
          return words && <span className={styles.note}>{words}</span>
        }}
        detail={difference => (
          <ProposalDetail
            difference={difference}
            proposed={proposed}
            standing={standings.get(difference.key) ?? 'open'}
            onAccept={title => {
              const own = withItsStep(difference, proposed.differences)
              actions.run(
                acceptAll(own, proposed, room.state().draft, shown.at),
                `Accepted “${title}”`,
              )
            }}
            onRefuse={isRefused => refuse(difference.key, isRefused)}
          />
        )}
      />
    </div>
  )
}

/** A way brings the new step that it leads to. */
const withItsStep = (difference: Difference, all: readonly Difference[]) =>
  all.filter(
    each =>
      each === difference ||
      (difference.kind === 'way' &&
        each.kind === 'step' &&
        each.became === 'added' &&
        each.nodeId === difference.after?.target),
  )

const isOpen = (standing: Standing | 'refused' | undefined) =>
  standing === 'open' || standing === 'waits'

const standingWords = {
  open: '',
  waits: '',
  done: 'Accepted',
  moved: 'No longer fits',
  refused: 'Refused',
} as const

function sumUp(all: number, open: number): string {
  if (all === 0) return 'Nothing would change.'
  if (open === 0) return 'Nothing is left to accept.'
  return open === all
    ? `${all === 1 ? 'One change' : `${all} changes`}, none accepted yet.`
    : `${open} of ${all} changes are left.`
}
