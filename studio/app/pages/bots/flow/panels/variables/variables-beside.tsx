import { looksId } from 'talkgraph/builder'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { VariablesPanel } from './variables-panel.js'

/** The variables of the flow at the start of the canvas. */
export function VariablesBeside() {
  const { view } = useFlowRoom()
  return (
    <VariablesPanel
      onReveal={(nodeId, field) => {
        // Looks stand with the bot itself.
        if (nodeId === looksId) view.select([])
        else view.revealField(nodeId, field)
      }}
    />
  )
}
