import { Button, Callout, Link } from '@talkgraph/ui'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Published } from '../api/mutations.js'
import { keys, useFindings } from '../api/queries.js'
import styles from './publish-warnings.module.css'

/** What the server warned of when the bot went live a moment ago, until it is put away. */
export function LastWarnings({ id }: { readonly id: string }) {
  const client = useQueryClient()
  const { data } = useQuery<Published | null>({ queryKey: keys.published(id), queryFn: skipToken })
  if (!data || data.warnings.length === 0) return null
  return (
    <Callout
      tone="warn"
      title={`Something to know about version ${data.version}, now that it is live`}
      action={
        <Button size="small" onClick={() => client.setQueryData(keys.published(id), null)}>
          Got it
        </Button>
      }
    >
      <WarningList id={id} published={data} />
    </Callout>
  )
}

/** The warnings of a version that went live: those of lint with the step's own words in place of its id. */
export function WarningList({
  id,
  published,
}: {
  readonly id: string
  readonly published: Published
}) {
  const { version, warnings } = published
  const ofLint = warnings.filter(isOfLint)
  const { data } = useFindings(id, ofLint.length > 0 ? version : null)
  const found = data?.findings.slice(0, mostShown) ?? []
  const left = (data ? data.findings.length : ofLint.length) - found.length
  return (
    <ul className={styles.list}>
      {warnings
        .filter(text => !isOfLint(text))
        .map(text => (
          <li key={text}>{text}</li>
        ))}
      {found.map(({ rule, nodeId, nodeKind, nodeTitle, field, message, remedy }) => (
        <li key={[rule, nodeId, field].join(' ')}>
          {nodeTitle !== null && (
            <>
              {nodeKind} “<bdi>{nodeTitle}</bdi>”:{' '}
            </>
          )}
          {message} {remedy}
        </li>
      ))}
      {left > 0 && (
        <li>
          <Link href={`/bots/${id}`}>
            {found.length > 0
              ? `${left} more in the overview`
              : 'What lint found is in the overview'}
          </Link>
        </li>
      )}
    </ul>
  )
}

const mostShown = 3

/** Lint ends what it says with the rule's id, or says how many more there are. */
const isOfLint = (text: string) => /\([a-z]+(?:-[a-z]+)+\)$|: run talkgraph lint\.$/.test(text)
