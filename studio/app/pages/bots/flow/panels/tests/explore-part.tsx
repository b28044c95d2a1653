import { Button, Callout, EmptyState } from '@talkgraph/ui'
import { CircleCheck, Dices } from 'lucide-react'
import { counted } from '#text/counted.js'
import { useFlow } from '../../model/edit/flow-context.js'
import { FindingRows } from './finding-rows.js'
import styles from './tests.module.css'
import { exploredWalks, useExplore } from './use-explore.js'

const walks = exploredWalks.toLocaleString('en')

/** Holds random conversations, and shows the dead ends, loops and problems that they come upon. */
export function ExplorePart({ onKept }: { readonly onKept: () => void }) {
  const flow = useFlow()
  const { exploring, begin, cancel } = useExplore()
  const { state } = exploring
  return (
    <div className={styles.body}>
      {state === 'walking' ? (
        <div className={styles.progress}>
          <progress aria-label="Conversations held" max={exploredWalks} value={exploring.walks} />
          <span
            className={styles.quiet}
          >{`${exploring.walks.toLocaleString('en')} of ${walks}`}</span>
          <Button size="small" onClick={cancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.quiet}>
            {`Holds ${walks} conversations with answers by chance, in the surroundings of your tests. No call goes out.`}
          </p>
          <div>
            <Button size="small" variant="primary" icon={<Dices size={16} />} onClick={begin}>
              {state === 'idle' ? `Explore ${walks} conversations` : 'Explore again'}
            </Button>
          </div>
        </>
      )}
      {state === 'failed' && <Callout tone="bad" live title={exploring.message} />}
      {state === 'done' && (
        <>
          <p role="status" className={styles.sum}>
            {`${exploring.findings.length === 0 ? 'Nothing found' : `Found ${counted(exploring.findings.length, 'thing')}`}; ${exploring.coverage.walked} of ${counted(exploring.coverage.total, 'way')} walked.`}
          </p>
          {exploring.findings.length === 0 ? (
            <EmptyState
              icon={<CircleCheck size={20} />}
              title="No dead ends, no loops, no problems"
            />
          ) : (
            <FindingRows findings={exploring.findings} flow={flow} onKept={onKept} />
          )}
        </>
      )}
    </div>
  )
}
