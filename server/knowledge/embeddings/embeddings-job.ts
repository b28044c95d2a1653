import * as v from 'valibot'
import { defineJob, JobFailure, type JobHandler } from '../../platform/jobs/index.js'
import type { Store } from '../../store/index.js'
import { type EmbedParts, embedSource } from './embed-source.js'

/** Has what lacks vectors of a source embedded: after another provider was chosen, or the one that there is has failed. */
export const embeddingsJob = (
  parts: EmbedParts & { readonly knowledge: Pick<Store['knowledge'], 'sources'> },
): JobHandler =>
  defineJob({
    name: 'embeddings',
    atOnce: 2,
    data: v.object({ sourceId: v.string() }),
    run: async ({ data: { sourceId }, signal }) => {
      const source = await parts.knowledge.sources.get(sourceId)
      // A run that is under way embeds what it reads by itself.
      if (!source || source.run !== null) return
      const goesOn = async () => {
        signal.throwIfAborted()
        return true
      }
      const isDone = await embedSource(parts, source, { signal, goesOn, onEmbedded: () => {} })
      if (!isDone) throw new JobFailure('The provider of embeddings fails')
    },
  })
