import { useCallback, useMemo } from 'react'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { isSubFlowDraft } from '../../model/graph/is-sub-flow.js'
import { Floating, useAnchor } from './floating.js'
import { kindsFor, recentKinds, rememberKind, withOneChoice } from './kinds.js'
import { Picker } from './picker.js'

/** The list of kinds behind A, the pluses, a double click and a way that is dropped on nothing. */
export function AddStep() {
  const adding = useView(state => state.adding)
  return adding && <Open />
}

function Open() {
  const { view, actions, room } = useFlowRoom()
  const adding = useView(state => state.adding)
  const edge = actions.flow().edges.find(({ id }) => id === adding?.edgeId)
  const anchor = useAnchor(
    adding?.from ?? (edge && { nodeId: edge.source, sourceHandle: edge.sourceHandle }),
    adding?.at,
  )
  const isSubFlow = isSubFlowDraft(room.state().draft)
  const choices = useMemo(() => {
    const kinds = kindsFor(isSubFlow)
    const recent = recentKinds().flatMap(type => kinds.find(({ id }) => id === type) ?? [])
    const ids = new Set(recent.map(({ id }) => id))
    return [
      ...recent.map(choice => ({ ...choice, group: 'Added last' })),
      ...kinds.filter(({ id }) => !ids.has(id)),
    ]
  }, [isSubFlow])
  const unsearched = useMemo(() => withOneChoice(choices), [choices])
  const close = useCallback(() => {
    view.set({ adding: null })
    view.goTo(null)
  }, [view])
  const leave = useCallback(() => view.set({ adding: null }), [view])
  return (
    <Floating at={anchor} onClose={leave}>
      <Picker
        label="Add a step"
        choices={choices}
        unsearched={unsearched}
        onClose={close}
        onPick={type => {
          const added = actions.add(type, adding ?? {})
          rememberKind(type)
          view.set({ adding: null })
          view.goTo(added ?? null)
        }}
      />
    </Floating>
  )
}
