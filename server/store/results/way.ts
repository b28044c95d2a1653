import { readStored } from '../../base/read-stored.js'
import type { ResultState } from './entry.js'

/** A step that a conversation came by. */
export interface WayStep {
  readonly node: string
  /** The handles of the exits by which it went on; empty for the plain one. */
  readonly went: readonly string[]
  /** How long it stayed at first, as `stayOf` tells it. */
  readonly stayed?: number
}

/** The way of a conversation: each step once, and the last. */
export interface KeptWay {
  readonly last: string | null
  readonly steps: readonly WayStep[]
}

/** What is counted of a way. */
export interface WayCount {
  readonly kind: 'began' | 'came' | 'went' | 'left' | 'ended' | 'stayed'
  readonly node: string
  readonly detail: string
}

/** Reads a way as it is stored. */
export function readWay(json: string | null): KeptWay | undefined {
  return json === null ? undefined : readStored<KeptWay>(json, noWay, 'way of a conversation')
}

const noWay: KeptWay = { last: null, steps: [] }

/** Reads the edges that a conversation passed, as they are stored. */
export const readEdges = (json: string): readonly string[] =>
  readStored<readonly string[]>(json, [], 'edges of a conversation')

/** How a way that came by a step is recognised in its JSON text: no other text of it holds this. */
export const stepInWay = (node: string) => `"node":${JSON.stringify(node)},`

/** Names an exit beside steps; null, empty and `source` are the plain one. */
export const exitName = (node: string, handle: string | null | undefined) =>
  JSON.stringify([node, plainly(handle)])

/** The handle of an exit as counts name it. */
export const plainly = (handle: string | null | undefined) =>
  handle === 'source' ? '' : (handle ?? '')

/** The way by steps and exits that are known, and by those that it had come by before. */
export function knownWay(
  { steps, last }: KeptWay,
  known: ReadonlySet<string>,
  before: KeptWay | undefined,
): KeptWay {
  const former = new Map(before?.steps.map(step => [step.node, step]))
  const kept = steps
    .filter(({ node }) => known.has(node) || former.has(node))
    .map(step => ({
      ...step,
      went: step.went.filter(
        handle =>
          known.has(exitName(step.node, handle)) || former.get(step.node)?.went.includes(handle),
      ),
    }))
  return { last: kept.some(({ node }) => node === last) ? last : null, steps: kept }
}

/** What a way counts for once it rests; nothing before. */
export function countsOfWay({ steps, last }: KeptWay, state: ResultState): readonly WayCount[] {
  if (state === 'open') return []
  return [
    { kind: 'began', node: '', detail: '' },
    ...steps.flatMap(({ node, went, stayed }): WayCount[] => [
      { kind: 'came', node, detail: '' },
      ...went.map(detail => ({ kind: 'went' as const, node, detail })),
      ...(stayed === undefined ? [] : [{ kind: 'stayed' as const, node, detail: String(stayed) }]),
    ]),
    ...(last === null
      ? []
      : [
          {
            kind: state === 'finished' ? ('ended' as const) : ('left' as const),
            node: last,
            detail: '',
          },
        ]),
  ]
}
