import type { DraftFlow, StepOfFlow } from '../../model/graph/read-graph.js'
import type { Gone } from '../../model/layer/layer.js'

interface Placed {
  readonly key: string
  readonly level: number
  readonly name: string
  /** Rows of one parent: their count and the place among them, from 1. */
  readonly setSize: number
  readonly position: number
}

/** A row of the outline. */
export type Row = Placed &
  (
    | {
        readonly kind: 'step'
        readonly nodeId: string
        readonly type: string
        readonly words: string
      }
    | {
        readonly kind: 'exit'
        readonly nodeId: string
        readonly index: number
        readonly sourceHandle: string | null
        readonly isOpen: boolean
        /** The step that the exit goes to and that stands elsewhere. */
        readonly goesTo: string | undefined
      }
    | { readonly kind: 'heading' }
  )

type Unplaced = Row extends infer Each
  ? Each extends Row
    ? Omit<Each, 'setSize' | 'position'>
    : never
  : never

type Task =
  | { readonly step: StepOfFlow; readonly level: number; readonly siblings: Unplaced[] }
  | {
      readonly exitOf: StepOfFlow
      readonly index: number
      readonly level: number
      readonly siblings: Unplaced[]
      /** Where a step is put that only this exit of its step leads to: beside that step, so that a long talk is no staircase. */
      readonly onward: { readonly level: number; readonly siblings: Unplaced[] }
    }

/** The heading above what no visitor comes to. */
const lostHeading = 'Cannot be reached'

/**
 * The flow as a tree, depth first. A step stands where it is first arrived at; other exits only say where they go. What cannot
 * be reached comes last, and after it what only a layer knows of.
 */
export function outlineRows(flow: DraftFlow, gone?: Gone): Row[] {
  const rows: { readonly row: Unplaced; readonly siblings: Unplaced[] }[] = []
  const seen = new Set<string>()
  const emit = (row: Unplaced, siblings: Unplaced[]) => {
    siblings.push(row)
    rows.push({ row, siblings })
  }

  function walk(root: StepOfFlow, level: number, siblings: Unplaced[]) {
    const tasks: Task[] = [{ step: root, level, siblings }]
    for (let task = tasks.pop(); task; task = tasks.pop()) {
      if ('step' in task) {
        if (!seen.has(task.step.id)) tasks.push(...stepRow(task).reverse())
      } else {
        const next = exitRow(task)
        if (next) tasks.push({ step: next, ...task.onward })
      }
    }
  }

  function stepRow({ step, level, siblings }: Extract<Task, { step: StepOfFlow }>): Task[] {
    seen.add(step.id)
    const { id: nodeId, type, name, words } = step
    emit({ kind: 'step', key: `step ${nodeId}`, level, name, nodeId, type, words }, siblings)
    const exits: Unplaced[] = []
    return step.exits.map((_, index) => ({
      exitOf: step,
      index,
      level: level + 1,
      siblings: exits,
      onward: step.exits.length === 1 ? { level, siblings } : { level: level + 2, siblings: [] },
    }))
  }

  function exitRow({ exitOf, index, level, siblings }: Extract<Task, { exitOf: StepOfFlow }>) {
    const exit = exitOf.exits[index]
    const target = exit?.target === undefined ? undefined : flow.steps.get(exit.target)
    const isFirst = target !== undefined && !seen.has(target.id)
    const title = exit?.title ?? ''
    emit(
      {
        kind: 'exit',
        key: `exit ${exitOf.id} ${index}`,
        level,
        name: isFirst
          ? title
          : target
            ? `${title}: goes to ${target.name}`
            : `${title}: no way yet`,
        nodeId: exitOf.id,
        index,
        sourceHandle: exit?.sourceHandle ?? null,
        isOpen: target === undefined && exit?.state === 'open',
        goesTo: isFirst ? undefined : target?.id,
      },
      siblings,
    )
    return isFirst ? target : undefined
  }

  const top: Unplaced[] = []
  const start = flow.start === undefined ? undefined : flow.steps.get(flow.start)
  if (start) walk(start, 1, top)
  const lost = [...flow.steps.values()].filter(({ id }) => !seen.has(id))
  if (lost.length > 0) {
    emit({ kind: 'heading', key: 'lost', level: 1, name: lostHeading }, top)
    const targets = new Set(flow.edges.map(({ target }) => target))
    const below: Unplaced[] = []
    for (const step of [...lost.filter(({ id }) => !targets.has(id)), ...lost])
      if (!seen.has(step.id)) walk(step, 2, below)
  }
  if (gone && gone.steps.size > 0) {
    emit({ kind: 'heading', key: 'gone', level: 1, name: gone.heading }, top)
    const below: Unplaced[] = []
    for (const { id: nodeId, type, name, words } of gone.steps.values())
      emit({ kind: 'step', key: `step ${nodeId}`, level: 2, name, nodeId, type, words }, below)
  }
  const positions = new Map(rows.map(({ siblings }) => [siblings, 0]))
  return rows.map(({ row, siblings }) => {
    const position = (positions.get(siblings) ?? 0) + 1
    positions.set(siblings, position)
    return { ...row, setSize: siblings.length, position }
  })
}

/** The rows that are seen while some steps are closed. */
export function openRows(rows: readonly Row[], closed: ReadonlySet<string>): Row[] {
  let hiddenBelow = Number.POSITIVE_INFINITY
  return rows.filter(({ level, key }) => {
    if (level > hiddenBelow) return false
    hiddenBelow = closed.has(key) ? level : Number.POSITIVE_INFINITY
    return true
  })
}
