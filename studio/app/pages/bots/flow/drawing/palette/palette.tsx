import { IconButton, Menu, MenuItem, TextField } from '@talkgraph/ui'
import { ChevronDown, Search, StickyNote } from 'lucide-react'
import { useState } from 'react'
import { useDraft } from '../../model/draft/use-draft.js'
import { exitToDraw } from '../../model/edit/changes.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { choiceVariants } from '../../model/edit/variants.js'
import { groupBy } from '../../model/graph/group-by.js'
import { isSubFlowDraft } from '../../model/graph/is-sub-flow.js'
import { freePlace } from '../../model/graph/places.js'
import { draggedStep } from '../canvas/use-drop.js'
import { noteSize, writeNote } from '../groups/groups.js'
import {
  choiceEntry,
  groupLines,
  kindsFor,
  recentKinds,
  rememberKind,
  withOneChoice,
} from './kinds.js'
import styles from './palette.module.css'
import { find } from './picker.js'

/** All kinds of steps, to be dragged onto the canvas or pressed. */
export function Palette() {
  const { view, actions, camera } = useFlowRoom()
  const [typed, setTyped] = useState('')
  const kinds = kindsFor(useDraft(({ draft }) => isSubFlowDraft(draft)))
  const recent = typed === '' ? recentKinds() : []
  const all = [
    ...recent.flatMap(type =>
      kinds.filter(({ id }) => id === type).map(choice => ({ ...choice, group: 'Added last' })),
    ),
    ...(typed === '' ? withOneChoice(kinds) : find(kinds, typed)),
  ]
  const groups = groupBy(all, ({ group = '' }) => group)
  const add = (id: string) => {
    const { focus, selected } = view.get()
    const step = focus !== null && selected.has(focus) ? actions.flow().steps.get(focus) : undefined
    const isFree = step?.exits.some(({ target, state }) => target === undefined && state === 'open')
    const from = step && isFree ? exitToDraw(step) : undefined
    const added = actions.add(id, from ? { from } : {})
    rememberKind(id)
    // What it says is typed at once, without another press.
    if (added !== undefined) view.reveal({ nodeId: added, isEntered: true })
  }
  const note = () =>
    actions.run(
      [
        writeNote(actions.nextId(), {
          text: '',
          ...freePlace(actions.flow(), actions.places(), camera.middle(), noteSize.height),
        }),
      ],
      'Added a note',
    )
  return (
    <section className={styles.palette} aria-label="Steps to add">
      <TextField
        label="Search the kinds of steps"
        labelHidden
        type="search"
        placeholder="Search"
        size="small"
        icon={<Search size={16} />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.groups}>
        {[...groups].map(([title, choices]) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            {groupLines[title] && <p className={styles.line}>{groupLines[title]}</p>}
            <ul className={styles.kinds}>
              {choices.map(choice => (
                <li key={choice.id} className={styles.entry}>
                  <button
                    type="button"
                    className={styles.kind}
                    draggable
                    onDragStart={({ dataTransfer }) => {
                      dataTransfer.setData(draggedStep, choice.id)
                      dataTransfer.effectAllowed = 'copy'
                      rememberKind(choice.id)
                    }}
                    onClick={() => add(choice.id)}
                  >
                    {choice.icon}
                    {choice.label}
                  </button>
                  {choice.label === choiceEntry && (
                    <Menu
                      trigger={
                        <IconButton
                          label="Kinds of choices"
                          size="small"
                          icon={<ChevronDown size={16} />}
                        />
                      }
                    >
                      {choiceVariants.map(({ type, title: name }) => (
                        <MenuItem key={type} onSelect={() => add(type)}>
                          {name}
                        </MenuItem>
                      ))}
                    </Menu>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {typed === '' && (
          <section>
            <h2 className={styles.title}>Beside the flow</h2>
            <button type="button" className={styles.kind} onClick={note}>
              <StickyNote size={16} aria-hidden />
              Note
            </button>
          </section>
        )}
        {all.length === 0 && <p className={styles.none}>Nothing is called that.</p>}
      </div>
    </section>
  )
}
