import type { Session } from './session.js'
import type { VisitorField } from './session-record.js'
import type { NamedValue } from './values.js'

/** A session as the nodes of a sub-flow see it: its names are its own, what was said and answered is the conversation's. */
export interface InnerSession extends Session {
  /** Forgets what an earlier run has left, and begins with these values. */
  begin(values: Readonly<Record<string, NamedValue>>): void
  /** What stands under one of its own names; undefined where nothing does. */
  kept(name: string): NamedValue | undefined
}

/** The visitor's own fields, which are known in every sub-flow (decision 130). */
export const visitorFields = ['name', 'email', 'phone', 'mobile'] as const

/**
 * Makes the session of a sub-flow inside that of its caller. `prefix` stands before the ids of its nodes: a name that begins
 * with it is a node's own id. `settable` are the names that some step of it, or its caller, can set.
 */
export function innerSession(
  caller: Session,
  prefix: string,
  settable: () => ReadonlySet<string>,
): InnerSession {
  const { inner } = caller
  const own = (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : name)
  const visitorField = (name: string) => visitorFields.find(field => field === name)
  const find = (given: string): NamedValue | undefined => {
    const name = own(given)
    const field = visitorField(name)
    const known = field && caller.visitorField(field)
    return inner.get(prefix, name) ?? (known === undefined ? undefined : { value: known })
  }
  const setVariable: Session['setVariable'] = (name, value, original) =>
    inner.set(prefix, own(name), { value, original })

  const changed: Partial<InnerSession> = {
    begin(values) {
      inner.clear(prefix)
      for (const [name, value] of Object.entries(values)) inner.set(prefix, name, value)
    },
    kept: find,
    get: name => find(name)?.value,
    canBeSet: name => settable().has(own(name)) || visitorField(own(name)) !== undefined,
    original: name => find(name)?.original ?? find(name)?.value,
    setVariable,
    setVisitor(field: VisitorField, value: string) {
      caller.setVisitor(field, value)
      setVariable(field, value)
    },
    answer({ variable, ...answer }) {
      caller.answer({ ...answer, isInner: true })
      if (!variable) return
      const { key, value, original } = answer
      inner.set(prefix, own(variable), {
        value,
        original,
        step: key,
      })
    },
    values() {
      const kept = inner.all(prefix)
      const { visitor } = caller.values()
      const named = new Set(kept.map(([, { step }]) => step))
      const values = (which: (entry: NamedValue) => boolean) =>
        Object.fromEntries(
          kept.flatMap(([name, entry]) => (which(entry) ? [[name, entry.value]] : [])),
        )
      return {
        answers: {
          ...Object.fromEntries(
            caller
              .answersBelow(prefix)
              .flatMap(([key, value]) => (named.has(key) ? [] : [[own(key), value]])),
          ),
          ...values(({ step }) => step !== undefined),
        },
        variables: values(({ step }) => step === undefined),
        visitor,
        values: {
          ...Object.fromEntries([...settable(), ...visitorFields].map(name => [name, null])),
          ...visitor,
          ...values(() => true),
        },
      }
    },
  }
  return Object.assign(Object.create(caller), changed)
}
