import { useFlowRoom } from '../../model/edit/flow-context.js'
import { ChannelFindings } from './channel-findings.js'
import { type FindingPlace, FindingsPanel } from './findings-panel.js'

/** What lint finds, and what connected channels lack, over the end of the canvas. */
export function FindingsBeside() {
  const { view, botId } = useFlowRoom()
  const reveal = ({ nodeId, path }: FindingPlace) => {
    view.set({ drawer: null })
    view.revealField(nodeId, path)
  }
  return (
    <>
      <FindingsPanel onReveal={reveal} />
      <ChannelFindings botId={botId} onReveal={reveal} />
    </>
  )
}
