import { isChannelName } from './channel-names.js'
import { createInnerNames, type InnerNames, type SavedInnerName } from './inner-names.js'
import { momentInWords } from './moment-in-words.js'
import type { SessionRecord, TranscriptEntry, Visit, VisitorField } from './session-record.js'
import type { NamedValue, Value } from './values.js'
import type { Variables } from './variables.js'
import {
  type Change,
  changed,
  type MadeCall,
  type Mark,
  takeBack,
  type UndoneDetail,
  type WayBack,
} from './way-back.js'

/** One conversation's memory. */
export interface Session extends Variables {
  visit(nodeId: string, at: number): void
  follow(
    edge: { source: string; target: string; sourceHandle?: string | undefined },
    at: number,
  ): void
  write(entry: TranscriptEntry): void
  /** Keeps an answer under the step's key and, where given, under a variable's name; a second answer replaces the first. */
  answer(answer: {
    nodeId: string
    key: string
    variable?: string | undefined
    value: Value
    original?: Value | undefined
    detail?: Value | undefined
    /** It was given in a sub-flow: the names outside know nothing of it. */
    isInner?: boolean
  }): void
  /** What is kept beside a step's answers, those that were gone back over too. */
  besides(key: string): {
    readonly counting: readonly unknown[]
    readonly undone: readonly unknown[]
  }
  /** What sub-flows keep under names of their own. */
  readonly inner: InnerNames
  /** The answers whose keys begin like this. */
  answersBelow(prefix: string): [string, Value][]
  visitorField(field: VisitorField): string | undefined
  /** Keys of the answers that have a variable's name. */
  readonly namedSteps: Iterable<string>
  /** What each name gives now (decision 61). */
  names(): readonly SavedName[]
  setVariable(name: string, value: Value, original?: Value): void
  /** Sets a variable of the host page's, which no change of an answer takes back. */
  provide(name: string, value: Value): void
  /** Sets the visitor's field and the variable of that name (decision 37). */
  setVisitor(field: VisitorField, value: string): void
  end(at: number): void
  /** How much there is now; undefined where answers cannot be changed. */
  mark(): Mark | undefined
  /** What is kept for going back; undefined where answers cannot be changed. */
  readonly wayBack:
    | { changes: Change[]; calls: MadeCall[]; undone: MadeCall[]; details: UndoneDetail[] }
    | undefined
  /** Forgets what came after a mark, and all but the first entries of the transcript; the record keeps it as revised. */
  goBack(to: Mark, nodeId: string, entries: number, at: number): void
  /** A copy as plain data. */
  record(): SessionRecord
}

/** What a name gives, whoever stored it. */
interface SavedName extends NamedValue {
  readonly name: string
}

/** What a session goes on from. */
export interface SavedNames {
  readonly record: SessionRecord
  /** Keys of the answers that have a variable's name. */
  readonly named: readonly string[]
  /** Sessions of earlier versions have none. */
  readonly names?: readonly SavedName[]
  /** What sub-flows keep; absent where there is none. */
  readonly inner?: readonly SavedInnerName[]
  /** Where answers can be changed. */
  readonly wayBack?: WayBack | undefined
}

/**
 * Starts a session: an empty one, or one that goes on from what was `saved`. `variables` are the custom variables that
 * the host page brings; what was saved under the same name counts. Whoever stores under a name last is who it gives
 * (decision 61); the record keeps beside that what the visitor gave.
 */
export function createSession(start: {
  botId: string
  version: string
  startedAt: number
  variables?: Readonly<Record<string, Value>> | undefined
  saved?: SavedNames | undefined
  /** The names that some step can set. */
  settable?: (() => ReadonlySet<string>) | undefined
  /** BCP 47 tag of the visitor's language. Default: English. */
  locale?: string | undefined
  /** Can answers be changed? */
  editable?: boolean | undefined
}): Session {
  const settable = start.settable ?? (() => new Set<string>())
  const {
    record,
    named = [],
    names: savedNames,
    inner: savedInner = [],
    wayBack: back,
  } = start.saved ?? {}
  const { botId, version, startedAt } = record ?? start
  const transcript: TranscriptEntry[] = [...(record?.transcript ?? [])]
  const visited: Visit[] = [...(record?.visited ?? [])]
  const answers = mapOf(record?.answers)
  const answerVariables = new Map(record?.answerVariables.map(entry => [entry.key, entry]))
  const variables = mapOf({ ...start.variables, ...record?.variables })
  const visitor = mapOf<string>(record?.visitor)
  const details = mapOf(record?.details)
  const namedSteps = new Map(named.map(key => [key, true]))
  const names = new Map<string, NamedValue>()
  for (const [name, value] of Object.entries({ ...start.variables })) names.set(name, { value })
  for (const { name, ...kept } of savedNames ?? namesOf(record)) names.set(name, kept)
  const innerNames = new Map(savedInner.map(({ key, ...kept }) => [key, kept]))
  let endedAt = record?.endedAt ?? null
  const stores = {
    answers,
    answerVariables,
    variables,
    visitor,
    details,
    namedSteps,
    names,
    innerNames,
  }
  const revised = [...(record?.revised ?? [])]
  const wayBack = start.editable
    ? {
        changes: [...(back?.changes ?? [])],
        calls: [...(back?.calls ?? [])],
        undone: [...(back?.undone ?? [])],
        details: [...(back?.details ?? [])],
      }
    : undefined

  return {
    transcript,
    wayBack,
    get namedSteps() {
      return namedSteps.keys()
    },
    get,
    canBeSet: name => settable().has(name) || isChannelName(name),
    original: name => names.get(name)?.original ?? get(name),
    inWords: text => momentInWords(text, start.locale ?? ''),
    names: () => [...names].map(([name, kept]) => ({ name, ...kept })),
    visit(nodeId, at) {
      visited.push({ node: nodeId, at })
    },
    follow({ source, target, sourceHandle }, at) {
      visited.push({
        edge: sourceHandle ? { source, target, sourceHandle } : { source, target },
        at,
      })
    },
    write: entry => void transcript.push(entry),
    inner: createInnerNames(
      innerNames,
      (key, kept) => put('innerNames', innerNames, key, kept),
      key => drop('innerNames', innerNames, key),
    ),
    answersBelow: prefix => [...answers].filter(([key]) => key.startsWith(prefix)),
    besides: key => ({
      counting: [
        ...(wayBack?.changes ?? []).flatMap(change =>
          change.store === 'details' && change.key === key ? [change.was] : [],
        ),
        details.get(key),
      ],
      undone: (wayBack?.details ?? []).flatMap(kept => (kept.key === key ? [kept.detail] : [])),
    }),
    visitorField: field => visitor.get(field),
    answer({ nodeId, key, variable, value, original, detail, isInner }) {
      put('answers', answers, key, value)
      if (detail !== undefined) put('details', details, key, detail)
      if (isInner) put('namedSteps', namedSteps, key, true)
      if (!variable) return
      put('namedSteps', namedSteps, key, true)
      const kept = { value, original }
      put('answerVariables', answerVariables, variable, { nodeId, key: variable, ...kept })
      put('names', names, variable, kept)
    },
    setVariable,
    provide(name, value) {
      variables.set(name, value)
      names.set(name, { value })
      for (const change of wayBack?.changes ?? []) {
        if (change.key !== name) continue
        if (change.store === 'variables') change.was = value
        if (change.store === 'names') change.was = { value }
      }
    },
    setVisitor(field, value) {
      put('visitor', visitor, field, value)
      setVariable(field, value)
    },
    mark: () =>
      wayBack && {
        changes: wayBack.changes.length,
        visited: visited.length,
        calls: wayBack.calls.length,
      },
    goBack(to, nodeId, entries, at) {
      if (!wayBack) return
      const changes = wayBack.changes.splice(to.changes)
      revised.push({
        nodeId,
        at,
        transcript: transcript.splice(entries),
        visited: visited.splice(to.visited),
        answers: Object.fromEntries(changed(changes, 'answers', answers)),
        answerVariables: changed(changes, 'answerVariables', answerVariables).map(
          ([, entry]) => entry,
        ),
      })
      for (const [key, detail] of changed(changes, 'details', details))
        wayBack.details.push({ key, detail })
      takeBack(stores, changes)
      wayBack.undone.push(...wayBack.calls.splice(to.calls))
      endedAt = null
    },
    values: () => ({
      answers: {
        ...Object.fromEntries([...answers].filter(([key]) => !namedSteps.has(key))),
        ...Object.fromEntries([...answerVariables].map(([name, { value }]) => [name, value])),
      },
      variables: Object.fromEntries(variables),
      visitor: Object.fromEntries(visitor),
      values: Object.fromEntries([
        ...[...settable()].map(name => [name, null] as const),
        ...[...names].map(([name, { value }]) => [name, value] as const),
      ]),
    }),
    end(at) {
      endedAt = at
    },
    record: () => ({
      botId,
      version,
      startedAt,
      endedAt,
      transcript: [...transcript],
      visited: [...visited],
      answers: Object.fromEntries(answers),
      answerVariables: [...answerVariables.values()],
      ...(details.size > 0 && { details: Object.fromEntries(details) }),
      variables: Object.fromEntries(variables),
      visitor: Object.fromEntries(visitor),
      ...(revised.length > 0 && { revised: [...revised] }),
    }),
  }

  function get(name: string) {
    return names.get(name)?.value
  }

  function setVariable(name: string, value: Value, original?: Value) {
    put('variables', variables, name, value)
    put('names', names, name, { value, original })
  }

  function put<Kept>(
    store: keyof typeof stores,
    kept: Map<string, Kept>,
    key: string,
    value: Kept,
  ) {
    wayBack?.changes.push({ store, key, ...(kept.has(key) && { was: kept.get(key) }) })
    kept.set(key, value)
  }

  function drop<Kept>(store: keyof typeof stores, kept: Map<string, Kept>, key: string) {
    wayBack?.changes.push({ store, key, was: kept.get(key) })
    kept.delete(key)
  }
}

/** What earlier versions kept says no order: an answer came before a variable, and that before a visitor's field. */
function namesOf(record: SessionRecord | undefined): SavedName[] {
  const { visitor, variables, answerVariables = [] } = record ?? {}
  return [
    ...Object.entries<Value>({ ...visitor, ...variables }).map(([name, value]) => ({
      name,
      value,
    })),
    ...answerVariables.map(({ nodeId: _, key: name, ...kept }) => ({ name, ...kept })),
  ]
}

function mapOf<Kept = Value>(
  values: Readonly<Record<string, Kept>> | undefined,
): Map<string, Kept> {
  // The copy is also one of what is no object, which saved sessions may hold.
  return new Map(Object.entries({ ...values }))
}
