import { type BotText, type Draft, stripHtml, textsOf } from 'talkgraph/builder'
import { groupBy } from '../../model/graph/group-by.js'
import type { DraftFlow, StepOfFlow } from '../../model/graph/read-graph.js'
import { outlineRows } from '../outline/rows.js'

/**
 * A flow as Markdown, for those who read it without a drawing: its steps by number, in the order in which one arrives at them,
 * each with all that it says and where its exits lead. What no visitor comes to stands at the end.
 */
export function writeOutline(draft: Draft, flow: DraftFlow, title: string): string {
  const rows = outlineRows(flow)
  const order = rows.flatMap(row => (row.kind === 'step' ? [row.nodeId] : []))
  const numbers = new Map(order.map((id, index) => [id, index + 1]))
  const texts = groupBy(textsOf(draft), ({ nodeId }) => nodeId)
  const told = new Set<string>()
  const blocks = rows.flatMap(row => {
    if (row.kind === 'heading') return [`## ${row.name}`]
    const step = row.kind === 'step' ? flow.steps.get(row.nodeId) : undefined
    if (!step) return []
    told.add(step.id)
    return [writeStep(step, texts.get(step.id) ?? [], numbers)]
  })
  return `${[`# ${escaped(title)}`, ...blocks].join('\n\n')}\n`
}

function writeStep(
  step: StepOfFlow,
  texts: readonly BotText[],
  numbers: ReadonlyMap<string, number>,
): string {
  const { id, kind, words, exits, jumpsTo } = step
  const label = `${numbers.get(id)}.`
  const named = new Set(exits.map(({ field }) => field))
  const own = texts.filter(({ field }) => !named.has(field))
  // What stands in a list is no more than an entry of it.
  const first = own.find(({ field }) => !field.includes('.'))
  const more = own.filter(text => text !== first)
  const said = plain(first?.original ?? (more.length > 0 ? '' : words))
  const points = [
    ...more.map(({ title, original }) => `${escaped(withoutEntry(title))}: ${plain(original)}`),
    ...exits.map(exit => {
      const number = exit.target === undefined ? undefined : numbers.get(exit.target)
      const way = number === undefined ? 'no way yet' : `goes to step ${number}`
      return `**${plain(exit.title)}**: ${exit.state === 'look' ? `looks at ${number === undefined ? 'nothing' : `step ${number}`}` : way}`
    }),
    ...(jumpsTo === undefined ? [] : [`Jumps to step ${numbers.get(jumpsTo) ?? escaped(jumpsTo)}`]),
  ]
  const inset = ' '.repeat(label.length + 1)
  return [
    `${label} **${escaped(kind)}**${said === '' ? '' : `: ${said}`}`,
    ...points.map(point => `${inset}- ${point}`),
  ].join('\n')
}

/** `Options` for `Options, plum: Text`: nobody reads the ids of entries. */
const withoutEntry = (title: string) =>
  title
    .replace(/, [^:,]*: /g, entry => (/^, \d+: $/.test(entry) ? entry : ': '))
    .replace(/: Text$/, '')

const plain = (text: string) => escaped(stripHtml(text).replace(/\s+/g, ' ').trim())

/** What Markdown would read as its own. Placeholders stay as they are. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2')
    .replace(/^(\s*)([-+])/, '$1\\$2')
