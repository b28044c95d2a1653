import * as v from 'valibot'
import { type BotFile, botFileSchema } from './bot.schema.js'
import { BotError } from './bot-error.js'

/**
 * Reads a bot file: JSON text or the parsed object, a whole bot or a bare `{ nodes, edges }` (decision 1).
 * Throws a `BotError` that names the place of the fault.
 */
export function readBotFile(input: unknown): BotFile {
  const bot = wrapBareFlow(typeof input === 'string' ? parseJson(input) : input)
  const result = v.safeParse(botFileSchema, bot)
  if (result.success) return result.output
  const [issue] = result.issues
  const place = v.getDotPath(issue) ?? 'the file'
  throw new BotError(`The bot cannot be read: ${place} ${explain(issue)}.${nameOf(bot, issue)}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BotError(
      `The bot is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** A bare `{ nodes, edges }` as a bot, with the flow in `elements`; anything else as it is. */
export function wrapBareFlow(bot: unknown): unknown {
  if (!isObject(bot)) return bot
  const named = bot._id !== undefined && bot.id === undefined ? { ...bot, id: bot._id } : bot
  if (Array.isArray(bot.nodes)) {
    const { nodes, edges, ...rest } = named
    return { ...rest, elements: [{ nodes, edges: edges ?? [] }] }
  }
  return isObject(bot.elements) ? { ...named, elements: [bot.elements] } : named
}

function explain(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing'
  return issue.message.startsWith('must')
    ? issue.message
    : `should be ${issue.expected ?? 'something else'}, not ${issue.received}`
}

/** The id of the node or edge in which an issue lies, where it has one. */
function nameOf(bot: unknown, issue: v.BaseIssue<unknown>): string {
  const owner = issue.path?.findLast(
    item => isObject(item.value) && item.value !== bot && 'id' in item.value,
  )
  return owner && isObject(owner.value) ? ` It belongs to "${String(owner.value.id)}".` : ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
