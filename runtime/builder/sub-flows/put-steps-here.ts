import { isRecord } from '../../bot/fields.js'
import { applyOperations } from '../../draft/apply.js'
import { type Draft, readDraft } from '../../draft/draft.js'
import { asOperations, type Change } from '../../draft/operation.schema.js'
import { visitorFields } from '../../session/inner-session.js'
import { wholePlaceholder } from '../../session/placeholders.js'
import { describeType } from '../describe-type.js'
import { flowGraph, type GraphNode } from '../flow-graph.js'
import { renameVariable, variablesOf } from '../variables.js'
import type { PlayingStep } from './steps-that-play.js'

/** Steps that have taken the place of one that played a sub-flow. */
export interface StepsPutHere {
  readonly changes: readonly Change[]
  readonly nodeIds: readonly string[]
}

interface Named {
  readonly part: Draft
  /** What is set before the part begins: an input that is no variable of the bot, or that the part itself changes. */
  readonly sets: readonly { readonly name: string; readonly text: string }[]
}

/**
 * The changes that put the steps of a sub-flow in place of the step that plays it, with its variables by the bot's names.
 * Undefined where the part has no clear start.
 */
export function putStepsHere(
  draft: Draft,
  step: PlayingStep,
  file: Readonly<Record<string, unknown>>,
  nextId: () => string,
): StepsPutHere | undefined {
  const { part, sets } = withNamesOf(draft, step, readDraft(file), nextId)
  const graph = flowGraph(part)
  if (graph.start === undefined) return undefined
  const { nodes, edges } = part.elements[0]
  const outer = draft.elements[0]
  const steps = new Map(graph.nodes.map(node => [node.id, node]))
  const start = steps.get(graph.start)
  // A welcome that says nothing only marks where the part begins.
  const isBlank = start?.type === 'welcome' && !says(nodes.find(({ id }) => id === start.id)?.data)
  const begins = isBlank ? start.exits[0]?.target : graph.start
  const left = new Set(
    nodes.filter(({ id }) => isLeft(steps.get(id), isBlank ? graph.start : '')).map(({ id }) => id),
  )
  const kept = nodes.filter(({ id }) => !left.has(id))
  const ids = new Map(kept.map(({ id }) => [id, nextId()]))
  const next = outer.edges.find(({ source }) => source === step.nodeId)?.target
  const at = placeOf(outer.nodes.find(({ id }) => id === step.nodeId)?.position)
  const from = placeOf(nodes.find(({ id }) => id === begins)?.position)
  const setting = sets.map(({ name, text }, index) => ({
    id: nextId(),
    type: 'variable',
    position: { x: at.x, y: at.y - (sets.length - index) * 140 },
    data: { name, value: text },
  }))
  const entry = ids.get(begins ?? '') ?? next
  const firstId = setting[0]?.id ?? entry
  const connect = (
    source: string,
    target: string | undefined,
    sourceHandle?: string | null,
  ): Change[] =>
    target === undefined
      ? []
      : [
          {
            op: 'connect',
            edge: { id: nextId(), source, target, ...(sourceHandle && { sourceHandle }) },
          },
        ]
  const changes: Change[] = [
    ...broughtAlong(draft, part),
    ...kept.map((node): Change => {
      const { x, y } = placeOf(node.position)
      const position = { x: at.x + x - from.x, y: at.y + y - from.y }
      return {
        op: 'add',
        node: {
          ...node,
          id: ids.get(node.id) ?? '',
          data: jumping(node, steps, ids, next),
          position,
        },
      }
    }),
    ...setting.map((node): Change => ({ op: 'add', node })),
    ...setting.flatMap(({ id }, index) => connect(id, setting[index + 1]?.id ?? entry)),
    ...edges.flatMap(({ source, target, sourceHandle }) => {
      const newSource = ids.get(source)
      return newSource === undefined
        ? []
        : connect(newSource, ids.get(target) ?? next, sourceHandle)
    }),
    ...kept.flatMap(({ id }) =>
      (steps.get(id)?.exits ?? [])
        .filter(({ state, target }) => state === 'open' && target === undefined)
        .flatMap(({ sourceHandle }) => connect(ids.get(id) ?? '', next, sourceHandle)),
    ),
    ...outer.edges
      .filter(({ target, source }) => target === step.nodeId && source !== step.nodeId)
      .flatMap((edge): Change[] =>
        firstId === undefined ? [] : [{ op: 'connect', edge: { ...edge, target: firstId } }],
      ),
    ...translated(part, ids),
    { op: 'remove', nodeId: step.nodeId },
  ]
  return { changes, nodeIds: [...setting.map(({ id }) => id), ...ids.values()] }
}

const isLeft = (step: GraphNode | undefined, blank: string | undefined) =>
  step === undefined || step.type === 'return' || step.id === blank

/** The part with the bot's names for its inputs and outputs, and no name of its own that the bot has for something else. */
function withNamesOf(draft: Draft, step: PlayingStep, part: Draft, nextId: () => string): Named {
  const taken = new Set(variablesOf(draft).map(({ name }) => name))
  const sets: { name: string; text: string }[] = []
  let now = part
  for (const { name, setAt } of variablesOf(part)) {
    if (visitorFields.some(field => field === name)) continue
    const output = step.outputs[name]?.trim()
    const text = step.inputs[name]
    const whole = text === undefined ? undefined : wholePlaceholder(text)
    // What stands for a blank value would be lost with another name alone.
    const given = whole?.whenBlank === undefined ? whole?.path : undefined
    const isOwn = setAt.length > 0
    const to =
      output || (!isOwn && given) || (taken.has(name) ? `${name}_${nextId().slice(0, 4)}` : name)
    if (to !== name) now = renamed(now, name, to)
    if (text !== undefined && text !== `{${to}}`) sets.push({ name: to, text })
  }
  return { part: now, sets }
}

function renamed(draft: Draft, from: string, to: string): Draft {
  let count = 0
  return applyOperations(
    draft,
    asOperations(renameVariable(draft, from, to), () => `r${count++}`),
  ).draft
}

/** Jumps within the part lead to the new steps; one that led nowhere leads on. */
function jumping(
  { id, data }: Draft['elements'][0]['nodes'][number],
  steps: ReadonlyMap<string, GraphNode>,
  ids: ReadonlyMap<string, string>,
  next: string | undefined,
) {
  const { type = '', jumpsTo } = steps.get(id) ?? {}
  const field = describeType(type)?.form.jumpsTo
  return field && jumpsTo !== undefined
    ? { ...data, [field]: ids.get(jumpsTo) ?? next ?? '' }
    : data
}

/** What the part plays itself lies in the bot from now on. */
function broughtAlong(draft: Draft, { subFlows }: Draft): Change[] {
  const there = isRecord(draft.subFlows) ? draft.subFlows : {}
  return Object.entries(isRecord(subFlows) ? subFlows : {})
    .filter(([key]) => !Object.hasOwn(there, key))
    .map(([key, value]) => ({ op: 'bot', path: ['subFlows', key], value }))
}

function translated({ translations }: Draft, ids: ReadonlyMap<string, string>): Change[] {
  return Object.entries(isRecord(translations) ? translations : {}).flatMap(([locale, texts]) =>
    Object.entries(isRecord(texts) ? texts : {}).flatMap(([id, value]): Change[] => {
      const to = ids.get(id)
      return to === undefined ? [] : [{ op: 'bot', path: ['translations', locale, to], value }]
    }),
  )
}

const says = (data: Readonly<Record<string, unknown>> | undefined) =>
  [data?.text, data?.image].some(each => typeof each === 'string' && each.trim() !== '')

const placeOf = (position: unknown) =>
  isRecord(position) && typeof position.x === 'number' && typeof position.y === 'number'
    ? { x: position.x, y: position.y }
    : { x: 0, y: 0 }
