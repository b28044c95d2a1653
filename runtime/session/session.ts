import type { SessionRecord, TranscriptEntry, Visit, VisitorField } from './session-record.js'
import type { Value } from './values.js'
import type { Variables } from './variables.js'

/** One conversation's memory. It only grows, so a view may keep what it has read. */
export interface Session extends Variables {
  visit(nodeId: string, at: number): void
  follow(edge: { source: string; target: string; sourceHandle?: string | undefined }, at: number): void
  write(entry: TranscriptEntry): void
  /** Keeps an answer under the step's key and, where given, under a variable's name; a second answer replaces the first. */
  answer(answer: {
    nodeId: string
    key: string
    variable?: string | undefined
    value: Value
    original?: Value | undefined
    detail?: Value | undefined
  }): void
  /** Keys of the answers that have a variable's name. */
  readonly namedSteps: ReadonlySet<string>
  setVariable(name: string, value: Value): void
  /** Sets the visitor's field and the variable of that name (decision 37). */
  setVisitor(field: VisitorField, value: string): void
  end(at: number): void
  /** A copy as plain data. */
  record(): SessionRecord
}

/**
 * Starts a session: an empty one, or one that goes on from what was `saved`. `variables` are the custom variables that
 * the host page brings; what was saved under the same name counts.
 */
export function createSession(start: {
  botId: string
  version: string
  startedAt: number
  variables?: Readonly<Record<string, Value>> | undefined
  saved?: { readonly record: SessionRecord; readonly named: readonly string[] } | undefined
}): Session {
  const { record, named } = start.saved ?? {}
  const { botId, version, startedAt } = record ?? start
  const transcript: TranscriptEntry[] = [...(record?.transcript ?? [])]
  const visited: Visit[] = [...(record?.visited ?? [])]
  const answers = mapOf(record?.answers)
  const answerVariables = new Map(record?.answerVariables.map(entry => [entry.key, entry]))
  const variables = mapOf({ ...start.variables, ...record?.variables })
  const visitor = mapOf<string>(record?.visitor)
  const details = mapOf(record?.details)
  const namedSteps = new Set(named)
  let endedAt = record?.endedAt ?? null

  return {
    transcript,
    namedSteps,
    get(name) {
      const named = answerVariables.get(name)
      if (named) return named.value
      return variables.has(name) ? variables.get(name) : visitor.get(name)
    },
    original: name => answerVariables.get(name)?.original,
    visit(nodeId, at) {
      visited.push({ node: nodeId, at })
    },
    follow({ source, target, sourceHandle }, at) {
      visited.push({ edge: sourceHandle ? { source, target, sourceHandle } : { source, target }, at })
    },
    write: entry => void transcript.push(entry),
    answer({ nodeId, key, variable, value, original, detail }) {
      answers.set(key, value)
      if (detail !== undefined) details.set(key, detail)
      if (!variable) return
      namedSteps.add(key)
      answerVariables.set(variable, {
        nodeId,
        key: variable,
        value,
        ...(original !== undefined && { original }),
      })
    },
    setVariable: (name, value) => void variables.set(name, value),
    setVisitor(field, value) {
      visitor.set(field, value)
      variables.set(field, value)
    },
    values: () => ({
      answers: {
        ...Object.fromEntries([...answers].filter(([key]) => !namedSteps.has(key))),
        ...Object.fromEntries([...answerVariables].map(([name, { value }]) => [name, value])),
      },
      variables: Object.fromEntries(variables),
      visitor: Object.fromEntries(visitor),
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
    }),
  }
}

function mapOf<Kept = Value>(values: Readonly<Record<string, Kept>> | undefined): Map<string, Kept> {
  // The copy is also one of what is no object, which saved sessions may hold.
  return new Map(Object.entries({ ...values }))
}
