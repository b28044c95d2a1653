import * as v from 'valibot'
import { forgetVisitor } from '../../conversations/visitors/forget-visitor.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { botParams } from './params.js'
import { count } from './text.js'
import { visitorEntries, visitorIn } from './visitor.js'

const who = v.union([
  v.strictObject(visitorEntries.email),
  v.strictObject(visitorEntries.phone),
  v.strictObject(visitorEntries.channel),
  v.strictObject(visitorEntries.session),
])

/** Deletes what is kept of one visitor, and says how much that was. */
export const forget = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/forget',
  id: 'forgetVisitor',
  tag: 'Visitors',
  summary: 'Forget a visitor',
  description:
    'Deletes what the server keeps of one visitor of this bot: by an e-mail address the mails that hold it and all of the sessions that they came from, by a number that a channel has confirmed or by what a channel knows somebody by all threads of theirs, or by the token of a session its mails, files and kept answers.',
  params: botParams,
  query: nothing,
  body: jsonBody(who, { email: 'ann@example.org' }, 10_000),
  data: v.strictObject({
    chatbotId: v.string(),
    deleted: v.strictObject({
      mails: count,
      mailFiles: count,
      uploads: count,
      answers: count,
      calls: count,
      threads: count,
      results: count,
      bookings: count,
      questions: count,
      contacts: count,
    }),
  }),
  example: {
    chatbotId: 'shop',
    deleted: {
      mails: 1,
      mailFiles: 0,
      uploads: 1,
      answers: 4,
      calls: 0,
      threads: 1,
      results: 1,
      bookings: 1,
      questions: 1,
      contacts: 1,
    },
  },
  message: 'Visitor forgotten',
  run: async (services, { bot: { id }, body }) => {
    const deleted = await forgetVisitor(services, visitorIn(body, services), id)
    services.log.info({ botId: id, ...deleted }, 'A visitor was forgotten')
    return { chatbotId: id, deleted }
  },
})
