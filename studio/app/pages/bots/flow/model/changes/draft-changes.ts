import {
  isWritten,
  namesBeforeAndAfter,
  partTitles,
  settingTitles,
} from '@talkgraph/wire/bot-parts'
import { type Draft, type FlowGraph, flowGraph, type GraphNode, readDraft } from 'talkgraph/builder'
import { customizationForms } from 'talkgraph/themes'
import type { EdgeChange, NodeChange, ValueChange, VersionChanges } from '#api/records.js'
import { fieldChanges, sayValue } from './field-changes.js'

/** How many changes of one kind are told at most. */
const most = 200

/** What would change for visitors if the draft went live in place of a bot file; null stands for a bot that is not live. */
export function draftChanges(live: unknown, draft: Draft): VersionChanges {
  const before = readDraft(live ?? { nodes: [], edges: [] })
  const [old, now] = [flowGraph(before), flowGraph(draft)]
  const all = {
    nodes: nodeChanges(old, now, dataOf(before), dataOf(draft)),
    edges: edgeChanges(old, now),
    looks: named(before.customizations, draft.customizations, name =>
      Object.hasOwn(customizationForms, name)
        ? Object(Reflect.get(customizationForms, name)).title
        : name,
    ),
    settings: named(before.settings, draft.settings, name => settingTitles[name] ?? name),
    others: named(others(before), others(draft), name => partTitles[name] ?? name).map(change => ({
      ...change,
      ...namesBeforeAndAfter(
        change.path,
        Reflect.get(before, change.path),
        Reflect.get(draft, change.path),
      ),
    })),
  }
  const left = Object.values(all).reduce((sum, part) => sum + Math.max(0, part.length - most), 0)
  return {
    nodes: all.nodes.slice(0, most),
    edges: all.edges.slice(0, most),
    looks: all.looks.slice(0, most),
    settings: all.settings.slice(0, most),
    others: all.others.slice(0, most),
    left,
  }
}

type Data = Readonly<Record<string, unknown>>

const dataOf = ({ elements: [{ nodes }] }: Draft): ReadonlyMap<string, Data> =>
  new Map(nodes.map(({ id, data }) => [id, data]))

function nodeChanges(
  old: FlowGraph,
  now: FlowGraph,
  before: ReadonlyMap<string, Data>,
  after: ReadonlyMap<string, Data>,
): NodeChange[] {
  const [known, there] = [byId(old), byId(now)]
  const tell = (
    change: NodeChange['change'],
    { id, kind, name }: GraphNode,
    fields: ValueChange[] = [],
  ) => ({
    change,
    id,
    kind,
    fields,
    title: name.startsWith(`${kind}: `) ? name.slice(kind.length + 2) : name,
  })
  return [
    ...now.nodes.filter(({ id }) => !known.has(id)).map(node => tell('added', node)),
    ...old.nodes.filter(({ id }) => !there.has(id)).map(node => tell('removed', node)),
    ...now.nodes.flatMap(node => {
      const was = known.get(node.id)
      if (!was) return []
      const fields = fieldChanges(node.type, before.get(node.id) ?? {}, after.get(node.id) ?? {})
      const kind: ValueChange = { path: 'type', title: 'Kind', before: was.kind, after: node.kind }
      const all = was.type === node.type ? fields : [kind, ...fields]
      return all.length > 0 ? [tell('changed', node, all)] : []
    }),
  ]
}

const byId = ({ nodes }: FlowGraph) => new Map(nodes.map(node => [node.id, node]))

function edgeChanges(old: FlowGraph, now: FlowGraph): EdgeChange[] {
  const [was, is] = [waysOf(old), waysOf(now)]
  const tell = (change: EdgeChange['change'], way: Way): EdgeChange => ({ change, ...way })
  return [
    ...[...is].filter(([key]) => !was.has(key)).map(([, way]) => tell('added', way)),
    ...[...was].filter(([key]) => !is.has(key)).map(([, way]) => tell('removed', way)),
  ]
}

type Way = Omit<EdgeChange, 'change'>

function waysOf(graph: FlowGraph): ReadonlyMap<string, Way> {
  const nodes = byId(graph)
  const nameOf = (id: string) => nodes.get(id)?.name ?? id
  return new Map(
    graph.edges.map(({ id, source, sourceHandle, target }) => {
      const exit = nodes.get(source)?.exits.find(({ edgeId }) => edgeId === id)
      const isPlain = !sourceHandle || sourceHandle === 'source'
      return [
        JSON.stringify([source, isPlain ? null : sourceHandle, target]),
        {
          from: nameOf(source),
          exit: isPlain ? null : (exit?.title ?? sourceHandle),
          to: nameOf(target),
        },
      ]
    }),
  )
}

function named(before: unknown, after: unknown, titleOf: (name: string) => string): ValueChange[] {
  const [old, now] = [record(before), record(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter(name => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .map(name => ({
      path: name,
      title: titleOf(name),
      before: sayValue(old[name]),
      after: sayValue(now[name]),
    }))
}

const record = (value: unknown): Data =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Versions are the server's, and the flow has changes of its own; what is blank is as good as absent. */
function others({
  elements: _,
  customizations: __,
  settings: ___,
  flowVersion: ____,
  id: _____,
  ...rest
}: Draft): Data {
  return Object.fromEntries(Object.entries(rest).filter(([, part]) => isWritten(part)))
}
