import { Callout, EmptyState, SkeletonRows } from '@talkgraph/ui'
import { Route } from 'lucide-react'
import { useMemo } from 'react'
import type { EdgeCoverage } from 'talkgraph/testing'
import { counted } from '#text/counted.js'
import { useFlow, useFlowRoom } from '../../model/edit/flow-context.js'
import { useLayer } from '../../model/edit/use-layer.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import { coverageLayer, type UnwalkedWay, unwalkedWays } from './coverage-layer.js'
import styles from './tests.module.css'

/** So many ways are listed. */
const most = 200

/** Which ways the tests walk: drawn over the flow, and those that none walks listed. */
export function WaysPart({ coverage }: { readonly coverage: EdgeCoverage | null }) {
  const flow = useFlow()
  if (!coverage) return <SkeletonRows label="The tests are being played" rows={3} />
  return <Walked coverage={coverage} flow={flow} />
}

/** How many ways were walked, those that were not, and all of it as a layer. */
function Walked({ coverage, flow }: { readonly coverage: EdgeCoverage; readonly flow: DraftFlow }) {
  const layer = useMemo(() => coverageLayer(coverage, flow), [coverage, flow])
  useLayer(layer)
  const ways = useMemo(() => unwalkedWays(coverage, flow), [coverage, flow])
  const { walked, total } = coverage
  return (
    <div className={styles.body}>
      <p className={styles.sum}>{`${walked} of ${counted(total, 'way')} walked`}</p>
      {ways.length === 0 ? (
        <EmptyState
          icon={<Route size={20} />}
          title={total === 0 ? 'There are no ways yet' : 'Every way is walked'}
        />
      ) : (
        <>
          <p className={styles.quiet}>No test walks:</p>
          <ul className={styles.rows} aria-label="Ways that nobody walked">
            {ways.slice(0, most).map(way => (
              <WayRow key={way.key} way={way} />
            ))}
          </ul>
          {ways.length > most && <Callout>{`And ${ways.length - most} more.`}</Callout>}
        </>
      )}
    </div>
  )
}

function WayRow({ way: { nodeId, exit, name, title } }: { readonly way: UnwalkedWay }) {
  const { view, camera } = useFlowRoom()
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        onClick={() => {
          view.select([nodeId])
          view.set({ focusedExit: exit })
          camera.reveal(nodeId)
        }}
      >
        <span className={styles.what} dir="auto">
          <bdi>{name}</bdi> → <bdi>{title}</bdi>
        </span>
      </button>
    </li>
  )
}
