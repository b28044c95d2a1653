import { isRecord } from '../../bot/fields.js'
import { registry } from '../../nodes/index.js'

/** The kinds of nodes that graph editors have from the start. */
const general = new Set(['', 'default', 'input', 'output'])

/**
 * A flow whose nodes are nothing but labelled boxes, as graph editors draw them, as one whose steps say those labels; what
 * was done is told at each of them. Other nodes stay as they are.
 */
export function labelledSteps(
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!Array.isArray(given.nodes)) return given
  const told: [string, unknown][] = []
  const nodes = given.nodes.map((node: unknown) => {
    if (!isRecord(node) || !isRecord(node.data)) return node
    const { type = '', data } = node
    const { label } = data
    if (typeof type !== 'string' || !general.has(type) || typeof label !== 'string') return node
    if (typeof data.type === 'string' && registry.find(data.type)) return node
    const reason = 'Only its words came along: it says them.'
    told.push([String(node.id), { kind: 'loss', type: type || 'default', reason }])
    return { ...node, type: 'message', data: { ...data, text: asHtml(label) } }
  })
  if (told.length === 0) return given
  return { ...given, nodes, imported: { from: 'graph', told: Object.fromEntries(told) } }
}

/** Texts of steps may hold HTML and placeholders; a label is text alone. */
const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('{', '&#123;')
