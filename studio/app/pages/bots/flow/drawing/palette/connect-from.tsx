import { useCallback, useMemo } from 'react'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { byDistance } from '../../model/edit/walk.js'
import type { ExitPlace } from '../../model/view/view.js'
import { KindIcon } from '../signs/kind-icon.js'
import { Floating, useAnchor } from './floating.js'
import { type Choice, Picker } from './picker.js'

/** The exits from which a way can lead to a step that nobody reaches, the nearest first. */
export function ConnectFrom() {
  const target = useView(state => state.connectingFrom)
  return target !== null && <Open target={target} />
}

function Open({ target }: { readonly target: string }) {
  const { view, actions } = useFlowRoom()
  const anchor = useAnchor({ nodeId: target, sourceHandle: null }, undefined)
  const exits = useMemo(() => {
    const flow = actions.flow()
    const all = byDistance(flow, actions.places(), target)
      .filter(({ id }) => id !== target)
      .flatMap(({ id, type, name, exits: own }) =>
        own
          .filter(({ state }) => state !== 'look')
          .map(exit => ({
            from: { nodeId: id, sourceHandle: exit.sourceHandle },
            exit,
            type,
            name,
          })),
      )
    // An exit that leads nowhere yet loses nothing.
    return [
      ...all.filter(({ exit }) => exit.target === undefined),
      ...all.filter(({ exit }) => exit.target !== undefined),
    ]
  }, [actions, target])
  const choices = exits.map(
    ({ exit, type, name }, place): Choice => ({
      id: String(place),
      label: `${name}: ${exit.title}`,
      icon: <KindIcon type={type} />,
      ...(exit.target !== undefined && { hint: 'Leads elsewhere now' }),
    }),
  )
  const leave = useCallback(() => view.set({ connectingFrom: null }), [view])
  const close = useCallback(() => {
    leave()
    view.goTo(null)
  }, [view, leave])
  const connect = (from: ExitPlace | undefined) => {
    leave()
    if (from) actions.connect(from, target)
    view.goTo(target)
  }
  return (
    <Floating at={anchor} onClose={leave}>
      <Picker
        label="Connect from"
        choices={choices}
        onClose={close}
        onPick={id => connect(exits[Number(id)]?.from)}
      />
    </Floating>
  )
}
