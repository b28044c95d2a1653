import { useEffect } from 'react'
import { exitKey, type Layer, type Mark } from '../layer/layer.js'
import { useFlowRoom, useView } from './flow-context.js'

/** Draws a layer for as long as the component is there; null for none. Give the same object until something changes. */
export function useLayer(layer: Layer | null): void {
  const { view } = useFlowRoom()
  useEffect(() => {
    if (!layer) return
    view.set({ layer })
    return () => {
      if (view.get().layer === layer) view.set({ layer: null })
    }
  }, [layer, view])
}

/** What the layer says of a step. */
export const useStepMark = (nodeId: string): Mark | undefined =>
  useView(({ layer }) => layer?.steps.get(nodeId))

/** What the layer says of an exit. */
export const useExitMark = (nodeId: string, sourceHandle: string | null): Mark | undefined =>
  useView(({ layer }) => layer?.exits.get(exitKey(nodeId, sourceHandle)))
