import * as v from 'valibot'
import { botFileSchema } from '../bot/bot.schema.js'
import { BotError } from '../bot/bot-error.js'
import { buildFlow } from '../bot/flow.js'
import { readBotFile } from '../bot/read-bot-file.js'
import { registry } from '../nodes/index.js'
import { insertEntry, setField, setIn, takeEntry, unsetField, unsetIn } from './data.js'
import { type Draft, readDraft } from './draft.js'
import { connect, disconnect } from './edges.js'
import { checkSize, sizeOf } from './measure.js'
import { type Change, type Operation, operationSchema } from './operation.schema.js'
import { type Refusal, RefusedError } from './refusal.js'
import { addStep, moveStep, removeStep, typeOfStep } from './steps.js'

/**
 * Carries out one operation. Gives the new draft, or why it is refused: then nothing has changed. Never throws, whatever
 * the operation is.
 */
export function applyOperation(draft: Draft, operation: unknown): Draft | Refusal {
  try {
    sizeOf(operation)
    const after = carryOut(draft, read(operation))
    checkSize(draft, after)
    checkStart(draft, after)
    return after
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return { code: error.code, message: error.message }
  }
}

/** Was the operation refused? */
export const isRefusal = (result: Draft | Refusal): result is Refusal => !('elements' in result)

/** What has become of operations that were carried out in order. */
export interface Applied {
  readonly draft: Draft
  readonly accepted: readonly string[]
  readonly refused: readonly (Refusal & { readonly id: string })[]
}

/** Carries out operations in order; one that is refused leaves the others alone, and the same id twice counts once. */
export function applyOperations(
  draft: Draft,
  operations: readonly { readonly id: string }[],
): Applied {
  const seen = new Set<string>()
  const accepted: string[] = []
  const refused: (Refusal & { readonly id: string })[] = []
  let now = draft
  for (const operation of operations) {
    if (seen.has(operation.id)) continue
    seen.add(operation.id)
    const result = applyOperation(now, operation)
    if (isRefusal(result)) refused.push({ id: operation.id, ...result })
    else {
      now = result
      accepted.push(operation.id)
    }
  }
  return { draft: now, accepted, refused }
}

function read(operation: unknown): Operation {
  const result = v.safeParse(operationSchema, operation)
  if (result.success) return result.output
  const [issue] = result.issues
  const place = v.getDotPath(issue) ?? 'the operation'
  throw new RefusedError(
    place.split('.')[0] === 'path' ? 'PATH_INVALID' : 'VALUE_INVALID',
    `The operation cannot be read: ${place} should be ${issue.expected ?? 'something else'}, not ${issue.received}.`,
  )
}

function carryOut(draft: Draft, operation: Operation): Draft {
  switch (operation.op) {
    case 'add':
      return addStep(draft, operation)
    case 'remove':
      return removeStep(draft, operation)
    case 'move':
      return moveStep(draft, operation)
    case 'set':
      return setField(draft, operation)
    case 'unset':
      return unsetField(draft, operation)
    case 'insert':
      return insertEntry(draft, operation)
    case 'take':
      return takeEntry(draft, operation)
    case 'connect':
      return connect(draft, operation)
    case 'disconnect':
      return disconnect(draft, operation)
    case 'bot':
      return setBotField(draft, operation)
    case 'replace':
      return replaceBot(operation.bot)
  }
}

const { elements: _, ...ownFields } = botFileSchema.entries
const botFields = new Map<string, v.GenericSchema>(Object.entries(ownFields))
/** The flow has operations of its own. */
const ofTheFlow = ['elements', 'nodes', 'edges']

function setBotField(draft: Draft, { path, value }: Extract<Change, { op: 'bot' }>): Draft {
  if (ofTheFlow.includes(String(path[0])))
    throw new RefusedError(
      'PATH_INVALID',
      `The field "${path[0]}" is the flow, which has operations of its own.`,
    )
  // Each is a bot file as a whole, so that its secrets are found.
  if (path[0] === 'subFlows' && path.length > 2)
    throw new RefusedError('PATH_INVALID', 'A sub-flow is set as a whole.')
  return value === undefined ? unsetIn(draft, path) : setIn(draft, botFields, path, value)
}

function replaceBot(bot: unknown): Draft {
  try {
    const draft = readDraft(bot)
    buildFlow(readBotFile(draft), registry.find)
    return draft
  } catch (error) {
    if (!(error instanceof BotError)) throw error
    throw new RefusedError('VALUE_INVALID', error.message)
  }
}

/** A flow that has a welcome keeps one: what an operation leaves behind must load. */
function checkStart(before: Draft, after: Draft): void {
  if (
    before.elements[0].nodes === after.elements[0].nodes ||
    hasWelcome(after) ||
    !hasWelcome(before)
  )
    return
  throw new RefusedError(
    'VALUE_INVALID',
    'The flow would have no start. Add another welcome step first.',
  )
}

const hasWelcome = ({ elements: [{ nodes }] }: Draft) =>
  nodes.some(node => typeOfStep(node) === 'welcome')
