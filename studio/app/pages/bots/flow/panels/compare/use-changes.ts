import { type RefObject, useCallback, useEffect, useState } from 'react'
import { usePageKeys } from '#keys/use-page-keys.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import type { Difference } from './compare.js'
import { compareKeys } from './keys.js'
import { sayDifference } from './say-difference.js'

/** The difference that one is at, and the way from one to the next: by buttons, and by N and P in outline, canvas and panel. */
export function useChanges(
  differences: readonly Difference[],
  home: RefObject<HTMLElement | null>,
) {
  const { view, actions, camera, announcer } = useFlowRoom()
  const [current, setCurrent] = useState<string | null>(null)
  const at = differences.findIndex(({ key }) => key === current)
  const selected = useView(state => state.selected)

  const go = useCallback(
    (index: number) => {
      const place = (index + differences.length) % Math.max(differences.length, 1)
      const difference = differences[place]
      if (!difference) return announcer.say('Nothing differs.')
      setCurrent(difference.key)
      announcer.say(`${place + 1} of ${differences.length}. ${sayDifference(difference)}`)
      if (difference.kind === 'value') return
      const { nodeId } = difference
      const isInPanel = home.current?.contains(document.activeElement) ?? false
      if (isInPanel) {
        view.select([nodeId])
        camera.reveal(nodeId)
      } else view.goTo(nodeId)
      if (difference.kind !== 'way') return
      const exits = actions.flow().steps.get(nodeId)?.exits ?? []
      const exit = exits.findIndex(({ sourceHandle }) => sourceHandle === difference.sourceHandle)
      if (exit >= 0) view.set({ focusedExit: exit })
    },
    [differences, home, view, actions, camera, announcer],
  )

  // Who presses a step that differs on the canvas reads what differs there.
  useEffect(() => {
    const [nodeId] = selected
    if (nodeId === undefined || selected.size > 1) return
    setCurrent(before => {
      const isThere = differences.some(each => each.key === before && aboutStep(each) === nodeId)
      if (isThere) return before
      return differences.find(each => aboutStep(each) === nodeId)?.key ?? before
    })
  }, [selected, differences])

  usePageKeys(compareKeys, ({ does }) => {
    const step = does === 'next' ? 1 : -1
    go(at < 0 && step < 0 ? -1 : at + step)
  })

  return { at, go }
}

const aboutStep = (difference: Difference) =>
  difference.kind === 'value' ? null : difference.nodeId
