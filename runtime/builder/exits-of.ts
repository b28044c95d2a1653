import * as v from 'valibot'
import type { BotEdge } from '../bot/bot.schema.js'
import { isRecord } from '../bot/fields.js'
import type { NodeData } from '../bot/translate.js'
import type { Exit, NodeDefinition } from '../node/define-node.js'
import { partOf, putIn } from '../node/exit-forms.js'
import type { AnyNodeForm } from '../node/form.js'
import { withoutGaps } from '../node/handles.js'
import { formOf } from '../nodes/described.js'
import { registry } from '../nodes/index.js'
import { stripHtml } from '../session/html-text.js'
import type { Step } from './step.js'

/** A way out of a step, in words. */
export interface StepExit {
  /** The exit's own name; null is the plain way on. */
  readonly handle: Exit
  /** What an edge that begins here carries as its `sourceHandle`; null for a plain edge. */
  readonly sourceHandle: string | null
  /** Such as `Plum cake`, `Option 2` or `It holds`. */
  readonly title: string
  /** The path of the field that the title comes from, where the exit has a name of its own. */
  readonly field?: string
  /** `later`: its option is blank or left out for now. `look`: no way on, but the step looks at the node at its other end. */
  readonly state: 'open' | 'later' | 'look'
}

/** Every exit of a step, those of blank options included; none where a sub-flow ends. `edges` are those that begin at the step: they say how slots are counted. */
export function exitsOf({ type, data: written }: Step, edges: readonly BotEdge[] = []): StepExit[] {
  const definition = registry.find(type)
  if (!definition) return [{ handle: null, sourceHandle: null, title: 'Next', state: 'open' }]
  const form = formOf(definition.type)
  if (!form) return []
  // It ends its sub-flow: nobody is to draw a way on.
  if (form.onlyInSubFlows && edges.length === 0) return []
  // A definition's own schema makes the data that its functions take.
  const data = v.parse(definition.schema, written) as NodeData
  const open = definition.exits(data as never)
  const whole = definition.exits(withoutGaps(data, definition.schema, form.fields) as never)
  const carried = new Set(edges.map(({ sourceHandle }) => sourceHandle ?? ''))
  const named = (handle: Exit): StepExit => ({
    handle,
    sourceHandle: edgeName(definition, handle, data, carried),
    ...inWords(form, handle, data),
    state: open.includes(handle) ? 'open' : 'later',
  })
  const looks = (form.peeks ?? []).map(
    ({ handle, title }): StepExit => ({ handle, sourceHandle: handle, title, state: 'look' }),
  )
  return [...new Set([...whole, ...open])].map(named).concat(looks)
}

function edgeName(
  definition: NodeDefinition,
  handle: Exit,
  data: NodeData,
  carried: ReadonlySet<string>,
): string | null {
  if (handle === null) return null
  const names = definition.edgeNames(handle, data as never, carried)
  return names.find(name => carried.has(name)) ?? names[0] ?? handle
}

function inWords(
  { exits }: AnyNodeForm,
  handle: Exit,
  data: NodeData,
): Pick<StepExit, 'title' | 'field'> {
  for (const exit of exits) {
    const part = partOf(exit, handle)
    if (part === undefined) continue
    const otherwise = exit.each === undefined ? exit.title : putIn(part, exit.each)
    if (exit.label === undefined) return { title: otherwise }
    const field = putIn(part, exit.label)
    return { title: stripHtml(String(valueAt(data, field) ?? '')) || otherwise, field }
  }
  return { title: handle ?? 'Next' }
}

/** The value at a path such as `choices.plum.choiceText`: an entry of a list by its id or by its place from 0. Undefined where there is none. */
function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    if (Array.isArray(inner))
      return (
        inner.find(entry => isRecord(entry) && String(entry.id) === name) ?? inner[Number(name)]
      )
    return isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined
  }, data)
}
