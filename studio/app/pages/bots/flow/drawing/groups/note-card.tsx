import { IconButton } from '@talkgraph/ui'
import type { NodeProps } from '@xyflow/react'
import { Grip, X } from 'lucide-react'
import { memo } from 'react'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import type { NoteNode } from './frames.js'
import { dropNote, writeNote } from './groups.js'
import styles from './groups.module.css'
import { WrittenOnLeave } from './written-on-leave.js'

/** A note on the canvas. */
export const NoteCard = memo(function NoteCard({ data: { note } }: NodeProps<NoteNode>) {
  const { actions } = useFlowRoom()
  return (
    <div className={styles.note}>
      <div className={styles.head} data-grip>
        <Grip size={14} aria-hidden />
        {!actions.isFixed && (
          <IconButton
            size="small"
            label="Remove the note"
            icon={<X size={14} />}
            onClick={() => actions.run([dropNote(note.id)], 'Removed a note')}
          />
        )}
      </div>
      <WrittenOnLeave
        isLong
        isFixed={actions.isFixed}
        label="Note"
        className={styles.text}
        value={note.text}
        onWrite={text => actions.run([writeNote(note.id, { ...note, text })], 'Wrote a note')}
      />
    </div>
  )
})
