import type { FlowTest } from '../flow/flow-test.js'
import { toTranscriptMessage } from '../node/content.js'
import { stripHtml } from '../session/html-text.js'
import type { TranscriptMessage } from '../session/session-record.js'
import type { Value } from '../session/values.js'
import type { BotRun, PlayedBot } from './play-bot.js'

/** Something of a flow test that has not come true. */
export interface Fault {
  readonly about: 'visited' | 'says' | 'variable' | 'ended' | 'problems' | 'answers'
  /** The node at which it shows: where the conversation went another way, or said something else. */
  readonly nodeId?: string | undefined
  /** The name of a variable. */
  readonly name?: string
  /** The id of a node, a text, a value, an end, or codes. */
  readonly expected: Value
  /** The same of what came; null where nothing did. */
  readonly came: Value
  /** The whole of it as a sentence. */
  readonly message: string
}

/** What of a flow test has not come true. */
export function judgeRun({ expect }: Pick<FlowTest, 'expect'>, run: BotRun): Fault[] {
  const { played, lookUp } = run
  const last = played.visited.at(-1)
  return [
    ...judgeVisits(expect.visited ?? [], played.visited),
    ...judgeWords(expect.says ?? [], run),
    ...Object.entries(expect.variables ?? {}).flatMap(([name, value]) =>
      judgeVariable(name, value, lookUp(name) ?? null, last),
    ),
    ...judgeEnd(expect.ended, played, last),
    ...judgeProblems(expect.problems, played),
  ]
}

function judgeVisits(expected: readonly string[], visited: readonly string[]): Fault[] {
  let at = 0
  for (const [index, id] of expected.entries()) {
    const found = visited.indexOf(id, at)
    if (found < 0) {
      const before = expected[index - 1]
      const place = before === undefined ? '' : ` after "${before}"`
      const message = `expected the conversation to visit "${id}"${place}, it visited ${visited.map(quote).join(', ')}`
      const nodeId = before ?? visited[0]
      return [{ about: 'visited', nodeId, expected: id, came: visited[at] ?? null, message }]
    }
    at = found + 1
  }
  return []
}

function judgeWords(expected: readonly string[], { played, items }: BotRun): Fault[] {
  const said = saidIn(played)
  let at = 0
  for (const [index, text] of expected.entries()) {
    const found = said.findIndex((message, place) => place >= at && message.includes(plain(text)))
    if (found < 0) {
      const before = index > 0 ? ` after "${expected[index - 1]}"` : ''
      const rest = said.slice(at)
      const got = rest.length > 0 ? `it said ${rest.map(quote).join(', ')}` : 'it said nothing'
      const place = at + placeInstead(rest, expected[index + 1])
      const came = said[place] ?? null
      // Several nodes may say the same.
      const time = said.slice(0, place).filter(message => message === came).length
      const sayer = items.filter(item => item.kind === 'said' && wordsOf(item.content) === came)[
        time
      ]
      return [
        {
          about: 'says',
          nodeId: sayer?.nodeId ?? played.visited.at(-1),
          expected: text,
          came,
          message: `expected the bot to say "${text}"${before}, ${got}`,
        },
      ]
    }
    at = found + 1
  }
  return []
}

/** Where something else was expected: right before the text that is expected next, else at once. */
function placeInstead(rest: readonly string[], next: string | undefined): number {
  const place = next === undefined ? -1 : rest.findIndex(message => message.includes(plain(next)))
  return Math.max(place - 1, 0)
}

const wordsOf = (content: Parameters<typeof toTranscriptMessage>[0]) =>
  plain(toTranscriptMessage(content))

function judgeVariable(
  name: string,
  expected: Value,
  came: Value,
  nodeId: string | undefined,
): Fault[] {
  if (isSame(expected, came)) return []
  const message = `expected the variable "${name}" to be ${JSON.stringify(expected)}, it is ${JSON.stringify(came)}`
  return [{ about: 'variable', nodeId, name, expected, came, message }]
}

function judgeEnd(
  expected: PlayedBot['ended'] | undefined,
  { ended, waitingAt }: PlayedBot,
  last: string | undefined,
): Fault[] {
  if (expected === undefined || expected === ended) return []
  const got = ended === 'waiting' && waitingAt !== null ? `waiting at "${waitingAt}"` : ended
  const message = `expected the end to be ${expected}, it is ${got}`
  return [{ about: 'ended', nodeId: waitingAt ?? last, expected, came: ended, message }]
}

function judgeProblems(expected: readonly string[] | undefined, { problems }: PlayedBot): Fault[] {
  const codes = problems.map(({ code }) => code)
  if (expected === undefined || isSame([...expected], codes)) return []
  const told = problems.map(
    ({ code, nodeId, message }) => `${code}${nodeId ? ` at "${nodeId}"` : ''}: ${message}`,
  )
  const got = told.length > 0 ? `it had ${told.join('; ')}` : 'it had none'
  const nodeId = problems.find(({ code }, place) => code !== expected[place])?.nodeId
  return [
    {
      about: 'problems',
      nodeId,
      expected: [...expected],
      came: codes,
      message: `expected the problems ${JSON.stringify(expected)}, ${got}`,
    },
  ]
}

/** What the bot said, as a visitor reads it. */
export const saidIn = ({ transcript }: Pick<PlayedBot, 'transcript'>): string[] =>
  transcript.flatMap(({ by, message }) => (by === 'bot' ? [plain(message)] : []))

/** A text as a visitor reads it; other content by its address. */
function plain(message: TranscriptMessage): string {
  if (typeof message === 'string') return stripHtml(message).replace(/\s+/g, ' ').trim()
  return 'src' in message ? message.src : plain(message.html)
}

function quote(text: string): string {
  return `"${text}"`
}

/** Whether two values are alike, whatever the order of their fields. */
export function isSame(one: Value, other: Value): boolean {
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
