/**
 * The groups of nodes in which each leads to each, in time linear in nodes and edges; a node that leads to itself is one
 * too. Without recursion, as flows may be long. (Tarjan's strongly connected components.)
 */
export function findLoops(
  ids: readonly string[],
  next: (id: string) => readonly string[],
): string[][] {
  const known = new Set(ids)
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const loops: string[][] = []
  for (const start of ids) {
    if (order.has(start)) continue
    const path = [enter(start)]
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const target = top.targets[top.at++]
      if (target === undefined) {
        path.pop()
        leave(top.id, path.at(-1)?.id)
      } else if (!order.has(target)) path.push(enter(target))
      else if (isOpen.has(target)) lower(top.id, order.get(target))
    }
  }
  return loops

  function enter(id: string) {
    low.set(id, order.size)
    order.set(id, order.size)
    open.push(id)
    isOpen.add(id)
    return { id, targets: next(id).filter(target => known.has(target)), at: 0 }
  }

  function lower(id: string, to = Infinity) {
    low.set(id, Math.min(low.get(id) ?? Infinity, to))
  }

  function leave(id: string, parent: string | undefined) {
    if (parent !== undefined) lower(parent, low.get(id))
    if (low.get(id) !== order.get(id)) return
    const group = open.splice(open.lastIndexOf(id))
    for (const each of group) isOpen.delete(each)
    if (group.length > 1 || next(id).includes(id)) loops.push(group)
  }
}
