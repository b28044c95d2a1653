import { MenuItem, MenuSeparator, PointMenu } from '@talkgraph/ui'
import {
  ArrowRight,
  Copy,
  CopyPlus,
  Maximize,
  Network,
  PanelRight,
  PencilLine,
  Plus,
  Scissors,
  StickyNote,
  Trash2,
  Workflow,
} from 'lucide-react'
import { cardWords } from '../../model/edit/card-words.js'
import { exitToDraw } from '../../model/edit/changes.js'
import { type FlowRoom, useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { copySelected, duplicate } from '../clipboard/clipboard.js'
import { writeNote } from '../groups/groups.js'

/** What a right press on the canvas or in the outline offers, and the key that stands for it. */
export function PressMenu({ onTidy }: { readonly onTidy: () => void }) {
  const { view } = useFlowRoom()
  const menu = useView(state => state.menu)
  if (!menu) return null
  const close = () => view.set({ menu: null })
  return (
    <PointMenu label="What can be done here" at={menu.at} onClose={close}>
      {menu.nodeId !== undefined ? (
        <OfStep nodeId={menu.nodeId} />
      ) : menu.edgeId !== undefined ? (
        <OfWay edgeId={menu.edgeId} />
      ) : (
        <OfCanvas onTidy={onTidy} />
      )}
    </PointMenu>
  )
}

const size = 16

function OfStep({ nodeId }: { readonly nodeId: string }) {
  const flowRoom = useFlowRoom()
  const { view, actions, room } = flowRoom
  const isSeveral = useView(({ selected }) => selected.size > 1)
  const node = room.state().draft.elements[0].nodes.find(({ id }) => id === nodeId)
  const step = actions.flow().steps.get(nodeId)
  const from = step && exitToDraw(step)
  return (
    <>
      {!isSeveral && (
        <>
          {node && cardWords(node, null) && (
            <MenuItem
              icon={<PencilLine size={size} />}
              onSelect={() => view.set({ writing: { nodeId, exitField: null }, region: 'canvas' })}
            >
              Write on the card
            </MenuItem>
          )}
          <MenuItem
            icon={<PanelRight size={size} />}
            onSelect={() => view.reveal({ nodeId, isEntered: true })}
          >
            Change its fields
          </MenuItem>
          <MenuSeparator />
          {from && (
            <>
              <MenuItem icon={<Plus size={size} />} onSelect={() => view.set({ adding: { from } })}>
                Add a step after it
              </MenuItem>
              <MenuItem
                icon={<ArrowRight size={size} />}
                onSelect={() => view.set({ connecting: from })}
              >
                Connect to…
              </MenuItem>
            </>
          )}
        </>
      )}
      <MenuItem icon={<CopyPlus size={size} />} onSelect={() => duplicate(flowRoom)}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<Copy size={size} />} onSelect={() => void toClipboard(flowRoom)}>
        Copy
      </MenuItem>
      <MenuItem
        icon={<Scissors size={size} />}
        onSelect={() =>
          void toClipboard(flowRoom).then(isCopied => isCopied && actions.removeSelected())
        }
      >
        Cut
      </MenuItem>
      <MenuItem icon={<Workflow size={size} />} onSelect={() => view.set({ dialog: 'sub-flow' })}>
        Make a sub-flow
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 size={size} />} onSelect={actions.removeSelected}>
        Remove
      </MenuItem>
    </>
  )
}

function OfWay({ edgeId }: { readonly edgeId: string }) {
  const { view, actions } = useFlowRoom()
  return (
    <>
      <MenuItem
        icon={<Plus size={size} />}
        onSelect={() => view.set({ adding: { edgeId }, region: 'canvas' })}
      >
        Put a step into this way
      </MenuItem>
      <MenuItem danger icon={<Trash2 size={size} />} onSelect={() => actions.disconnect(edgeId)}>
        Remove this way
      </MenuItem>
    </>
  )
}

function OfCanvas({ onTidy }: { readonly onTidy: () => void }) {
  const { view, actions, camera } = useFlowRoom()
  const place = view.get().menu?.place ?? camera.middle()
  return (
    <>
      <MenuItem
        icon={<Plus size={size} />}
        onSelect={() => view.set({ adding: { at: place }, region: 'canvas' })}
      >
        Add a step here
      </MenuItem>
      <MenuItem
        icon={<StickyNote size={size} />}
        onSelect={() =>
          actions.run([writeNote(actions.nextId(), { text: '', ...place })], 'Added a note')
        }
      >
        Add a note here
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Network size={size} />} onSelect={onTidy}>
        Tidy
      </MenuItem>
      <MenuItem icon={<Maximize size={size} />} onSelect={() => camera.fit()}>
        Fit everything
      </MenuItem>
    </>
  )
}

/** Copies what is selected; false where the browser does not allow it. */
async function toClipboard(flowRoom: FlowRoom): Promise<boolean> {
  const text = copySelected(flowRoom)
  if (text === undefined) return false
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    flowRoom.actions.tell('The browser does not allow copying by a menu. Ctrl C does it.')
    return false
  }
}
