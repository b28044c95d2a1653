/** A way on that is taken by chance, as often as its weight says. */
export interface WeightedBranch {
  readonly id: string
  readonly weight: number
}

/** Branches with an id each: one without has its place in the list for one (decision 10). */
export function identified<Branch extends WeightedBranch>(branches: readonly Branch[]): Branch[] {
  return branches.map((branch, index) => ({ ...branch, id: branch.id || String(index) }))
}

/** The branch at a place from 0 up to 1 among them, by weight; the first one if all weights are 0 (decision 10). */
export function branchAt<Branch extends WeightedBranch>(
  branches: readonly Branch[],
  place: number,
): Branch | undefined {
  const weights = branches.map(({ weight }) => Math.max(0, weight))
  let total = 0
  for (const weight of weights) total += weight
  let left = place * total
  const picked = weights.findIndex(weight => {
    left -= weight
    return left < 0
  })
  return branches[Math.max(0, picked)]
}

/** The ways out: the branches' ids, or the plain way where there is no branch. */
export function branchExits(branches: readonly WeightedBranch[]): (string | null)[] {
  return branches.length > 0 ? identified(branches).map(({ id }) => id) : [null]
}

/** The names of a branch on an edge: its id, then `source-<index>`, never those of another branch (decisions 7 and 10). */
export function branchNames(handle: string, branches: readonly WeightedBranch[]): string[] {
  const index = identified(branches).findIndex(({ id }) => id === handle)
  const names = [handle, `source-${index}`]
  return /^\d+$/.test(handle) ? names : [...names, `source-${handle}`]
}
