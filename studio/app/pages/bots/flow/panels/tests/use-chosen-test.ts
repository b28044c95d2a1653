import { type RefObject, useCallback, useEffect, useMemo } from 'react'
import { usePageKeys } from '#keys/use-page-keys.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { useLayer } from '../../model/edit/use-layer.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import { drawnStep, drawnWay } from './drawn-step.js'
import { sayFault } from './say-fault.js'
import { testLayer } from './test-layer.js'
import { type PlayedTest, stateOf } from './tests-store.js'

const keys = [
  { keys: ['n'], by: 1 },
  { keys: ['p'], by: -1 },
]

/** The test that one is at, its way and its faults on the canvas, and the way from one to the next: by buttons, and by N and P. */
export function useChosenTest(
  tests: readonly PlayedTest[],
  flow: DraftFlow,
  home: RefObject<HTMLElement | null>,
) {
  const { view, camera, announcer } = useFlowRoom()
  const chosen = useView(({ testName }) => testName)
  const choose = useCallback((testName: string | null) => view.set({ testName }), [view])
  const at = tests.findIndex(({ test }) => test.name === chosen)
  const result = tests[at]?.result

  const layer = useMemo(() => (result ? testLayer(result.faults, flow) : null), [result, flow])
  useLayer(layer)
  const way = JSON.stringify(result ? drawnWay(flow, result.visited) : [])
  useEffect(() => {
    view.set({ way: JSON.parse(way) })
    return () => view.set({ way: [] })
  }, [view, way])

  const go = useCallback(
    (index: number) => {
      const place = (index + tests.length) % Math.max(tests.length, 1)
      const played = tests[place]
      if (!played) return announcer.say('There are no tests.')
      choose(played.test.name)
      const [fault] = played.result?.faults ?? []
      const said = fault && sayFault(fault, flow)
      announcer.say(
        `${place + 1} of ${tests.length}. ${played.test.name}: ${stateOf(played)}.${said ? ` Expected: ${said.expected}. Came: ${said.came}.` : ''}`,
      )
      const step = fault?.nodeId === undefined ? undefined : drawnStep(flow, fault.nodeId)
      if (step === undefined) return
      if (home.current?.contains(document.activeElement)) {
        view.select([step])
        camera.reveal(step)
      } else view.goTo(step)
    },
    [tests, flow, home, choose, view, camera, announcer],
  )

  usePageKeys(keys, ({ by }) => go(at < 0 && by < 0 ? -1 : at + by))

  return { at, go, choose }
}
