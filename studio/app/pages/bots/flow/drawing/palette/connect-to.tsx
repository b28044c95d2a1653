import { Plus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { exitAt } from '../../model/edit/changes.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { byDistance } from '../../model/edit/walk.js'
import { KindIcon } from '../signs/kind-icon.js'
import { Floating, useAnchor } from './floating.js'
import { type Choice, Picker } from './picker.js'

const newStep = 'new step'

/** The list of steps behind C, the nearest first. */
export function ConnectTo() {
  const connecting = useView(state => state.connecting)
  return connecting && <Open />
}

function Open() {
  const { view, actions } = useFlowRoom()
  const connecting = useView(state => state.connecting)
  const anchor = useAnchor(connecting ?? undefined, undefined)
  const choices = useMemo((): readonly Choice[] => {
    if (!connecting) return []
    const flow = actions.flow()
    const now = exitAt(flow, connecting)?.target
    return [
      ...byDistance(flow, actions.places(), connecting.nodeId).map(({ id, type, name }) => ({
        id: `step ${id}`,
        label: name,
        icon: <KindIcon type={type} />,
        ...(id === now && { hint: 'Now' }),
        ...(id === connecting.nodeId && { hint: 'Itself' }),
      })),
      { id: newStep, label: 'New step', icon: <Plus size={16} /> },
    ]
  }, [actions, connecting])
  const close = useCallback(() => {
    view.set({ connecting: null })
    view.goTo(null)
  }, [view])
  const leave = useCallback(() => view.set({ connecting: null }), [view])
  return (
    <Floating at={anchor} onClose={leave}>
      <Picker
        label="Connect to"
        choices={choices}
        onClose={close}
        onPick={id => {
          view.set({ connecting: null })
          if (!connecting) return
          if (id === newStep) return view.set({ adding: { from: connecting } })
          actions.connect(connecting, id.slice('step '.length))
          view.goTo(null)
        }}
      />
    </Floating>
  )
}
