import { Select, TextField } from '@talkgraph/ui'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useChannelKinds } from '../../../api/channel-kinds.js'
import { channelTitle, inOrder, website } from '../../../channels/channel-mark.js'
import styles from './filter-bar.module.css'
import { ranges, type useFilters } from './filters.js'

/** Milliseconds after the last letter. */
const afterTyping = 250

const states = [
  { value: '', label: 'Any end' },
  { value: 'finished', label: 'Finished' },
  { value: 'abandoned', label: 'Left early' },
  { value: 'open', label: 'In progress' },
]

type Filtering = Pick<ReturnType<typeof useFilters>, 'filters' | 'range' | 'set' | 'setRange'>

/** Search and filters above a list of conversations. */
export function FilterBar({
  filters,
  range,
  set,
  setRange,
  bots,
}: Filtering & {
  /** Undefined where the list is of one bot. */
  readonly bots: readonly { readonly id: string; readonly title: string }[] | undefined
}) {
  const [query, setQuery] = useState(filters.query)
  const { data: kinds = [] } = useChannelKinds()
  const channels = [
    { value: '', label: 'All channels' },
    { value: website, label: channelTitle(website) },
    ...inOrder(kinds).map(({ name, title }) => ({ value: name, label: title })),
    { value: 'api', label: channelTitle('api') },
  ]
  useEffect(() => setQuery(filters.query), [filters.query])
  useEffect(() => {
    if (query === filters.query) return undefined
    const timer = setTimeout(() => set('query', query), afterTyping)
    return () => clearTimeout(timer)
  })

  return (
    <search className={styles.bar}>
      <TextField
        className={styles.query}
        type="search"
        label="Search conversations"
        labelHidden
        placeholder="Search what was said and answered"
        icon={<Search size={16} />}
        maxLength={200}
        value={query}
        onChange={event => setQuery(event.target.value)}
      />
      {bots && (
        <Select
          label="Bot"
          labelHidden
          options={[
            { value: '', label: 'All bots' },
            ...bots.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={filters.chatbotId}
          onChange={event => set('bot', event.target.value)}
        />
      )}
      <Select
        label="How it ended"
        labelHidden
        options={states}
        value={filters.state}
        onChange={event => set('state', event.target.value)}
      />
      <Select
        label="Channel"
        labelHidden
        options={channels}
        value={filters.channel}
        onChange={event => set('channel', event.target.value)}
      />
      <Select
        label="Time"
        labelHidden
        options={[...ranges]}
        value={range}
        onChange={event => setRange(event.target.value)}
      />
      {range === 'days' && (
        <span className={styles.span}>
          <TextField
            type="date"
            label="First day"
            labelHidden
            min="2000-01-01"
            value={filters.from}
            onChange={event => set('from', event.target.value)}
          />
          <span aria-hidden="true">–</span>
          <TextField
            type="date"
            label="Last day"
            labelHidden
            min="2000-01-01"
            value={filters.to}
            onChange={event => set('to', event.target.value)}
          />
        </span>
      )}
    </search>
  )
}
