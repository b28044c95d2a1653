import { type FlowNode, registry } from '../../../runtime/index.js'
import type { GivenValues } from '../step-values.js'

/** What the visitor answered to the questions with these names, which ask for an e-mail address (decision 71). */
export function emailAnswers(
  names: readonly string[],
  { answers, visitor }: GivenValues,
): ReadonlySet<unknown> {
  const given = names.flatMap(name => (Object.hasOwn(answers, name) ? [answers[name]] : []))
  return new Set(names.length > 0 && Object.hasOwn(visitor, 'email') ? [...given, visitor.email] : given)
}

/** The names under which a node's e-mail questions store their answers. */
export function emailQuestions({ id, type, data }: FlowNode): string[] {
  const known = registry.find(type)?.type
  const variable = (given: unknown) => (typeof given === 'string' ? given.trim() : '')
  if (known === 'ask-email' || (known === 'user-input' && data.type === 'email'))
    return [id, variable(data.answerVariable)].filter(name => name !== '')
  if (known !== 'ask-multiple-questions' || !Array.isArray(data.questions)) return []
  const asked: unknown[] = data.questions
  return asked.some(question => variable(Object(question).answerVariable) === 'email') ? ['email'] : []
}
