import { createFreeNames } from './names.js'
import type { Typebot, TypebotBlock, TypebotGroup } from './typebot.schema.js'

/** A block with the id of the step at which it begins here. */
export interface PlacedBlock {
  readonly block: TypebotBlock
  readonly group: TypebotGroup
  readonly stepId: string
  /** The next one of its group. */
  readonly next: PlacedBlock | undefined
}

/** The blocks of a file and where they begin. */
export interface Places {
  readonly blocks: readonly PlacedBlock[]
  /** The first block of a group, or the one that is named; undefined where there is none. */
  readonly find: (groupId: string, blockId: string) => PlacedBlock | undefined
  /** Makes an id that no step has yet. */
  readonly freeId: (wanted: string) => string
}

/** The step with which every bot begins. */
export const startId = 'start'

const longest = 100
const reserved = new Set(['__proto__', 'constructor', 'prototype'])

/** Finds a place for every block; Typebot’s start is none. A block keeps its id where that can be one of a step. */
export function placeBlocks({ groups }: Pick<Typebot, 'groups'>): Places {
  const free = createFreeNames([startId])
  const freeId = (wanted: string) =>
    free(wanted.trim() === '' || wanted.length > longest || reserved.has(wanted) ? 'block' : wanted)
  const blocks: PlacedBlock[] = []
  const ofGroup = new Map<string, PlacedBlock>()
  const byId = new Map<string, PlacedBlock>()
  for (const group of groups) {
    const own = group.blocks
      .filter(({ type }) => type !== 'start')
      .map(block => ({ block, stepId: freeId(block.id) }))
    let next: PlacedBlock | undefined
    const placed: PlacedBlock[] = []
    for (const { block, stepId } of own.toReversed()) {
      next = { block, group, stepId, next }
      placed.unshift(next)
    }
    for (const each of placed) {
      blocks.push(each)
      if (each.block.id !== '' && !byId.has(each.block.id)) byId.set(each.block.id, each)
    }
    if (next && !ofGroup.has(group.id)) ofGroup.set(group.id, next)
  }
  return {
    blocks,
    find: (groupId, blockId) => byId.get(blockId) ?? ofGroup.get(groupId),
    freeId,
  }
}
