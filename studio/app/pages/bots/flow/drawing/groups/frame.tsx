import { classes, IconButton, Menu, MenuChoice, MenuItem, MenuSeparator } from '@talkgraph/ui'
import { Handle, type NodeProps, Position } from '@xyflow/react'
import { ChevronDown, ChevronRight, Ellipsis, MousePointerClick, Ungroup } from 'lucide-react'
import { memo } from 'react'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import type { FrameNode } from './frames.js'
import { changeGroup, dropGroup, groupColours } from './groups.js'
import styles from './groups.module.css'
import { WrittenOnLeave } from './written-on-leave.js'

/** A group on the canvas: its name above its steps, which it can fold away. */
export const Frame = memo(function Frame({
  data: { group, count, isFolded },
}: NodeProps<FrameNode>) {
  const { view, actions } = useFlowRoom()
  const { id, name, colour, nodeIds } = group
  const fold = () => {
    const folded = new Set(view.get().folded)
    isFolded ? folded.delete(id) : folded.add(id)
    view.set({ folded })
    actions.say(`${name}: ${isFolded ? 'open' : 'folded'}.`)
  }
  return (
    <div className={classes(styles.frame, styles[colour], isFolded && styles.folded)}>
      <Handle
        type="target"
        id="in"
        position={Position.Left}
        className={styles.hidden}
        isConnectable={false}
      />
      <Handle
        type="source"
        id="out"
        position={Position.Right}
        className={styles.hidden}
        isConnectable={false}
      />
      <div className={styles.head}>
        <IconButton
          size="small"
          label={isFolded ? `Open ${name}` : `Fold ${name}`}
          icon={isFolded ? <ChevronRight size={16} /> : <ChevronDown size={16} />}
          onClick={fold}
        />
        <WrittenOnLeave
          isFixed={actions.isFixed}
          label="Name of the group"
          className={styles.name}
          value={name}
          onWrite={next =>
            actions.run([changeGroup(id, 'name', next)], `Named the group “${next}”`)
          }
        />
        {isFolded && (
          <span className={styles.count}>{count === 1 ? '1 step' : `${count} steps`}</span>
        )}
        <Menu
          trigger={
            <IconButton size="small" label={`More about ${name}`} icon={<Ellipsis size={16} />} />
          }
        >
          <MenuItem icon={<MousePointerClick size={16} />} onSelect={() => view.select(nodeIds)}>
            Select its steps
          </MenuItem>
          {!actions.isFixed && (
            <>
              <MenuChoice
                label="Colour"
                value={colour}
                options={Object.entries(groupColours).map(([value, label]) => ({ value, label }))}
                onValueChange={next =>
                  actions.run([changeGroup(id, 'colour', next)], `Coloured “${name}”`)
                }
              />
              <MenuSeparator />
              <MenuItem
                icon={<Ungroup size={16} />}
                onSelect={() => actions.run([dropGroup(id)], `Took “${name}” apart`)}
              >
                Take apart
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
    </div>
  )
})
