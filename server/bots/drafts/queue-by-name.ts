/** Does one thing after the other for each name. */
export type InOrder = <Done>(name: string, act: () => Promise<Done>) => Promise<Done>

/** Makes an order: what waits for its turn takes no connection of the database meanwhile. */
export function createInOrder(): InOrder {
  const last = new Map<string, Promise<unknown>>()
  return (name, act) => {
    const before = last.get(name) ?? Promise.resolve()
    const done = before.then(act, act)
    last.set(name, done)
    const forget = () => {
      if (last.get(name) === done) last.delete(name)
    }
    done.then(forget, forget)
    return done
  }
}
