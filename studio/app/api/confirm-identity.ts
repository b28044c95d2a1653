/** Asks who is signed in to confirm that it is them; resolves to whether they have. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** Has who is signed in asked by this from now on, until it is taken back. */
export function askIdentityBy(by: Ask): () => void {
  ask = by
  return () => {
    if (ask === by) ask = undefined
  }
}

/** Asks once for all that wait for it; false where nobody is there to ask. */
export function confirmIdentity(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}
