import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { stepsThatPlay, takeSubFlow } from '../../../runtime/builder/sub-flows/index.js'
import { asOperations } from '../../../runtime/draft/index.js'
import { ApiError } from '../../base/errors.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { botParams } from './params.js'
import { list } from './text.js'
import { versionNumber } from './version-number.js'

/** Has every draft that plays a sub-flow play this version of it. */
export const takeSubFlowEverywhere = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/uses',
  id: 'takeSubFlowEverywhere',
  tag: 'Sub-flows',
  summary: 'Take a version of a sub-flow everywhere',
  description:
    'Changes the drafts of all bots and sub-flows of the account that play this one in another version, by operations, as a person would: they play this version from then on. What is live stays as it is until it is published. A draft that refuses it, because it would become too large or play itself, is left alone and told with the reason.',
  params: botParams,
  query: nothing,
  body: jsonBody(v.strictObject({ version: versionNumber }), { version: 2 }, 10_000),
  data: v.strictObject({
    chatbotId: v.string(),
    version: versionNumber,
    taken: v.pipe(list(v.string()), v.description('The ids of those whose drafts were changed.')),
    refused: list(v.strictObject({ id: v.string(), message: v.string() })),
  }),
  example: { chatbotId: '5d0c6ad4c1f2a9b0e713', version: 2, taken: ['shop'], refused: [] },
  message: 'Version taken',
  errors: ['VERSION_NOT_FOUND'],
  run: async ({ store, drafts }, { owner, caller, bot, body: { version } }) => {
    const stored = bot.kind === 'sub-flow' ? await store.bots.version(bot.id, version) : undefined
    if (!stored?.publishedAt) throw new ApiError('VERSION_NOT_FOUND')
    const part = { id: bot.id, version, file: JSON.parse(stored.file) }
    const taken: string[] = []
    const refused: { id: string; message: string }[] = []
    for (const { id } of await store.subFlowUses.list(owner, bot.id)) {
      const user = await store.bots.find(id)
      if (user?.owner !== owner) continue
      const { draft } = await drafts.read(user)
      if (!stepsThatPlay(draft).some(({ subFlowId }) => subFlowId === bot.id)) continue
      const changes = takeSubFlow(draft, part)
      if (changes.length === 0) continue
      // The file comes first: where it is refused, the steps must not name what the draft does not carry.
      const [first, ...others] = asOperations(changes, randomUUID)
      const begun = first && (await drafts.add(user, [first], caller))
      const done = begun?.refused.length === 0 ? await drafts.add(user, others, caller) : begun
      const [refusal] = done?.refused ?? []
      if (refusal) refused.push({ id, message: refusal.message })
      else if (done) taken.push(id)
    }
    return { chatbotId: bot.id, version, taken, refused }
  },
})
