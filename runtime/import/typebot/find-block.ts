import type { BlockImport } from './block-import.js'
import * as all from './blocks/all.js'

/** Every type of block that is known. */
export const blockTypes: readonly BlockImport[] = Object.values(all)

const byType = new Map(blockTypes.flatMap(block => block.types.map(type => [type, block] as const)))

/** How blocks of a type are taken in; one that is not known has no counterpart. */
export const findBlock = (type: string): BlockImport | undefined => byType.get(type)
