import * as v from 'valibot'
import { type BotFile, botFileSchema } from '../../bot/bot.schema.js'
import { BotError } from '../../bot/bot-error.js'
import { isRecord } from '../../bot/fields.js'
import { typeOf } from '../../bot/flow.js'
import { wrapBareFlow } from '../../bot/read-bot-file.js'
import { type Draft, readDraft } from '../../draft/draft.js'
import { registry } from '../../nodes/index.js'
import { ImportError } from '../import-error.js'
import { placeInJson } from '../json/read-json.js'
import { type JsonKey, sayPlace, scanJson } from '../json/scan-json.js'
import { labelledSteps } from './labelled-steps.js'

/** A bot file of ours, or a bare flow, as it was written; and what of it is no bot. */
export interface OwnFile {
  readonly draft: Draft
  /** Whether there is more than steps and ways, such as a name or looks. */
  readonly isWhole: boolean
  /** The steps of kinds that are not known here, each with its place. */
  readonly unknown: readonly string[]
}

/** Beyond this nobody has drawn anything. */
const mostLevels = 500

/** What graph editors write beside a flow. */
const beside = new Set([
  'nodes',
  'edges',
  'viewport',
  'zoom',
  'position',
  'id',
  '_id',
  'version',
  'imported',
])

/**
 * Reads a bot file of ours, a bare `{ nodes, edges }`, or what the API answers with one. Everything that is not known is kept.
 * Throws an `ImportError` that names line and column of the fault.
 */
export function readOwn(text: string, json: unknown): OwnFile {
  checkDepth(text)
  const [given, path] = unwrap(json, [])
  const at = (rest: readonly JsonKey[]) => asBeginning(placeInJson(text, [...path, ...rest]))
  if (!isRecord(given))
    throw new ImportError(`${at([])} should have a bot, which is { … }, not ${nounOf(given)}.`)
  if (!('nodes' in given) && !('elements' in given))
    throw new ImportError(
      `${at([])} should have a bot: it has neither nodes and edges nor elements, but ${keysOf(given)}.`,
    )
  if ('nodes' in given && !Array.isArray(given.nodes))
    throw new ImportError(`${at(['nodes'])}: nodes must be a list, and is ${nounOf(given.nodes)}.`)
  const file = labelledSteps(given)
  const result = v.safeParse(botFileSchema, wrapBareFlow(file))
  if (!result.success) throw new ImportError(sayIssue(result.issues[0], given, at))
  checkFlow(result.output, given, at)
  return {
    draft: orImportError(() => readDraft(file)),
    isWhole: Object.keys(given).some(name => !beside.has(name)),
    unknown: unknownKinds(result.output, at, given),
  }
}

/** A place at the beginning of a sentence. */
const asBeginning = (place: string) => place.replace('line', 'Line')

/** The API’s answers have a bot in `data.flow`, and others in `bot` or `flow`. */
function unwrap(given: unknown, path: readonly JsonKey[]): [unknown, readonly JsonKey[]] {
  if (!isRecord(given) || 'nodes' in given || 'elements' in given || path.length > 3)
    return [given, path]
  const name = ['data', 'flow', 'bot', 'chatbot'].find(each => isRecord(given[each]))
  return name === undefined ? [given, path] : unwrap(given[name], [...path, name])
}

type At = (rest: readonly JsonKey[]) => string

function sayIssue(issue: v.BaseIssue<unknown>, given: object, at: At): string {
  const keys = asWritten(issue.path?.map(({ key }) => key) ?? [], given)
  const place = keys.join('.') || 'the bot'
  if (issue.received === 'undefined') return `${at(keys)}: ${place} is missing.`
  return issue.message.startsWith('must')
    ? `${at(keys)}: ${place} ${issue.message}, and is ${issue.received}.`
    : `${at(keys)}: ${place} should be ${issue.expected ?? 'something else'}, not ${issue.received}.`
}

/** The path of a value in the file as it was written, where its flow may stand bare. */
function asWritten(path: readonly unknown[], given: object): JsonKey[] {
  const keys = path.map(key => (typeof key === 'number' ? key : String(key)))
  if (keys[0] !== 'elements') return keys
  if ('nodes' in given && Array.isArray(given.nodes)) return keys.slice(2)
  return 'elements' in given && isRecord(given.elements) ? ['elements', ...keys.slice(2)] : keys
}

function checkFlow({ elements: [flow] }: BotFile, given: object, at: At): void {
  const place = (...rest: JsonKey[]) => at(asWritten(['elements', 0, ...rest], given))
  const ids = new Set<string>()
  for (const [index, { id }] of (flow?.nodes ?? []).entries()) {
    if (ids.has(id))
      throw new ImportError(
        `${place('nodes', index, 'id')}: the id "${id}" is used twice. Give each node an id of its own.`,
      )
    ids.add(id)
  }
  for (const [index, edge] of (flow?.edges ?? []).entries())
    for (const end of ['source', 'target'] as const)
      if (!ids.has(edge[end]))
        throw new ImportError(
          `${place('edges', index, end)}: the ${end} "${edge[end]}" is the id of no node. Remove the edge, or add the node.`,
        )
}

/** So many are told with their places; each place is looked for in the whole text. */
const mostTold = 5

function unknownKinds({ elements: [flow] }: BotFile, at: At, given: object): string[] {
  const unknown = [...(flow?.nodes ?? []).entries()].flatMap(([index, node]) => {
    const type = typeOf(node, registry.find)
    return registry.find(type) ? [] : { index, id: node.id, type }
  })
  const told = unknown.slice(0, mostTold).map(({ index, id, type }) => {
    const place = at(asWritten(['elements', 0, 'nodes', index, 'type'], given))
    return `${place}: “${type.slice(0, 60)}” is no kind of step that is known here; the step "${id}" does nothing.`
  })
  const more = unknown.length - told.length
  return more > 0 ? [...told, `So do ${more} more.`] : told
}

function checkDepth(text: string): void {
  let first: number | undefined
  scanJson(text, [], (offset, _, depth) => {
    if (depth > mostLevels) first ??= offset
  })
  if (first !== undefined)
    throw new ImportError(
      `${asBeginning(sayPlace(text, first))}: this lies deeper than ${mostLevels} levels, which no bot does.`,
    )
}

function orImportError<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (error instanceof BotError) throw new ImportError(error.message)
    throw error
  }
}

function keysOf(given: object): string {
  const names = Object.keys(given)
  if (names.length === 0) return 'nothing'
  return `${names
    .slice(0, 5)
    .map(name => name.slice(0, 40))
    .join(', ')}${names.length > 5 ? ' …' : ''}`
}

function nounOf(given: unknown): string {
  if (given === null) return 'null'
  if (isRecord(given)) return '{ … }'
  if (Array.isArray(given)) return 'a list'
  return `a ${typeof given === 'string' ? 'text' : typeof given}`
}
