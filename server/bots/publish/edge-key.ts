/** An edge as one text, as counts name it: a JSON list of source, target and, where there is one, handle. */
export function edgeKey(edge: {
  readonly source: string
  readonly target: string
  readonly sourceHandle?: string | null | undefined
}): string {
  return JSON.stringify([
    edge.source,
    edge.target,
    ...(edge.sourceHandle ? [edge.sourceHandle] : []),
  ])
}
