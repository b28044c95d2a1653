import * as v from 'valibot'
import { sayCircle } from '../../../runtime/builder/sub-flows/index.js'
import { ApiError } from '../../base/errors.js'
import { warnAbout } from '../../bots/publish/bot-settings.js'
import { checkTests, storeDraft } from '../../bots/publish/store-draft.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { botParams } from './params.js'
import { list, text } from './text.js'
import { versionNumber } from './version-number.js'

/** Makes a version live, unless lint finds errors in it, or tests fail that it requires. */
export const publishFlow = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/publish',
  id: 'publishFlow',
  tag: 'Flows',
  summary: 'Publish a version',
  description:
    'Makes a version live, unless the body names one the draft: where it has operations that are in no version yet, one is made of it first. Naming a version is also how to go back to an older one. A version with errors of lint is refused, and so is one whose tests fail where its settings say `requireGreenTests`, unless it was live before. Of a sub-flow, bots of the account can take what is published; those that play it go on with the version that they carry.',
  params: botParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      version: v.optional(
        v.pipe(
          versionNumber,
          v.description('Default: the draft, or the newest version where that is the same.'),
        ),
      ),
      note: v.optional(text(1000, 'What is said of the version, kept with it.')),
    }),
    { version: 1, note: 'Opening hours for the holidays' },
    10_000,
  ),
  data: v.strictObject({
    chatbotId: v.string(),
    version: versionNumber,
    warnings: list(v.string()),
  }),
  example: { chatbotId: 'shop', version: 1, warnings: ['Any site may show this bot.'] },
  message: 'Chatbot published',
  errors: ['VERSION_NOT_FOUND', 'LINT_FAILED', 'TESTS_FAILED', 'RUN_CUT_SHORT'],
  run: async (services, { bot, caller, body, asker }) => {
    const { store, bots, heavyWork } = services
    const { id, name, kind } = bot
    const { version, isChecked } =
      body.version === undefined
        ? await storeDraft(services, bot, caller, asker)
        : { version: body.version, isChecked: false }
    const stored = version === undefined ? undefined : await store.bots.version(id, version)
    if (!stored) throw new ApiError('VERSION_NOT_FOUND')
    const { file, publishedAt } = stored
    const linted = await heavyWork.run(
      'lint',
      { ...asker, size: file.length },
      file,
      publishedAt !== null,
    )
    if (linted.errors.length > 0) throw new ApiError('LINT_FAILED', { details: linted.errors })
    await store.plans.admitExperiments(bot.owner, linted.experiments)
    // One that was live has been through its tests.
    if (!isChecked && publishedAt === null) await checkTests(heavyWork, file, asker)
    if (kind === 'sub-flow') {
      const circle = sayCircle(JSON.parse(file), { id, name })
      if (circle) throw new ApiError('LINT_FAILED', { details: [{ path: '', message: circle }] })
      await store.bots.publish(id, stored.version, caller, body.note)
      return { chatbotId: id, version: stored.version, warnings: [...linted.warnings] }
    }
    const live = await bots.publishVersion(id, stored, caller, body.note)
    if (!live) throw new ApiError('VERSION_NOT_FOUND')
    return {
      chatbotId: id,
      version: live.version,
      warnings: [...warnAbout(live.settings), ...linted.warnings],
    }
  },
})

/** Takes a bot offline. */
export const unpublish = defineBotCall({
  method: 'DELETE',
  path: '/chatbots/{chatbotId}/publish',
  id: 'unpublish',
  tag: 'Flows',
  summary: 'Take a bot offline',
  description: 'Pages show it no more, a minute later at the latest. Its versions stay.',
  params: botParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ chatbotId: v.string(), wasPublished: v.boolean() }),
  example: { chatbotId: 'shop', wasPublished: true },
  message: 'Chatbot taken offline',
  run: async ({ store }, { bot: { id }, caller }) => ({
    chatbotId: id,
    wasPublished: await store.bots.unpublish(id, caller),
  }),
})
