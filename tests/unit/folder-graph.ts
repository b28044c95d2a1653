import { posix } from 'node:path'
import { importsOf, sourcesIn } from './imports.js'

/** A unit of a tree, and the other units that its files import: what stands first in the tree is a unit, folder or file. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>

/** The units of a tree such as `server`. Files of `without` are left out, such as those that only tests use. */
export function folderGraph(tree: string, without: readonly string[] = []): FolderGraph {
  const unitOf = (path: string) =>
    path
      .slice(tree.length + 1)
      .split('/')[0]
      ?.replace(/\.[jt]sx?$/, '') ?? ''
  const graph = new Map<string, Set<string>>()
  for (const file of sourcesIn(tree)) {
    const unit = unitOf(file)
    if (without.includes(unit)) continue
    const imported = importsOf(file).filter(name => name.startsWith(`${tree}/`))
    const others = imported.map(unitOf).filter(name => name !== unit)
    graph.set(unit, new Set([...(graph.get(unit) ?? []), ...others]))
  }
  return graph
}

/** Each circle of a graph once, as the way from its first unit back to it. */
export function circlesIn(graph: FolderGraph): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (unit: string, way: readonly string[]) => {
    const start = way.indexOf(unit)
    if (start >= 0) circles.push([...way.slice(start), unit].join(' → '))
    if (start >= 0 || done.has(unit)) return
    for (const next of graph.get(unit) ?? []) visit(next, [...way, unit])
    done.add(unit)
  }
  for (const unit of graph.keys()) visit(unit, [])
  return circles
}

/**
 * The circles of a tree, on each of its floors: what stands side by side in a folder, folders and files, is a unit there. A
 * circle of files alone is left out, since types refer to each other.
 */
export function circlesBelow(tree: string): string[] {
  const files = sourcesIn(tree)
  const byName = new Map(files.map(file => [file.replace(/\.tsx?$/, ''), file]))
  const sourceOf = (name: string) => byName.get(name.replace(/\.[jt]sx?$/, '')) ?? name
  const imported = new Map(files.map(file => [file, importsOf(file).map(sourceOf)]))
  const floors = new Set(files.flatMap(file => floorsAbove(file, tree)))
  return [...floors].flatMap(floor =>
    circlesIn(floorGraph(floor, imported))
      .filter(circle => circle.split(' → ').some(unit => !/\.tsx?$/.test(unit)))
      .map(circle => `${floor}: ${circle}`),
  )
}

function floorsAbove(file: string, tree: string): string[] {
  const folder = posix.dirname(file)
  return folder === tree ? [tree] : [folder, ...floorsAbove(folder, tree)]
}

function floorGraph(floor: string, imported: ReadonlyMap<string, readonly string[]>): FolderGraph {
  const unitOf = (path: string) =>
    path.startsWith(`${floor}/`) ? path.slice(floor.length + 1).split('/')[0] : undefined
  const graph = new Map<string, Set<string>>()
  for (const [file, names] of imported) {
    const unit = unitOf(file)
    if (unit === undefined) continue
    const others = names.flatMap(name => unitOf(name) ?? []).filter(name => name !== unit)
    graph.set(unit, new Set([...(graph.get(unit) ?? []), ...others]))
  }
  return graph
}
