export { type Applied, applyOperation, applyOperations, isRefusal } from './apply.js'
export { type Draft, type DraftFlow, readDraft } from './draft.js'
export { invertOperation } from './invert.js'
export { largestDraft } from './measure.js'
export { mergeOperations } from './merge.js'
export { type NamedEdge, nameEdges } from './name-edges.js'
export {
  asOperations,
  type Change,
  type Operation,
  operationSchema,
  type PathStep,
} from './operation.schema.js'
export { overlaps } from './overlaps.js'
export type { Refusal, RefusalCode } from './refusal.js'
