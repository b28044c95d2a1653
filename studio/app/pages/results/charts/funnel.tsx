import { Card, Cell, Link, Select, Table, TableHead, Tabs } from '@talkgraph/ui'
import type { FunnelPart, FunnelRecord } from '@talkgraph/wire/visits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../../api/client.js'
import { formerStep, useFlowWords } from '../model/flow-words.js'
import { type Filters, narrowing, resultsKey } from '../model/results.js'
import styles from './chart.module.css'

const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

/** How many came how far, from the pages that were seen to the end; each step leads to its conversations. */
export function Funnel({
  filters,
  published,
}: {
  readonly filters: Filters
  readonly published: number | null | undefined
}) {
  const { chatbotId, channel, from, to } = filters
  const [version, setVersion] = useState('')
  const { data } = useQuery({
    queryKey: [...resultsKey, 'funnel', chatbotId, channel, from, to, version],
    queryFn: ({ signal }) =>
      api.countFunnel({ chatbotId, ...narrowing({ channel, from, to, version }) }, { signal }),
    placeholderData: keepPreviousData,
  })
  const words = useFlowWords(chatbotId, version === '' ? published : Number(version))
  const [search] = useSearchParams()
  if (!data || (data.visits === 0 && data.began === 0)) return null
  const linkTo = (given: Readonly<Record<string, string>>) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ ...given, version })) {
      if (value === '') params.delete(name)
      else params.set(name, value)
    }
    return `?${params}`
  }
  const rows: readonly Row[] = [
    { key: 'visits', name: 'Pages seen with the bot', count: data.visits },
    { key: 'opened', name: 'Opened', count: data.opened },
    { key: 'began', name: 'Answered something', count: data.began },
    ...data.steps
      .filter(({ asks }) => asks)
      .map(({ nodeId, reached, answered, left }) => ({
        key: `step ${nodeId}`,
        name: words.name(nodeId) ?? formerStep,
        count: answered,
        note: `of ${number.format(reached)}`,
        href: linkTo({ passed: nodeId }),
        left,
        leftHref: linkTo({ endedAt: nodeId, state: 'abandoned' }),
      })),
    {
      key: 'ended',
      name: 'Came to the end',
      count: data.ended,
      href: linkTo({ state: 'finished' }),
    },
  ]
  const most = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <Card
      flush
      title="How far visitors come"
      help="Conversations count once they rest. Press a step to read them."
      footer={
        data.versions.length > 1 && (
          <Select
            label="Version"
            size="small"
            value={version}
            onChange={event => setVersion(event.target.value)}
            options={[
              { value: '', label: 'All versions' },
              ...data.versions
                .filter(each => each !== null)
                .map(each => ({ value: String(each), label: `Version ${each}` })),
            ]}
          />
        )
      }
    >
      <Table caption="How far visitors come">
        <TableHead
          columns={[
            'Step',
            'Part of all',
            { label: 'Came', align: 'end' },
            { label: 'Left', align: 'end' },
          ]}
        />
        <tbody>
          {rows.map(row => (
            <FunnelRow key={row.key} row={row} most={most} />
          ))}
        </tbody>
      </Table>
      <Tabs
        label="Where from"
        tabs={[
          { value: 'days', label: 'By day', content: <ByDay days={data.days} /> },
          { value: 'pages', label: 'By page', content: <ByPart head="Page" parts={data.pages} /> },
          {
            value: 'languages',
            label: 'By language',
            content: <ByPart head="Language" parts={data.languages} />,
          },
        ]}
      />
    </Card>
  )
}

interface Row {
  readonly key: string
  readonly name: string
  readonly count: number
  readonly note?: string
  readonly href?: string
  readonly left?: number
  readonly leftHref?: string
}

function FunnelRow({
  row: { name, count, note, href, left = 0, leftHref },
  most,
}: {
  readonly row: Row
  readonly most: number
}) {
  return (
    <tr>
      <Cell className={styles.step}>{href ? <Link href={href}>{name}</Link> : name}</Cell>
      <Cell>
        <span className={styles.part}>
          <svg
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            className={styles.track}
            aria-hidden="true"
          >
            <rect className={styles.rest} width={100} height={8} rx={2} />
            <rect className={styles.bar} width={(count / most) * 100} height={8} rx={2} />
          </svg>
          {percent.format(count / most)}
        </span>
      </Cell>
      <Cell align="end">
        {number.format(count)} {note && <span className={styles.handle}>{note}</span>}
      </Cell>
      <Cell align="end">
        {left > 0 && leftHref ? (
          <Link href={leftHref} aria-label={`${left} left at ${name}`}>
            {number.format(left)}
          </Link>
        ) : (
          '–'
        )}
      </Cell>
    </tr>
  )
}

const counts = [
  { label: 'Seen', align: 'end' },
  { label: 'Opened', align: 'end' },
] as const

const ByDay = ({ days }: Pick<FunnelRecord, 'days'>) => (
  <Table caption="By day">
    <TableHead
      columns={[
        'Day',
        ...counts,
        { label: 'Answered', align: 'end' },
        { label: 'To the end', align: 'end' },
      ]}
    />
    <tbody>
      {days.toReversed().map(({ day, visits, opened, began, ended }) => (
        <tr key={day}>
          <Cell>{day}</Cell>
          {[visits, opened, began, ended].map((count, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay as they are
            <Cell key={at} align="end">
              {number.format(count)}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)

const ByPart = ({
  head,
  parts,
}: {
  readonly head: string
  readonly parts: readonly FunnelPart[]
}) => (
  <Table caption={`By ${head.toLowerCase()}`}>
    <TableHead columns={[head, ...counts]} />
    <tbody>
      {parts.map(({ name, visits, opened }) => (
        <tr key={name}>
          <Cell className={styles.step}>{name || 'Any other'}</Cell>
          <Cell align="end">{number.format(visits)}</Cell>
          <Cell align="end">{number.format(opened)}</Cell>
        </tr>
      ))}
    </tbody>
  </Table>
)
