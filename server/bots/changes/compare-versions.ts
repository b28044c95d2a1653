import {
  isWritten,
  namesBeforeAndAfter,
  partTitles,
  settingTitles,
} from '@talkgraph/wire/bot-parts'
import type { NodeChange, ValueChange, VersionChanges } from '@talkgraph/wire/bots'
import { type Bot, BotError, type FlowNode, parseBot } from '../../../runtime/index.js'
import { customizationForms } from '../../../themes/fields.form.js'
import { edgeChanges } from './edge-changes.js'
import { fieldsOf, titleOf, typeTitleOf } from './name-node.js'
import { isData, isSame, sayValue, valueChanges } from './value-changes.js'

/** What is told of at most, in each part. */
const most = 500

/** What changed from one stored version to another. Where a version does not load, steps and ways are left out. */
export function compareVersions(before: string, after: string): VersionChanges {
  const [one, other] = [load(before), load(after)]
  const nodes = one && other ? nodeChanges(one, other) : []
  const edges = one && other ? edgeChanges(one, other) : []
  const [old, now] = [fileOf(before), fileOf(after)]
  const parts = {
    nodes,
    edges,
    looks: named(old.customizations, now.customizations, name =>
      Object.hasOwn(customizationForms, name)
        ? customizationForms[name as keyof typeof customizationForms].title
        : name,
    ),
    settings: named(old.settings, now.settings, name => settingTitles[name] ?? name),
    others: otherChanges(old, now),
  }
  const counts = Object.values(parts).map(part => Math.max(0, part.length - most))
  return {
    nodes: parts.nodes.slice(0, most),
    edges: parts.edges.slice(0, most),
    looks: parts.looks.slice(0, most),
    settings: parts.settings.slice(0, most),
    others: parts.others.slice(0, most),
    left: counts.reduce((sum, count) => sum + count, 0),
  }
}

function load(file: string): Bot | undefined {
  try {
    return parseBot(file)
  } catch (error) {
    if (error instanceof BotError) return undefined
    throw error
  }
}

function fileOf(file: string): Readonly<Record<string, unknown>> {
  const read: unknown = JSON.parse(file)
  return isData(read) ? read : {}
}

function nodeChanges(before: Bot, after: Bot): NodeChange[] {
  const [old, now] = [before.flow.nodes, after.flow.nodes]
  const say = (
    change: NodeChange['change'],
    node: FlowNode,
    fields: ValueChange[] = [],
  ): NodeChange => ({
    change,
    id: node.id,
    title: titleOf(node, (change === 'removed' ? before : after).flow),
    kind: typeTitleOf(node),
    fields,
  })
  const added = [...now.values()].filter(({ id }) => !old.has(id)).map(node => say('added', node))
  const removed = [...old.values()]
    .filter(({ id }) => !now.has(id))
    .map(node => say('removed', node))
  const changed = [...now.values()].flatMap(node => {
    const earlier = old.get(node.id)
    const fields = earlier ? fieldChanges(earlier, node) : []
    return fields.length > 0 ? [say('changed', node, fields)] : []
  })
  return [...added, ...removed, ...changed]
}

function fieldChanges(before: FlowNode, after: FlowNode): ValueChange[] {
  const fields = valueChanges(before.data, after.data, fieldsOf(after.type))
  if (before.type === after.type) return fields
  return [
    { path: 'type', title: 'Type', before: typeTitleOf(before), after: typeTitleOf(after) },
    ...fields,
  ]
}

function named(before: unknown, after: unknown, titleOf: (name: string) => string): ValueChange[] {
  const changes = valueChanges(isData(before) ? before : {}, isData(after) ? after : {}, {})
  return changes.map(change => ({ ...change, title: titleOf(change.path) }))
}

const told = new Set([
  'customizations',
  'settings',
  'elements',
  'nodes',
  'edges',
  'flowVersion',
  'id',
])

function otherChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ValueChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(name =>
    told.has(name) || isSame(written(before[name]), written(after[name]))
      ? []
      : [
          {
            path: name,
            title: partTitles[name] ?? name,
            before: sayValue(before[name]),
            after: sayValue(after[name]),
            ...namesBeforeAndAfter(name, before[name], after[name]),
          },
        ],
  )
}

const written = (value: unknown) => (isWritten(value) ? value : undefined)
