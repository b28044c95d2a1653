import * as v from 'valibot'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { draftPlace as place, presenceRecord } from './draft-place.js'
import { botParams } from './params.js'

/** Ten seconds of a pointer that moves, in two tabs. */
const rate = { count: 100, seconds: 10 }

/** Says where somebody is in a draft. */
export const tellPresence = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/draft/presence',
  id: 'tellPresence',
  tag: 'Flows',
  summary: 'Say where one is in the draft',
  description:
    'Tells the others who follow the draft which step somebody is in, and where the pointer is. It holds for 30 seconds, unless it is said again; nothing of it is stored. Say it at most five times a second.',
  params: botParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      ...place,
      nodeId: v.optional(place.nodeId, null),
      pointer: v.optional(place.pointer, null),
    }),
    { clientId: 'f1f8a3c2', nodeId: 'start', pointer: { x: 120, y: 80 } },
    10_000,
  ),
  data: presenceRecord,
  example: {
    clientId: 'f1f8a3c2',
    name: 'Ann Miller',
    nodeId: 'start',
    pointer: { x: 120, y: 80 },
  },
  message: 'Others told',
  run: async ({ limiter, presences }, { owner, member, caller, bot, body }) => {
    await limiter.admit([{ name: 'draft-presence', of: `${owner} ${member?.id ?? caller}`, rate }])
    const presence = { ...body, name: caller }
    presences.tell(bot.id, presence)
    return presence
  },
})
