import { type Point, snap, stepWidth } from './sizes.js'

/** What a layout needs to know of a step. */
export interface LaidOut {
  readonly id: string
  readonly height: number
  /** The steps that its exits lead to, in the order of the exits. */
  readonly next: readonly string[]
}

/** How far steps stand apart. */
export const apart = { x: 96, y: 40 }

/**
 * Places steps as a tree that reads from left to right: each stands in the column after the step that leads to it first, its
 * own steps beside it. What does not hang on the first tree follows below.
 */
export function treeLayout(
  steps: readonly LaidOut[],
  start: string | undefined,
): Map<string, Point> {
  const byId = new Map(steps.map(step => [step.id, step]))
  const places = new Map<string, Point>()
  const seen = new Set<string>()
  const bottoms: number[] = []
  let low = 0

  const placeTree = (root: string) => {
    const order = treeOf(root, byId, seen)
    // What is below a whole tree begins a line of its own.
    const top = low
    bottoms.fill(top)
    for (const { step, depth, children } of order.reverse()) {
      const placed = children.map(id => places.get(id)?.y ?? 0)
      const [first = Number.NEGATIVE_INFINITY] = placed
      const last = placed.at(-1) ?? first
      const lastHeight = byId.get(children.at(-1) ?? '')?.height ?? 0
      const wanted = children.length > 0 ? (first + last + lastHeight - step.height) / 2 : top
      const y = Math.max(wanted, bottoms[depth] ?? top)
      places.set(step.id, { x: depth * (stepWidth + apart.x), y })
      bottoms[depth] = y + step.height + apart.y
      low = Math.max(low, bottoms[depth] ?? 0)
    }
  }

  const targets = new Set(steps.flatMap(({ id, next }) => next.filter(each => each !== id)))
  const roots = [
    ...(start === undefined ? [] : [start]),
    ...steps.map(({ id }) => id).filter(id => !targets.has(id)),
  ]
  for (const root of [...roots, ...byId.keys()])
    if (byId.has(root) && !seen.has(root)) placeTree(root)
  return new Map([...places].map(([id, place]) => [id, snap(place)]))
}

interface Branch {
  readonly step: LaidOut
  readonly depth: number
  readonly children: string[]
}

/** The steps of a tree such that, read from the end, children come before their parent and upper ones before lower ones. */
function treeOf(root: string, byId: ReadonlyMap<string, LaidOut>, seen: Set<string>): Branch[] {
  const order: Branch[] = []
  const parents: (Branch | undefined)[] = []
  const waiting: { id: string; depth: number; parent: Branch | undefined }[] = [
    { id: root, depth: 0, parent: undefined },
  ]
  const found: Branch[] = []
  // Breadth first: a step belongs to the shortest way to it.
  seen.add(root)
  for (const { id, depth, parent } of waiting) {
    const step = byId.get(id)
    if (!step) continue
    const branch: Branch = { step, depth, children: [] }
    parent?.children.push(id)
    found.push(branch)
    parents.push(parent)
    for (const next of step.next) {
      if (seen.has(next) || !byId.has(next)) continue
      seen.add(next)
      waiting.push({ id: next, depth: depth + 1, parent: branch })
    }
  }
  const branches = new Map(found.map(branch => [branch.step.id, branch]))
  const stack = [root]
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    const branch = branches.get(id)
    if (!branch) continue
    order.push(branch)
    // The upper child is popped last, so that it stands nearest to the end.
    stack.push(...branch.children)
  }
  return order
}
