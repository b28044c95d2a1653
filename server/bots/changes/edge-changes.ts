import type { EdgeChange } from '@talkgraph/wire/bots'
import type { Bot, BotEdge, FlowNode } from '../../../runtime/index.js'
import { formOf } from '../../../runtime/nodes/described.js'
import { shorten, titleOf } from './name-node.js'
import { isData } from './value-changes.js'

/** The ways between steps that are new, and those that are gone. */
export function edgeChanges(before: Bot, after: Bot): EdgeChange[] {
  const [old, now] = [edgesOf(before), edgesOf(after)]
  const say = (change: EdgeChange['change'], bot: Bot, edge: BotEdge): EdgeChange => ({
    change,
    from: sayNode(bot, edge.source),
    exit: sayExit(bot.flow.nodes.get(edge.source), edge.sourceHandle),
    to: sayNode(bot, edge.target),
  })
  return [
    ...[...now].filter(([key]) => !old.has(key)).map(([, edge]) => say('added', after, edge)),
    ...[...old].filter(([key]) => !now.has(key)).map(([, edge]) => say('removed', before, edge)),
  ]
}

function edgesOf({ flow }: Bot): Map<string, BotEdge> {
  const edges = [...flow.edges.values()].flat()
  return new Map(
    edges.map(edge => [
      JSON.stringify([edge.source, plain(edge.sourceHandle) ?? null, edge.target]),
      edge,
    ]),
  )
}

const plain = (handle: string | null | undefined) =>
  handle && handle !== 'source' ? handle : undefined

function sayNode({ flow }: Bot, id: string): string {
  const node = flow.nodes.get(id)
  return node ? titleOf(node, flow) : id
}

/** An exit by its text in the data, by its name in the form, or by its handle. */
function sayExit(node: FlowNode | undefined, given: string | null | undefined): string | null {
  const handle = plain(given)
  if (handle === undefined || !node) return null
  const name = handle.replace(/^source-/, '')
  for (const value of Object.values(node.data))
    if (Array.isArray(value))
      for (const entry of value)
        if (isData(entry) && (entry.id === handle || entry.id === name))
          return textOf(entry) ?? name
  const exits = formOf(node.type)?.exits ?? []
  const exit = exits.find(each => each.handle === handle || each.handle === name)
  const label = exit?.label === undefined ? undefined : node.data[exit.label]
  if (typeof label === 'string' && label !== '') return shorten(label, 60)
  return exit?.title ?? name
}

function textOf(entry: Readonly<Record<string, unknown>>): string | undefined {
  const texts = Object.entries(entry).filter(([name]) => name !== 'id' && !/variable/i.test(name))
  const text = texts
    .map(([, value]) => value)
    .find(value => typeof value === 'string' && value !== '')
  return typeof text === 'string' ? shorten(text, 60) : undefined
}
