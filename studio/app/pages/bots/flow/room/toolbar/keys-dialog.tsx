import { Dialog, Kbd } from '@talkgraph/ui'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { type KeyRow, keyGroups, keyTable } from '../../model/keys/keys.js'
import { panels } from '../../panels/panels.js'
import styles from './keys-dialog.module.css'

const rows: readonly KeyRow[] = [...keyTable, ...panels.flatMap(({ keys }) => keys ?? [])]

const groups = keyGroups.map(title => ({
  title,
  keys: rows.flatMap(({ help }) => (help?.[0] === title ? [{ key: help[1], text: help[2] }] : [])),
}))

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
      {groups.map(({ title, keys }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl className={styles.keys}>
            {keys.map(({ key, text }) => (
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
