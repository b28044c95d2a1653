import { Badge, ErrorState, SkeletonRows } from '@talkgraph/ui'
import type { ReactNode } from 'react'
import type { EdgeChange, NodeChange, ValueChange, VersionChanges } from '#api/records.js'
import { wordsOf } from '../../../api/problem.js'
import { counted } from '../../../text/counted.js'
import { useChanges } from '../api/queries.js'
import styles from './versions.module.css'

/** What changed between two versions of a bot. */
export function Changes({
  id,
  version,
  since,
}: {
  readonly id: string
  readonly version: number
  readonly since: number
}) {
  const { data, error, refetch, isFetching } = useChanges(id, version, since)
  if (error && !data) {
    return (
      <ErrorState title="The versions could not be compared" onRetry={refetch} busy={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    )
  }
  if (!data) return <SkeletonRows label="Comparing versions" rows={3} />
  return <ChangeList changes={data} />
}

/** The same of changes that are known already. */
export function ChangeList({ changes }: { readonly changes: VersionChanges }) {
  return (
    <div>
      <p aria-live="polite">{summaryOf(changes)}</p>
      <Group title="Steps">
        {changes.nodes.map(change => (
          <Node key={`${change.change} ${change.id}`} change={change} />
        ))}
      </Group>
      <Group title="Ways between steps">
        {changes.edges.map(change => (
          <Edge key={JSON.stringify(change)} change={change} />
        ))}
      </Group>
      <Values title="Looks" changes={changes.looks} />
      <Values title="Settings" changes={changes.settings} />
      <Values title="The rest" changes={changes.others} />
      {changes.left > 0 && (
        <p>{`${counted(changes.left, 'more change')}, which are too many to list.`}</p>
      )}
    </div>
  )
}

/** What changed in one sentence. */
function summaryOf({ nodes, edges, looks, settings, others }: VersionChanges): string {
  const parts = [
    counts(nodes, 'step'),
    counts(edges, 'way'),
    looks.length > 0 && counted(looks.length, 'look'),
    settings.length > 0 && counted(settings.length, 'setting'),
    others.length > 0 && `${others.length} of the rest`,
  ].filter(Boolean)
  return parts.length === 0
    ? 'Nothing that anybody notices changed.'
    : `Changed: ${parts.join(', ')}.`
}

function counts(changes: readonly { readonly change: string }[], noun: string): string | false {
  return changes.length > 0 && counted(changes.length, noun)
}

function Group({
  title,
  children,
}: {
  readonly title: string
  readonly children: readonly ReactNode[]
}) {
  if (children.length === 0) return null
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

const words = { added: 'New', removed: 'Gone', changed: 'Changed' } as const
const tones = { added: 'good', removed: 'bad', changed: 'accent' } as const

const Node = ({ change: { change, kind, title, fields } }: { readonly change: NodeChange }) => (
  <li className={styles.change}>
    <span className={styles.head}>
      <Badge tone={tones[change]}>{words[change]}</Badge>
      <span>
        {kind} “<bdi>{title}</bdi>”
      </span>
    </span>
    {fields.length > 0 && <ValueList changes={fields} />}
  </li>
)

const Edge = ({ change: { change, from, exit, to } }: { readonly change: EdgeChange }) => (
  <li className={styles.head}>
    <Badge tone={tones[change]}>{words[change]}</Badge>
    <span>
      from “<bdi>{from}</bdi>”
      {exit !== null && (
        <>
          {' by “'}
          <bdi>{exit}</bdi>”
        </>
      )}
      {' to “'}
      <bdi>{to}</bdi>”
    </span>
  </li>
)

function Values({
  title,
  changes,
}: {
  readonly title: string
  readonly changes: readonly ValueChange[]
}) {
  if (changes.length === 0) return null
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ValueList changes={changes} />
    </section>
  )
}

const ValueList = ({ changes }: { readonly changes: readonly ValueChange[] }) => (
  <dl className={styles.values}>
    {changes.map(({ path, title, before, after }) => (
      <div key={path}>
        <dt>{title}</dt>
        <dd>
          {before === null ? 'nothing' : <del>{before || 'blank'}</del>} →{' '}
          {after === null ? 'nothing' : <ins>{after || 'blank'}</ins>}
        </dd>
      </div>
    ))}
  </dl>
)
