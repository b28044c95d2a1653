import { Dialog, Kbd } from '@talkgraph/ui'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import styles from './keys-dialog.module.css'

const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'Go',
    [
      ['→', 'Follow an exit'],
      ['←', 'Back'],
      ['↑ ↓', 'Go through the exits'],
      ['1 – 9', 'Follow this exit'],
      ['Alt + arrows', 'The nearest step'],
      ['Home', 'The start'],
      ['F6', 'The next part of the page'],
      ['Ctrl F', 'Find and replace'],
      ['F', 'Fit everything'],
      ['B', 'Back to where I was'],
      ['N, P', 'The next change, the one before'],
    ],
  ],
  [
    'Draw',
    [
      ['A', 'Add a step'],
      ['C', 'Connect to a step'],
      ['I', 'Put a step into the way'],
      ['M', 'Move with the arrows; Shift: farther'],
      ['Enter', 'Change the step'],
      ['Delete', 'Remove'],
    ],
  ],
  [
    'Conversations',
    [
      ['J', 'The next conversation'],
      ['K', 'The one before'],
    ],
  ],
  [
    'Several',
    [
      ['Shift + drag', 'Select with a frame'],
      ['Shift ↑ ↓', 'Select more in the outline'],
      ['Ctrl A', 'Select everything'],
      ['Ctrl C, X, V', 'Copy, cut, paste'],
      ['Ctrl D', 'Duplicate'],
      ['S', 'Make a sub-flow'],
      ['Ctrl Z', 'Undo'],
      ['Ctrl Shift Z', 'Redo'],
    ],
  ],
]

/** All keys of the room, behind the question mark. */
export function KeysDialog() {
  const { view } = useFlowRoom()
  const isOpen = useView(state => state.areKeysShown)
  return (
    <Dialog
      title="Keys"
      size="medium"
      open={isOpen}
      onOpenChange={areKeysShown => view.set({ areKeysShown })}
    >
      {groups.map(([title, keys]) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl className={styles.keys}>
            {keys.map(([key, text]) => (
              <div key={key} className={styles.line}>
                <dt>
                  <Kbd>{key}</Kbd>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
