/** What of a stored conversation tells what was answered. */
interface Answered {
  /** By the step's id, or one of a question inside it. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly answerVariables: readonly {
    readonly nodeId: string
    readonly key: string
    readonly value: unknown
  }[]
}

/** An answer with the question that it belongs to. */
export interface GivenAnswer {
  /** Of the question: the step's id, or that and its place among the questions of the step. */
  readonly key: string
  /** The variable's name, where it has one. */
  readonly variable: string | undefined
  readonly value: unknown
}

/** What was answered, each answer once, in the order of answering; what a step keeps beside its answer comes last. */
export function givenAnswers({ answers, answerVariables }: Answered): readonly GivenAnswer[] {
  const left = [...answerVariables]
  const given = Object.entries(answers).map(([key, value]) => {
    const text = JSON.stringify(value)
    const mine = left.filter(({ nodeId }) => isQuestionOf(nodeId, key))
    // A question inside a step is found by what was answered.
    const named = mine.find(each => each.nodeId === key || JSON.stringify(each.value) === text)
    if (named) left.splice(left.indexOf(named), 1)
    return { key, variable: named?.key, value: named?.value ?? value }
  })
  return [
    ...given,
    ...left.map(({ nodeId, key, value }) => ({ key: nodeId, variable: key, value })),
  ]
}

const isQuestionOf = (nodeId: string, key: string) =>
  key === nodeId || (key.startsWith(nodeId) && /^_[qs]\d+$/.test(key.slice(nodeId.length)))
