import { Button, Cell, Link, RelativeTime, SkeletonRows, Table, TableHead } from '@talkgraph/ui'
import type { ResultRecord } from '#api/records.js'
import { ChannelMark } from '../../../channels/channel-mark.js'
import { counted } from '../../../text/counted.js'
import { useMomentWords } from '../model/moment-words.js'
import styles from './result-list.module.css'
import { StateBadge } from './state-badge.js'

/** The conversations as rows, and how to have more. */
export function ResultList({
  results,
  titles,
  more,
  isBusy,
  hrefOf = ({ id }) => `/results/${id}`,
}: {
  readonly results: readonly ResultRecord[]
  /** What bots are called; undefined where all are of one bot. */
  readonly titles: ReadonlyMap<string, string> | undefined
  readonly more: (() => unknown) | undefined
  readonly isBusy: boolean
  /** Where a conversation opens. */
  readonly hrefOf?: (result: ResultRecord) => string
}) {
  const inWords = useMomentWords(
    results.flatMap(({ firstAnswers }) => firstAnswers.map(({ value }) => value)),
  )
  return (
    <>
      <Table caption="Conversations" stacks>
        <TableHead
          columns={[
            'Visitor',
            'Answers',
            ...(titles ? ['Bot'] : []),
            'Channel',
            'How it ended',
            { label: 'Began', align: 'end' },
          ]}
        />
        <tbody>
          {results.map(result => (
            <tr key={result.id} className={styles.row}>
              <Cell>
                <Link className={styles.name} href={hrefOf(result)}>
                  {nameOf(result)}
                </Link>
                {result.visitor.name && result.visitor.email && (
                  <span className={styles.email}>{result.visitor.email}</span>
                )}
              </Cell>
              <Cell>
                <Answers result={result} inWords={inWords} />
              </Cell>
              {titles && <Cell quiet>{titles.get(result.chatbotId) ?? result.chatbotId}</Cell>}
              <Cell quiet label="Channel">
                <ChannelMark channel={result.channel} />
              </Cell>
              <Cell>
                <StateBadge state={result.state} />
              </Cell>
              <Cell align="end" quiet>
                <RelativeTime value={result.startedAt} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {more && (
        <div className={styles.more}>
          <Button onClick={() => more()} busy={isBusy}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

/** What was answered first, and how much it was in all. Who it was stands beside it already. */
function Answers({
  result: { answered, firstAnswers, visitor },
  inWords,
}: {
  readonly result: ResultRecord
  readonly inWords: (text: string) => string
}) {
  const said = firstAnswers
    .filter(({ value }) => value !== visitor.name && value.toLowerCase() !== visitor.email)
    .map(({ name, value }) => ({ name, value: inWords(value) }))
  return (
    <>
      {said.length > 0 && (
        <span
          className={styles.said}
          title={said.map(({ name, value }) => `${name}: ${value}`).join('\n')}
        >
          {said.map(({ value }) => value).join(' · ')}
        </span>
      )}
      <span className={styles.count}>
        {answered === 0 ? 'No answer' : counted(answered, 'answer')}
      </span>
    </>
  )
}

/** Who it was, as far as they said. */
export const nameOf = ({ visitor }: Pick<ResultRecord, 'visitor'>): string =>
  visitor.name ?? visitor.email ?? 'Unnamed visitor'

/** The list while it loads. */
export const ResultSkeleton = () => (
  <div className={styles.loading}>
    <SkeletonRows label="The conversations are loading" rows={6} />
  </div>
)
