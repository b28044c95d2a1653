/** Under which name a bot file carries this version of a sub-flow. */
export const keyOfSubFlow = (id: string, version: number) => `${id}@${version}`

/** The sub-flow and the version that a name in `subFlows` stands for; a name without one stands for any. */
export function readSubFlowKey(key: string): {
  readonly id: string
  readonly version: number | undefined
} {
  const at = key.lastIndexOf('@')
  const version = at > 0 && /^\d+$/.test(key.slice(at + 1)) ? Number(key.slice(at + 1)) : undefined
  return version === undefined ? { id: key, version } : { id: key.slice(0, at), version }
}
