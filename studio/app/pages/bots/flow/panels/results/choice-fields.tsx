import { Select, TextField } from '@talkgraph/ui'
import { useSearchParams } from 'react-router'
import type { FlowResults } from '#api/records.js'
import { ranges, withRange } from '#pages/results/list/filters.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { figure } from './figures.js'
import { measures } from './measures.js'
import type { LayerChoice } from './result-choice.js'
import styles from './results-panel.module.css'

/** What is shown, of which version, and of which time; it stands in the address. */
export function ChoiceFields({
  choice,
  versions,
}: {
  readonly choice: LayerChoice
  readonly versions: FlowResults['versions']
}) {
  const { room } = useFlowRoom()
  const [, setSearch] = useSearchParams()
  const change = (edit: (search: URLSearchParams) => URLSearchParams | undefined) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        const edited = edit(next) ?? next
        if (!edited.has('results')) edited.set('results', choice.measure)
        return edited
      },
      { replace: true },
    )
  const set = (name: string, value: string) =>
    change(search => void (value === '' ? search.delete(name) : search.set(name, value)))
  return (
    <div className={styles.fields}>
      <Select
        label="Show"
        options={[...measures]}
        value={choice.measure}
        onChange={({ target }) => set('results', target.value)}
      />
      {/* A stored version on the canvas is what is told of. */}
      {room.isFixed !== true && (
        <Select
          label="Conversations of"
          options={versionOptions(versions, choice.version)}
          value={choice.version === null ? '' : String(choice.version)}
          onChange={({ target }) => set('of', target.value)}
        />
      )}
      <Select
        label="Time"
        options={[...ranges]}
        value={choice.range}
        onChange={({ target }) => change(search => withRange(search, target.value, choice))}
      />
      {choice.range === 'days' && (
        <span className={styles.days}>
          {(['from', 'to'] as const).map(end => (
            <TextField
              key={end}
              type="date"
              label={end === 'from' ? 'First day' : 'Last day'}
              min="2000-01-01"
              value={choice[end]}
              onChange={({ target }) => set(end, target.value)}
            />
          ))}
        </span>
      )}
    </div>
  )
}

/** One that was chosen stays there, whatever the time. */
function versionOptions(versions: FlowResults['versions'], chosen: number | null) {
  const known = versions.flatMap(({ version, conversations }) =>
    version === null ? [] : [{ version, conversations }],
  )
  const isMissing = chosen !== null && known.every(({ version }) => version !== chosen)
  const all = isMissing ? [...known, { version: chosen, conversations: 0 }] : known
  return [
    { value: '', label: 'All versions' },
    ...all.map(({ version, conversations }) => ({
      value: String(version),
      label: `Version ${version} (${figure(conversations)})`,
    })),
  ]
}
