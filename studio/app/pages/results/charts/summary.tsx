import { Card, ErrorState, Skeleton } from '@talkgraph/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ResultCounts } from '#api/records.js'
import { wordsOf } from '../../../api/problem.js'
import { DayChart } from './day-chart.js'
import { EdgeChart } from './edge-chart.js'
import { firstDay } from './every-day.js'
import styles from './summary.module.css'

const whole = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

/** How many conversations there were in the chosen time, by day, and how many went each way. */
export function Summary({
  counts: { data, isPending, isError, error, refetch, isFetching },
  chatbotId,
  version,
}: {
  readonly counts: UseQueryResult<ResultCounts>
  readonly chatbotId: string
  readonly version: number | null | undefined
}) {
  if (isPending)
    return (
      <Card>
        <Skeleton shape="block" />
      </Card>
    )
  if (!data || isError)
    return (
      <Card>
        <ErrorState
          title="The counts could not be loaded"
          onRetry={() => refetch()}
          busy={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      </Card>
    )
  if (data.started === 0) return null
  const figures = [
    ['Began', whole.format(data.started)],
    ['Finished', whole.format(data.finished)],
    ['Left early', whole.format(data.abandoned)],
    ['In progress', whole.format(data.open)],
    ['Completion', data.completionRate === null ? '–' : percent.format(data.completionRate)],
  ] as const
  return (
    <>
      <Card>
        <dl className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name} className={styles.figure}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <DayChart days={data.days} from={firstDay(data.days, data.from, data.to)} to={data.to} />
      </Card>
      {data.edges.length > 0 && (
        <EdgeChart
          edges={data.edges}
          started={data.started}
          chatbotId={chatbotId}
          version={version}
        />
      )}
    </>
  )
}
