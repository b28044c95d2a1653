import { findSubFlow } from '../../../runtime/bot/sub-flows.js'
import { nameOfSubFlow } from '../../../runtime/builder/as-sub-flow.js'
import { callOf } from '../../../runtime/flow/levels.js'
import { type Flow, type FlowNode, registry } from '../../../runtime/index.js'
import type { AnyFieldForms } from '../../../runtime/node/field-form.js'
import { formOf, serverHalfOf } from '../../../runtime/nodes/described.js'

/** What the fields of a type are called, those that no browser sees too. */
export function fieldsOf(type: string): AnyFieldForms {
  return { ...formOf(type)?.fields, ...serverHalfOf(type)?.fields }
}

/** What a step is called among people: its label, or the sub-flow of its flow that it plays, or how that begins what it says, or its id. */
export function titleOf(node: FlowNode, flow?: Flow): string {
  const { id, type, data } = node
  const label = typeof data.label === 'string' && data.label.trim() ? data.label : undefined
  return shorten(label ?? nameOfPlayed(node, flow) ?? (firstWords(data, type) || id), mostTitle)
}

function nameOfPlayed(node: FlowNode, flow: Flow | undefined): string | undefined {
  const call = flow && callOf(node, registry)
  const played = call && findSubFlow(flow.subFlows, call.id, call.version)
  return played && nameOfSubFlow(played.file, call.id)
}

/** What the type of a step is called. */
export function typeTitleOf({ type }: FlowNode): string {
  return formOf(type)?.title ?? type
}

/** A text in one line, cut at a length. */
export function shorten(text: string, most: number): string {
  const line = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`
}

const mostTitle = 60

function firstWords(data: FlowNode['data'], type: string): string {
  const fields: AnyFieldForms = formOf(type)?.fields ?? {}
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = data[name]
    if (kind === 'words' && typeof value === 'string' && value.trim()) return value
  }
  return ''
}
