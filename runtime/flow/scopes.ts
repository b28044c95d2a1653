import type { FindText } from '../bot/translate.js'
import type { Registry } from '../node/registry.js'
import { type InnerSession, innerSession } from '../session/inner-session.js'
import type { Session } from '../session/session.js'
import type { NamedValue } from '../session/values.js'
import type { Level } from './levels.js'
import { namesSetBy } from './names-set-by.js'
import type { WalkEvent } from './walk-event.js'
import { createRecord, type WalkRecord } from './walk-record.js'

/** A bot's or sub-flow's texts in the visitor's language, by the ids in its file; undefined where there are none. */
export type FindTranslations = ((nodeId: string) => FindText) | undefined

/** What the nodes of one level are played with. */
interface Scope {
  readonly prefix: string
  readonly session: Session
  readonly record: WalkRecord
  readonly translations: FindTranslations
}

/** The scopes of a walk: that of the bot itself, and one for each level that it has come to. */
export interface Scopes {
  of(level: Level): Scope
  /** A sub-flow begins, with these of the values that it takes. */
  begin(level: Level, values: Readonly<Record<string, NamedValue>>): void
  /** A sub-flow is over: its caller gets those values that it gives back. */
  giveBack(level: Level, inside: NonNullable<Level['inside']>): void
}

/** Begins with the scope of the bot itself. */
export function createScopes({
  session,
  registry,
  translations,
  findTranslations = () => undefined,
  tell,
}: {
  session: Session
  registry: Registry
  translations?: FindTranslations
  findTranslations?: ((translations: unknown) => FindTranslations) | undefined
  tell: (event: WalkEvent) => void
}): Scopes {
  const outermost = { prefix: '', session, record: createRecord(session, tell), translations }
  const inner = new Map<string, Scope & { readonly session: InnerSession }>()

  return {
    of: level => scopeOf(level),
    begin(level, values) {
      const taken = new Set(level.inside?.subFlow.inputs)
      const given = Object.entries(values).filter(([name]) => taken.has(name))
      innerScope(level)?.session.begin(Object.fromEntries(given))
    },
    giveBack(level, { at, subFlow, call }) {
      const own = innerScope(level)?.session
      const { session: caller } = scopeOf(at.level)
      for (const name of subFlow.outputs) {
        const kept = own?.kept(name)
        const variable = Object.hasOwn(call.outputs, name) ? call.outputs[name]?.trim() : ''
        if (kept && variable) caller.setVariable(variable, kept.value, kept.original)
      }
    },
  }

  function scopeOf(level: Level): Scope {
    return innerScope(level) ?? outermost
  }

  function innerScope({ prefix, flow, inside }: Level) {
    if (!inside) return undefined
    const known = inner.get(prefix)
    if (known) return known
    const own = innerSession(scopeOf(inside.at.level).session, prefix, () =>
      namesSetBy(flow, registry),
    )
    const scope = {
      prefix,
      session: own,
      record: createRecord(own, tell),
      translations: findTranslations(inside.subFlow.file.translations),
    }
    inner.set(prefix, scope)
    return scope
  }
}
