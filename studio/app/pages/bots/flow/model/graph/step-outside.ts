/** The step of a flow in which a step inside a sub-flow is played, such as `home` for `home/street`; the id itself where there is none. */
export function stepOutside(nodeId: string, isStep: (id: string) => boolean): string {
  for (let slash = nodeId.indexOf('/'); slash > 0; slash = nodeId.indexOf('/', slash + 1))
    if (isStep(nodeId.slice(0, slash))) return nodeId.slice(0, slash)
  return nodeId
}
