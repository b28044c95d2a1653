import { Badge, Button, EmptyState } from '@talkgraph/ui'
import { CircleCheck } from 'lucide-react'
import { counted } from '#text/counted.js'
import { FindingAct } from '../../fields/inspector/finding-act.js'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import type { PlacedFinding } from '../../model/findings/find-slips.js'
import { useFindings } from '../../model/findings/use-findings.js'
import styles from './findings.module.css'

/** Where a finding is: a step, and in it a field as findings name it. */
export interface FindingPlace {
  readonly nodeId: string
  readonly path: string | undefined
}

/** What lint finds in the draft, with a way to each place, and one press for what can be mended safely. */
export function FindingsPanel({ onReveal }: { readonly onReveal: (place: FindingPlace) => void }) {
  const all = useFindings(findings => findings.all)
  const errors = useFindings(findings => findings.errors)
  const warnings = useFindings(findings => findings.warnings)
  const isCurrent = useFindings(findings => findings.isCurrent)
  return (
    <section className={styles.panel} aria-label="Findings" aria-busy={!isCurrent}>
      <p className={styles.summary} role="status">
        {summary(errors, warnings)}
      </p>
      {all.length === 0 ? (
        isCurrent && (
          <EmptyState title="Nothing to mend" icon={<CircleCheck size={20} />}>
            The bot can go live.
          </EmptyState>
        )
      ) : (
        <FindingList findings={all} onReveal={onReveal} />
      )}
    </section>
  )
}

/** Findings, each with the way to its place and, where there is one, its mend. */
export const FindingList = ({
  findings,
  onReveal,
}: {
  readonly findings: readonly PlacedFinding[]
  readonly onReveal: (place: FindingPlace) => void
}) => (
  <ul className={styles.list}>
    {findings.map((finding, place) => (
      <Row
        key={`${keyOf(finding)} ${findings.slice(0, place).filter(isLike(finding)).length}`}
        {...{ finding, onReveal }}
      />
    ))}
  </ul>
)

const keyOf = ({ rule, nodeId, edgeId, field }: PlacedFinding) =>
  [rule, nodeId, edgeId, field].join(' ')
const isLike = (one: PlacedFinding) => (other: PlacedFinding) => keyOf(one) === keyOf(other)

function Row({
  finding,
  onReveal,
}: {
  readonly finding: PlacedFinding
  readonly onReveal: (place: FindingPlace) => void
}) {
  const room = useDraftRoom()
  const { severity, nodeId, stepName, field, message, remedy, mend } = finding
  return (
    <li className={styles.finding}>
      <span className={styles.head}>
        <Badge tone={severity === 'error' ? 'bad' : 'warn'}>
          {severity === 'error' ? 'Error' : 'Warning'}
        </Badge>
        {nodeId !== undefined && (
          <button
            type="button"
            className={styles.place}
            onClick={() => onReveal({ nodeId, path: field })}
          >
            <bdi>{stepName ?? nodeId}</bdi>
          </button>
        )}
      </span>
      <span>{message}</span>
      <span className={styles.remedy}>{remedy}</span>
      <span className={styles.acts}>
        <FindingAct finding={finding} />
        {mend && (
          <Button size="small" onClick={() => room.change(mend.changes, mend.title)}>
            {mend.title}
          </Button>
        )}
      </span>
    </li>
  )
}

function summary(errors: number, warnings: number): string {
  const counts = [
    errors && counted(errors, 'error'),
    warnings && counted(warnings, 'warning'),
  ].filter(Boolean)
  if (counts.length === 0) return ''
  return `${counts.join(' and ')}. ${errors > 0 ? 'With errors the bot cannot go live.' : 'With warnings the bot can go live.'}`
}
