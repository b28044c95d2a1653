import { Badge, Card, EmptyState, ErrorState, SkeletonRows } from '@talkgraph/ui'
import { CircleCheck } from 'lucide-react'
import type { VersionFinding } from '#api/records.js'
import { wordsOf } from '../../../api/problem.js'
import { counted } from '../../../text/counted.js'
import { useFindings } from '../api/queries.js'
import styles from './overview.module.css'

/** What lint finds in a version, each with its place and what to do. */
export function Problems({ id, version }: { readonly id: string; readonly version: number }) {
  const { data, error, refetch, isFetching } = useFindings(id, version)
  return (
    <Card title="Problems" help={data && summary(data.errors, data.warnings)}>
      {error && !data ? (
        <ErrorState title="The problems could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <SkeletonRows label="Looking for problems" rows={3} />
      ) : data.findings.length === 0 ? (
        <EmptyState title="No problems found" icon={<CircleCheck size={20} />}>
          {`Version ${version} can go live.`}
        </EmptyState>
      ) : (
        <ul className={styles.findings}>
          {data.findings.map((finding, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Findings of a version never change.
            <Finding key={place} finding={finding} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Finding({ finding }: { readonly finding: VersionFinding }) {
  const { severity, nodeKind, nodeTitle, field, message, remedy, rule, ruleTitle, explanation } =
    finding
  return (
    <li className={styles.finding}>
      <span className={styles.place}>
        <Badge tone={severity === 'error' ? 'bad' : 'warn'}>
          {severity === 'error' ? 'Error' : 'Warning'}
        </Badge>
        {nodeTitle !== null && (
          <span>
            {nodeKind} “<bdi>{nodeTitle}</bdi>”{field !== null && `, field ${field}`}
          </span>
        )}
        {nodeTitle === null && field !== null && <span>{field}</span>}
      </span>
      <span>{message}</span>
      <span className={styles.remedy}>{remedy}</span>
      <details>
        <summary>{ruleTitle}</summary>
        <p className={styles.remedy}>
          {explanation} <code>{rule}</code>
        </p>
      </details>
    </li>
  )
}

function summary(errors: number, warnings: number): string | undefined {
  if (errors + warnings === 0) return undefined
  const counts = [errors && counted(errors, 'error'), warnings && counted(warnings, 'warning')]
  return `${counts.filter(Boolean).join(' and ')}. ${errors > 0 ? 'With errors a version cannot go live.' : 'A version with warnings can go live.'}`
}
