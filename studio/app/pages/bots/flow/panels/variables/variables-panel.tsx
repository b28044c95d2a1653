import { EmptyState, TextField } from '@talkgraph/ui'
import { Braces, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type FlowVariable, renameVariable, variablesOf } from 'talkgraph/builder'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'
import type { Reveal } from '../../model/edit/step-edit.js'
import { Panel } from '../panel.js'
import { VariableRow } from './variable-row.js'
import styles from './variables.module.css'

/** Every variable of the flow: where it is set and used, those that nothing uses or sets, and another name everywhere. */
export function VariablesPanel({ onReveal }: { readonly onReveal: Reveal }) {
  const room = useDraftRoom()
  const draft = useDraft(state => state.draft)
  const all = useMemo(() => variablesOf(draft), [draft])
  const [query, setQuery] = useState('')
  const [told, setTold] = useState('')
  const shown = all.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))
  const rename = (variable: FlowVariable, to: string) => {
    const { name, setAt, usedAt } = variable
    const refused = room.change(
      renameVariable(room.state().draft, name, to),
      `Renamed “${name}” to “${to}”`,
    )
    const places = setAt.length + usedAt.length
    setTold(
      refused[0]?.message ??
        `${name} is now ${to}, in ${places === 1 ? '1 place' : `${places} places`}.`,
    )
  }
  return (
    <Panel title="Variables">
      {all.length === 0 ? (
        <EmptyState icon={<Braces size={20} />} title="No variables yet">
          A step that asks keeps its answer in one: write its name in ‘Save answer as’.
        </EmptyState>
      ) : (
        <>
          <TextField
            label="Find a variable"
            labelHidden
            type="search"
            placeholder="Find a variable"
            icon={<Search size={16} />}
            value={query}
            onChange={event => setQuery(event.target.value)}
          />
          <ul className={styles.list}>
            {shown.map(variable => (
              <VariableRow
                key={variable.name}
                variable={variable}
                taken={all}
                onRename={to => rename(variable, to)}
                onReveal={onReveal}
              />
            ))}
          </ul>
          {shown.length === 0 && (
            <p className={styles.quiet}>No variable has these letters in its name.</p>
          )}
        </>
      )}
      <p role="status" className={styles.quiet}>
        {told}
      </p>
    </Panel>
  )
}
