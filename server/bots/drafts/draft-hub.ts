import * as v from 'valibot'
import type { Logger } from '../../base/log.js'
import { createHub, type Hub } from '../../platform/streams/hub.js'
import type { Notices } from '../../store/index.js'

const presence = v.object({
  clientId: v.string(),
  name: v.string(),
  nodeId: v.nullable(v.string()),
  pointer: v.nullable(v.object({ x: v.number(), y: v.number() })),
})

const noteSchema = v.object({
  botId: v.string(),
  /** Where somebody is. */
  presence: v.optional(presence),
  /** The client that is no longer there. */
  left: v.optional(v.string()),
})

/** Something that happened at a draft: new operations, which stand in the database, unless it says what else. */
export type DraftNote = v.InferOutput<typeof noteSchema>

/** Tells the streams of a bot's draft what is new, on all servers. */
export type DraftHub = Hub<string, DraftNote>

/** Makes it; what is followed is a bot's id, or, without a name, all drafts. */
export function createDraftHub(notices: Notices | undefined, log: Logger): DraftHub {
  return createHub(notices, log, {
    schema: noteSchema,
    topicOf: id => id,
    topicsOf: ({ botId }) => [botId, ''],
  })
}
