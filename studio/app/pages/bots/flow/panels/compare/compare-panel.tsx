import { Button, EmptyState, ErrorState, IconButton, SkeletonRows } from '@talkgraph/ui'
import { ChevronDown, ChevronUp, GitCompare, X } from 'lucide-react'
import { useDeferredValue, useMemo, useRef } from 'react'
import { wordsOf } from '#api/problem.js'
import { MadeWords } from '../../../named/made.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { useLayer } from '../../model/edit/use-layer.js'
import { readFlow } from '../../model/graph/read-graph.js'
import { compareBots } from './compare.js'
import styles from './compare.module.css'
import { comparedLayer } from './compared-layer.js'
import { ComparedSelect } from './compared-select.js'
import { DifferenceDetail } from './difference-detail.js'
import { DifferenceList } from './difference-list.js'
import { sumUp } from './say-difference.js'
import { useChanges } from './use-changes.js'
import { type Compared, useCompared } from './use-compared.js'

/** What differs between the flow and another version of it: drawn as a layer, listed, and brought back where it is wanted. */
export function ComparePanel() {
  const { botId, view } = useFlowRoom()
  const wanted = useView(state => state.comparedWith)
  const { compared, isNone, error, retry, isFetching } = useCompared(botId, wanted)
  return (
    <section aria-label="Compare" className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>Compare</h2>
        <IconButton
          label="Close the comparison"
          size="small"
          icon={<X size={16} />}
          onClick={() => {
            view.set({ drawer: null })
            view.goTo(null)
          }}
        />
      </header>
      <ComparedSelect value={wanted} onChange={comparedWith => view.set({ comparedWith })} />
      {compared ? (
        <Differences compared={compared} />
      ) : isNone ? (
        <EmptyState icon={<GitCompare size={20} />} title="Nothing is live yet">
          Publish the bot, or choose a version above.
        </EmptyState>
      ) : error ? (
        <ErrorState
          title="What to compare with could not be loaded"
          onRetry={retry}
          busy={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Comparing" rows={4} />
      )}
    </section>
  )
}

function Differences({ compared }: { readonly compared: Compared }) {
  const { actions, places } = useFlowRoom()
  const home = useRef<HTMLDivElement>(null)
  // Who types on is not kept waiting by the comparison.
  const draft = useDeferredValue(useDraft(state => state.draft))
  const differences = useMemo(() => compareBots(compared.draft, draft), [compared, draft])
  const layer = useMemo(
    () =>
      comparedLayer(differences, compared.draft, draft, places.of(readFlow(draft)), compared.name),
    [differences, compared, draft, places],
  )
  useLayer(layer)
  const { at, go } = useChanges(differences, home)
  return (
    <div ref={home} className={styles.body}>
      <About compared={compared} />
      <p role="status" className={styles.sum}>
        {sumUp(differences)}
      </p>
      {differences.length > 0 && (
        <div className={styles.steps}>
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
          <span className={styles.place}>
            {at < 0 ? `${differences.length}` : `${at + 1} of ${differences.length}`}
          </span>
          {!actions.isFixed && (
            <Button
              size="small"
              onClick={() =>
                actions.run(
                  [{ op: 'replace', bot: { ...compared.draft } }],
                  `Brought everything back from ${compared.name}`,
                  true,
                )
              }
            >
              Bring everything back
            </Button>
          )}
        </div>
      )}
      <DifferenceList
        differences={differences}
        at={at}
        onGo={go}
        detail={difference => (
          <DifferenceDetail difference={difference} compared={compared} draft={draft} />
        )}
      />
    </div>
  )
}

/** Who made what it is compared with, when, and what they said of it. */
function About({ compared: { made } }: { readonly compared: Compared }) {
  if (!made) return null
  return (
    <div className={styles.about}>
      <p>
        <MadeWords made={made} />
      </p>
      {made.note && <p dir="auto">“{made.note}”</p>}
    </div>
  )
}
