import { Dialog } from '@talkgraph/ui'
import { type ReactNode, useContext, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Canvas } from '../../drawing/canvas/canvas.js'
import { FindPanel } from '../../drawing/find/find-panel.js'
import { Outline } from '../../drawing/outline/outline.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { createFlowRoom } from '../../model/edit/create-flow-room.js'
import { FlowContext, useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { randomId } from '../../model/edit/ids.js'
import { readFlow } from '../../model/graph/read-graph.js'
import { useIsSmall } from '../../model/view/use-is-small.js'
import { createView } from '../../model/view/view.js'
import { Drawer } from '../beside/drawer.js'
import { usePutAway } from '../beside/use-put-away.js'
import styles from '../flow.module.css'
import { LiveRegion } from '../live-region.js'
import { KeysDialog } from '../toolbar/keys-dialog.js'
import { useClipboard } from '../use-clipboard.js'
import { useRoomKeys } from '../use-room-keys.js'
import { BesidesStored } from './beside-stored.js'
import { StoredStep } from './stored-step.js'

/** The parts of the room around a stored version: outline, canvas and fields, of which none can be changed. */
export function StoredParts({
  botId,
  bar,
  prefix = '',
}: {
  readonly botId: string
  readonly bar: ReactNode
  /** What stands before the ids of its steps in results. */
  readonly prefix?: string
}) {
  const room = useContext(DraftRoomContext)
  if (!room) throw new Error('There is no version around the room.')
  const [query] = useSearchParams()
  const compared = query.get('compare')
  const [flowRoom] = useState(() => {
    const view = createView(readFlow(room.state().draft).start, innerWidth)
    if (compared !== null) view.set({ drawer: 'compare', comparedWith: compared })
    return createFlowRoom({ botId, prefix, room, view, nextId: randomId })
  })
  return (
    <FlowContext value={flowRoom}>
      <Parts bar={bar} />
    </FlowContext>
  )
}

function Parts({ bar }: { readonly bar: ReactNode }) {
  const { view } = useFlowRoom()
  const home = useRef<HTMLDivElement>(null)
  const isSmall = useIsSmall()
  const left = useView(state => state.left)
  const isStepOpen = useView(state => state.isStepOpen)
  const isFinding = useView(state => state.isFinding)
  const away = usePutAway()
  useRoomKeys(home)
  useClipboard(home)
  return (
    <div ref={home} className={styles.room}>
      <div data-part="">{bar}</div>
      <div className={styles.parts}>
        {(isSmall || left !== null) && (
          <div
            className={styles.start}
            data-aside={!isSmall && away.start ? '' : undefined}
            data-part='[role="treeitem"][tabindex="0"]'
          >
            <Outline isTouched={isSmall} />
          </div>
        )}
        {!isSmall && (
          <div className={styles.middle} data-part='section[tabindex="0"]'>
            <Canvas />
          </div>
        )}
        {!isSmall && isStepOpen && !away.end && (
          <div className={styles.end} data-part="">
            <StoredStep />
          </div>
        )}
        <Drawer />
        {isFinding && <FindPanel />}
        <BesidesStored />
      </div>
      {isSmall && (
        <Dialog
          side
          title="Step"
          open={isStepOpen}
          onOpenChange={isOpen => view.set({ isStepOpen: isOpen })}
        >
          <StoredStep />
        </Dialog>
      )}
      <KeysDialog />
      <LiveRegion />
    </div>
  )
}
