import type { BotNode } from '../../../runtime/bot/bot.schema.js'
import { asSecretReference, isRecord } from '../../../runtime/bot/fields.js'
import { type DescribedType, describeType } from '../../../runtime/builder/describe-type.js'
import { exitsOf } from '../../../runtime/builder/exits-of.js'
import { nameOfStep } from '../../../runtime/builder/names.js'
import { readStep } from '../../../runtime/builder/read-step.js'
import type { Draft } from '../../../runtime/draft/index.js'
import { typeOfStep } from '../../../runtime/draft/steps.js'
import type { AnyFieldForms } from '../../../runtime/node/field-form.js'
import { offeredFields } from './offered.js'

const mostOutside = 150

/** A part of a flow as a model is told of it: its steps with what they say, and the names of the steps around. No secret is in it. */
export function describePart(draft: Draft, selected: ReadonlySet<string>) {
  const { nodes, edges } = draft.elements[0]
  const steps = nodes.filter(({ id }) => selected.has(id)).map(node => describeStep(node, edges))
  const outside = nodes
    .filter(({ id }) => !selected.has(id))
    .slice(0, mostOutside)
    .map(node => ({ id: node.id, name: nameOfStep({ type: typeOfStep(node), data: node.data }) }))
  const entries = edges
    .filter(({ source, target }) => !selected.has(source) && selected.has(target))
    .map(({ source, target }) => ({ from: source, to: target }))
    .slice(0, mostOutside)
  return { steps, outside, entries }
}

function describeStep(node: BotNode, edges: Draft['elements'][0]['edges']) {
  const type = typeOfStep(node)
  const described = describeType(type)
  const own = edges.filter(({ source }) => source === node.id)
  const exits = exitsOf({ type, data: node.data }, own)
  return {
    id: node.id,
    type,
    data: described ? shown(tellable(described), readStep({ type, data: node.data })) : {},
    next: own.flatMap(({ sourceHandle, target }) => {
      const exit = exits.find(
        each => (each.sourceHandle ?? 'source') === (sourceHandle || 'source'),
      )
      return exit && exit.state !== 'look' ? [{ exit: exit.handle ?? '', to: target }] : []
    }),
  }
}

/** What only the server knows of addresses and lists may hold a key that was typed there. */
function tellable(described: DescribedType): AnyFieldForms {
  const { serverFields } = described
  return Object.fromEntries(
    Object.entries(offeredFields(described)).filter(
      ([name, { kind }]) =>
        !Object.hasOwn(serverFields, name) || (kind !== 'address' && kind !== 'list'),
    ),
  )
}

/** What is blank is not told, and what stands for a secret neither. */
function shown(forms: AnyFieldForms, data: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(data)) return {}
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => {
      const value = Object.hasOwn(data, name) ? data[name] : undefined
      if (value === undefined || value === '' || asSecretReference(value)) return []
      if (form.kind === 'list')
        return Array.isArray(value) && value.length > 0
          ? [[name, value.map(entry => shown(form.fields, entry))]]
          : []
      return isRecord(value) ? [] : [[name, value]]
    }),
  )
}
