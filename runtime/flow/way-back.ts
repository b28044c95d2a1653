import type { Flow } from '../bot/flow.js'
import type { Registry } from '../node/registry.js'
import { callOf, everyLevel, type Level } from './levels.js'

/** A step on whose way a flow plays the sub-flow that it is itself. */
export interface WayBack {
  /** The step, by the way to it: `home/street`. */
  readonly nodeId: string
  /** What lies between, by their names, outer ones first. */
  readonly between: readonly string[]
}

/** Where a flow plays the sub-flow of this id: in itself or in one that it plays, whichever version lies there. */
export function findWayBack(flow: Flow, id: string, registry: Registry): WayBack | undefined {
  for (const level of everyLevel(flow, registry))
    for (const node of level.flow.nodes.values())
      if (callOf(node, registry)?.id === id)
        return { nodeId: level.prefix + node.id, between: namesOf(level) }
  return undefined
}

/** A way that leads back, in words. */
export function wordsOfWay({ between }: WayBack, name: string): string {
  const way = [name, ...between, name].map(each => `“${each}”`).join(' → ')
  return `A sub-flow cannot play itself: ${way}.`
}

function namesOf({ inside }: Level): string[] {
  return inside ? [...namesOf(inside.at.level), inside.subFlow.file.name || inside.call.id] : []
}
