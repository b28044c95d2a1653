import * as v from 'valibot'
import { defineJob, type JobHandler } from '../../platform/jobs/index.js'
import type { RunParts } from './run-parts.js'
import { runSource } from './run-source.js'

/** So many sources are read at the same time by one process. */
const atOnce = 4

/** Reads sources. */
export const knowledgeJob = (parts: RunParts): JobHandler =>
  defineJob({
    name: 'knowledge',
    atOnce,
    data: v.object({ sourceId: v.string() }),
    run: ({ data: { sourceId }, signal }) => runSource(parts, sourceId, signal),
  })
