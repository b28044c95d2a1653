import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, root } from './imports.js'

/** A line of a drawn walk: a file, a wire that is crossed, what puts two files together, or a part of another walk. */
type Step =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'wire'; readonly wire: string }
  | { readonly kind: 'by'; readonly file: string }
  | { readonly kind: 'walk'; readonly name: string; readonly from?: string; readonly to?: string }

/** The way of a value through the files, as a page draws it. */
export interface Walk {
  readonly name: string
  readonly steps: readonly Step[]
}

/** What lies between two files that know nothing of each other. */
const wires = ['http', 'worker', 'job', 'database notice', 'build']

/** The walks that a page draws, each in a block `walk NAME`. Throws where a line cannot be read. */
export function walksOn(page: string): readonly Walk[] {
  return [...page.matchAll(/^```walk (.+)\n([\s\S]*?)^```/gm)].map(([, name = '', lines = '']) => ({
    name,
    steps: lines.trim().split('\n').map(stepOf),
  }))
}

/** The walks of docs/architecture.md. */
export const drawnWalks = () => walksOn(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))

function stepOf(line: string): Step {
  const [, hop] = /^→ (.+)$/.exec(line.trim()) ?? []
  if (hop === undefined) return { kind: 'file', file: line.trim().split(/\s/)[0] ?? '' }
  const [, maker] = /^by (\S+)/.exec(hop) ?? []
  if (maker !== undefined) return { kind: 'by', file: maker }
  const [, name, from, to] = /^walk "(.+?)"(?: from (\S+))?(?: to (\S+))?/.exec(hop) ?? []
  if (name !== undefined) return { kind: 'walk', name, ...(from && { from }), ...(to && { to }) }
  const wire = wires.find(each => hop === each || hop.startsWith(`${each}:`))
  if (wire === undefined) throw new Error(`Nothing is known of the hop "${line}"`)
  return { kind: 'wire', wire }
}

/** The files of a walk; `whole`: with those of the parts of other walks. */
export function filesOf(walk: Walk, all: readonly Walk[], whole = false): readonly string[] {
  return [...new Set(walk.steps.flatMap(step => filesIn(step, all, whole)))]
}

function filesIn(step: Step, all: readonly Walk[], whole: boolean): readonly string[] {
  if (step.kind === 'file') return [step.file]
  return step.kind === 'walk' && whole ? partOf(step, all) : []
}

function partOf({ name, from, to }: Extract<Step, { kind: 'walk' }>, all: readonly Walk[]) {
  const other = all.find(walk => walk.name === name)
  const files = other ? filesOf(other, all, true) : []
  const start = from === undefined ? 0 : files.indexOf(from)
  const end = to === undefined ? files.length : files.indexOf(to) + 1
  if (start < 0 || end <= start) throw new Error(`The walk "${name}" has no such part.`)
  return files.slice(start, end)
}

/** What is wrong with the drawing of a walk: files that are not there, and files that hang together with none before them. */
export function faultsOf(walk: Walk, all: readonly Walk[]): readonly string[] {
  const faults: string[] = []
  const before: string[] = []
  let last: Step | undefined
  for (const step of walk.steps) {
    const named = step.kind === 'file' || step.kind === 'by' ? [step.file] : []
    const missing = named.filter(file => !existsSync(join(root, file)))
    faults.push(...missing.map(file => `${file} is not there`))
    if (
      step.kind === 'file' &&
      missing.length === 0 &&
      before.length > 0 &&
      !isLinked(step.file, before, last)
    )
      faults.push(`${step.file} hangs together with no file before it`)
    if (missing.length === 0) before.push(...filesIn(step, all, true))
    last = step
  }
  return faults
}

function isLinked(file: string, before: readonly string[], last: Step | undefined): boolean {
  if (last?.kind === 'wire') return true
  if (last?.kind === 'by') {
    const reached = reachedFrom(last.file)
    return (
      reached.has(file) && before.some(each => reached.has(each) || importedBy(each).has(last.file))
    )
  }
  return before.some(each => importedBy(each).has(file) || importedBy(file).has(each))
}

/** A file that only lists others stands for those. */
const isList = (file: string) => /\/(?:index|all)\.ts$/.test(file)

const known = new Map<string, ReadonlySet<string>>()

/** The files that a file imports, and those that a list among them lists. */
function importedBy(file: string): ReadonlySet<string> {
  const found = known.get(file)
  if (found) return found
  const imported = new Set(importsOf(file).flatMap(fileOf))
  known.set(file, imported)
  for (const each of imported)
    if (isList(each)) for (const listed of importedBy(each)) imported.add(listed)
  return imported
}

function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set([file])
  for (const each of reached) for (const imported of importedBy(each)) reached.add(imported)
  return reached
}

const packages: readonly (readonly [name: string, folder: string])[] = [
  ['@talkgraph/wire/', 'wire/'],
  ['talkgraph/builder', 'runtime/builder/index'],
]

/** The file behind the name in an import; none where it is another's package, or no TypeScript. */
function fileOf(name: string): string[] {
  const own = packages
    .reduce((path, [from, to]) => path.replace(from, to), name)
    .replace(/\.js$/, '')
  return [`${own}.ts`, `${own}.tsx`].filter(path => existsSync(join(root, path)))
}
