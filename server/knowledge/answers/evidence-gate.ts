import type { Evidence } from './search-knowledge.js'

/** A piece that speaks of less of what was asked is no answer. */
const leastShare = 0.4

/** Whether a piece speaks of enough of what was asked to answer it. */
export const isEnough = ({ share }: Pick<Evidence, 'share'>): boolean => share >= leastShare
