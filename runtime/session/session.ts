import type { AnswerVariable, SessionRecord, TranscriptEntry, Visit, VisitorField } from './session-record.js'
import type { Value } from './values.js'
import type { Variables } from './variables.js'

/** One conversation's memory. It only grows, so a view may keep what it has read. */
export interface Session extends Variables {
  readonly visitedNodes: number
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
  setVariable(name: string, value: Value): void
  /** Sets the visitor's field and the variable of that name (decision 37). */
  setVisitor(field: VisitorField, value: string): void
  end(at: number): void
  /** A copy as plain data. */
  record(): SessionRecord
}

/** Starts an empty session; `variables` are the custom variables that the host page brings. */
export function createSession(start: {
  botId: string
  version: string
  startedAt: number
  variables?: Readonly<Record<string, Value>> | undefined
}): Session {
  const transcript: TranscriptEntry[] = []
  const visited: Visit[] = []
  const answers = new Map<string, Value>()
  const answerVariables = new Map<string, AnswerVariable>()
  const variables = new Map<string, Value>(Object.entries(start.variables ?? {}))
  const visitor = new Map<VisitorField, string>()
  const details = new Map<string, Value>()
  const namedSteps = new Set<string>()
  let visitedNodes = 0
  let endedAt: number | null = null

  return {
    transcript,
    get visitedNodes() {
      return visitedNodes
    },
    get(name) {
      const named = answerVariables.get(name)
      if (named) return named.value
      return variables.has(name) ? variables.get(name) : visitor.get(name as VisitorField)
    },
    original: name => answerVariables.get(name)?.original,
    visit(nodeId, at) {
      visitedNodes++
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
      botId: start.botId,
      version: start.version,
      startedAt: start.startedAt,
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
