import { stripHtml } from '../session/html-text.js'
import type { Value } from '../session/values.js'
import type { FlowTest } from './flow-test.js'
import type { BotRun, PlayedBot } from './play-bot.js'

/** What of a flow test has not come true, a sentence each. */
export function judgeRun({ expect }: FlowTest, { played, lookUp }: BotRun): string[] {
  return [
    ...judgeVisits(expect.visited ?? [], played.visited),
    ...judgeWords(expect.says ?? [], played),
    ...Object.entries(expect.variables ?? {}).flatMap(([name, value]) =>
      judgeVariable(name, value, lookUp(name) ?? null),
    ),
    ...judgeEnd(expect.ended, played),
    ...judgeProblems(expect.problems, played),
  ]
}

function judgeVisits(expected: readonly string[], visited: readonly string[]): string[] {
  let at = 0
  for (const [index, id] of expected.entries()) {
    const found = visited.indexOf(id, at)
    if (found < 0) {
      const before = expected[index - 1]
      const place = before === undefined ? '' : ` after "${before}"`
      return [
        `expected the conversation to visit "${id}"${place}, it visited ${visited.map(quote).join(', ')}`,
      ]
    }
    at = found + 1
  }
  return []
}

function judgeWords(expected: readonly string[], { transcript }: PlayedBot): string[] {
  const said = transcript.flatMap(({ by, message }) => (by === 'bot' ? [plain(message)] : []))
  let at = 0
  for (const [index, text] of expected.entries()) {
    const found = said.findIndex((message, place) => place >= at && message.includes(plain(text)))
    if (found < 0) {
      const before = index > 0 ? ` after "${expected[index - 1]}"` : ''
      const rest = said.slice(at)
      const got = rest.length > 0 ? `it said ${rest.map(quote).join(', ')}` : 'it said nothing'
      return [`expected the bot to say "${text}"${before}, ${got}`]
    }
    at = found + 1
  }
  return []
}

function judgeVariable(name: string, expected: Value, got: Value): string[] {
  return isSame(expected, got)
    ? []
    : [`expected the variable "${name}" to be ${JSON.stringify(expected)}, it is ${JSON.stringify(got)}`]
}

function judgeEnd(expected: PlayedBot['ended'] | undefined, { ended, waitingAt }: PlayedBot): string[] {
  if (expected === undefined || expected === ended) return []
  const got = ended === 'waiting' && waitingAt !== null ? `waiting at "${waitingAt}"` : ended
  return [`expected the end to be ${expected}, it is ${got}`]
}

function judgeProblems(expected: readonly string[] | undefined, { problems }: PlayedBot): string[] {
  const codes = problems.map(({ code }) => code)
  if (expected === undefined || isSame(expected, codes)) return []
  const told = problems.map(
    ({ code, nodeId, message }) => `${code}${nodeId ? ` at "${nodeId}"` : ''}: ${message}`,
  )
  const got = told.length > 0 ? `it had ${told.join('; ')}` : 'it had none'
  return [`expected the problems ${JSON.stringify(expected)}, ${got}`]
}

/** A text as a visitor reads it; other content by its address. */
function plain(message: PlayedBot['transcript'][number]['message']): string {
  if (typeof message === 'string') return stripHtml(message).replace(/\s+/g, ' ').trim()
  return 'src' in message ? message.src : plain(message.html)
}

function quote(text: string): string {
  return `"${text}"`
}

function isSame(one: Value, other: Value): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const left = Object.entries(one)
  const right = new Map<string, Value>(Object.entries(other))
  return (
    Array.isArray(one) === Array.isArray(other) &&
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSame(value, right.get(key) ?? null))
  )
}
