import { Button } from '@talkgraph/ui'
import { useContext } from 'react'
import type { Finding } from 'talkgraph/builder'
import { FlowContext, type FlowRoom } from '../../model/edit/flow-context.js'

interface Act {
  readonly title: string
  readonly run: (room: FlowRoom, nodeId: string, field: string) => void
}

/** What one would do about a finding, where that needs a choice that no mend can make. */
const acts: Readonly<Record<string, Act>> = {
  'branch-without-edge': {
    title: 'Draw the way',
    run({ view, actions }, nodeId, field) {
      const exit = actions
        .flow()
        .steps.get(nodeId)
        ?.exits.find(({ handle }) => handle === field)
      if (exit) view.set({ connecting: { nodeId, sourceHandle: exit.sourceHandle } })
    },
  },
  'unreachable-node': {
    title: 'Connect from …',
    run: ({ view }, nodeId) => view.set({ connectingFrom: nodeId }),
  },
}

/** The button for it; nothing where there is no room to draw in. */
export function FindingAct({
  finding: { rule, nodeId, field = '', mend },
}: {
  readonly finding: Finding
}) {
  const room = useContext(FlowContext)
  const act = acts[rule]
  const isMended = mend?.changes.some(({ op }) => op === 'connect')
  if (!room || room.actions.isFixed || !act || nodeId === undefined || isMended) return null
  return (
    <Button
      size="small"
      onClick={() => {
        room.view.reveal({ nodeId })
        act.run(room, nodeId, field)
      }}
    >
      {act.title}
    </Button>
  )
}
