import { Button, Dialog } from '@talkgraph/ui'
import { useContext, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BotAbout } from '#api/records.js'
import { keptProposal } from '../../api/kept-proposal.js'
import { BringDialog } from '../drawing/bring/bring-dialog.js'
import { Canvas } from '../drawing/canvas/canvas.js'
import { PressMenu } from '../drawing/canvas/press-menu.js'
import { ExportMenu } from '../drawing/export/export-menu.js'
import { FindPanel } from '../drawing/find/find-panel.js'
import { Outline } from '../drawing/outline/outline.js'
import { AddStep } from '../drawing/palette/add-step.js'
import { ConnectFrom } from '../drawing/palette/connect-from.js'
import { ConnectTo } from '../drawing/palette/connect-to.js'
import { Palette } from '../drawing/palette/palette.js'
import { layoutInWorker, tidy } from '../drawing/tidy/tidy.js'
import { DraftRoomContext } from '../model/draft/use-draft.js'
import { createFlowRoom } from '../model/edit/create-flow-room.js'
import { FlowContext, type FlowRoom, useFlowRoom, useView } from '../model/edit/flow-context.js'
import { type NextId, randomId } from '../model/edit/ids.js'
import { readFlow } from '../model/graph/read-graph.js'
import { useIsSmall } from '../model/view/use-is-small.js'
import { createView } from '../model/view/view.js'
import { Drawer } from './beside/drawer.js'
import { Hints } from './beside/hints.js'
import { PanelPart } from './beside/panel-part.js'
import { StepPanel } from './beside/step-panel.js'
import { usePanels } from './beside/use-panels.js'
import { usePutAway } from './beside/use-put-away.js'
import styles from './flow.module.css'
import { LiveRegion } from './live-region.js'
import { DraftNotices } from './notices/draft-notices.js'
import { KeysDialog } from './toolbar/keys-dialog.js'
import { Toolbar } from './toolbar/toolbar.js'
import { useClipboard } from './use-clipboard.js'
import { useFlowCommands } from './use-flow-commands.js'
import { useRoomKeys } from './use-room-keys.js'

/** The parts of the room around one draft. */
export function FlowParts({
  about,
  nextId = randomId,
}: {
  readonly about: BotAbout
  readonly nextId?: NextId
}) {
  const botId = about.chatbot.id
  const room = useContext(DraftRoomContext)
  if (!room) throw new Error('There is no draft around the room.')
  const isSmall = useIsSmall()
  const [query] = useSearchParams()
  const compared = query.get('compare')
  const [flowRoom] = useState((): FlowRoom => {
    const view = createView(readFlow(room.state().draft).start, innerWidth)
    if (compared !== null) view.set({ drawer: 'compare', comparedWith: compared })
    const { start, steps } = readFlow(room.state().draft)
    const wanted = query.get('step')
    // What was drafted for this bot waits to be accepted; else who begins a bot begins with its first words.
    if (wanted !== null && steps.has(wanted)) view.reveal({ nodeId: wanted, isEntered: true })
    else if (keptProposal(botId)) view.set({ drawer: 'words' })
    else if (start !== undefined && steps.size === 1 && !isSmall)
      view.reveal({ nodeId: start, isEntered: true })
    return createFlowRoom({ botId, room, view, nextId })
  })
  return (
    <FlowContext value={flowRoom}>
      <Parts isSmall={isSmall} about={about} />
    </FlowContext>
  )
}

function Parts({ isSmall, about }: { readonly isSmall: boolean; readonly about: BotAbout }) {
  const flowRoom = useFlowRoom()
  const home = useRef<HTMLDivElement>(null)
  const left = useView(state => state.left)
  const [startPanel] = usePanels(({ id, side }) => side === 'start' && id === left)
  const isStepOpen = useView(state => state.isStepOpen)
  const away = usePutAway()
  const aside = !isSmall && away.start ? '' : undefined
  const { view } = flowRoom
  const isFinding = useView(state => state.isFinding)
  const notices = (
    <div className={styles.notices}>
      <DraftNotices />
    </div>
  )
  useRoomKeys(home)
  useClipboard(home)
  useFlowCommands(about, flowRoom)
  return (
    <div ref={home} className={styles.room}>
      <div data-part="">
        <Toolbar isSmall={isSmall} onTidy={() => void tidy(flowRoom, layoutInWorker)}>
          <ExportMenu title={about.chatbot.title} />
          <Button variant="primary" size="small" onClick={() => view.set({ dialog: 'publish' })}>
            Publish
          </Button>
        </Toolbar>
      </div>
      <div className={styles.parts}>
        {(isSmall || left === 'outline') && (
          <div
            className={styles.start}
            data-aside={aside}
            data-part='[role="treeitem"][tabindex="0"]'
          >
            <Outline isTouched={isSmall} />
          </div>
        )}
        {!isSmall && left === 'palette' && (
          <div className={styles.start} data-aside={aside} data-part="">
            <Palette />
          </div>
        )}
        {!isSmall && startPanel && (
          <div className={styles.start} data-aside={aside} data-part="">
            <PanelPart panel={startPanel} />
          </div>
        )}
        {!isSmall && (
          <div className={styles.middle} data-part='section[tabindex="0"]'>
            <Canvas />
            <Hints />
            {notices}
          </div>
        )}
        {!isSmall && isStepOpen && !away.end && (
          <div
            className={styles.end}
            data-part='form[aria-label="Step"] :is(input, textarea, button, [contenteditable="true"])'
          >
            <StepPanel />
          </div>
        )}
        <Drawer />
        {isSmall && notices}
        {isFinding && <FindPanel />}
      </div>
      {isSmall && (
        <Dialog
          side
          title="Step"
          open={isStepOpen}
          onOpenChange={isOpen => view.set({ isStepOpen: isOpen })}
        >
          <StepPanel />
        </Dialog>
      )}
      <AddStep />
      <ConnectTo />
      <ConnectFrom />
      <PressMenu onTidy={() => void tidy(flowRoom, layoutInWorker)} />
      <Dialogs />
      <BringDialog />
      <KeysDialog />
      <LiveRegion />
    </div>
  )
}

/** What asks something above the page: what comes with the room is there from the start, so that it can fade away. */
function Dialogs() {
  const open = useView(({ dialog }) => dialog)
  const asked = usePanels(panel => panel.side === 'above' && ('Part' in panel || panel.id === open))
  return asked.map(panel => <PanelPart key={panel.id} panel={panel} until={null} />)
}
