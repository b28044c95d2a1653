import type { TryoutGoal } from '@talkgraph/wire/experiments'
import * as v from 'valibot'
import { sayCircle } from '../../../runtime/builder/sub-flows/index.js'
import { parseBot } from '../../../runtime/index.js'
import { ApiError } from '../../base/errors.js'
import { warnAbout } from '../../bots/publish/bot-settings.js'
import { checkTests, storeDraft } from '../../bots/publish/store-draft.js'
import type { Services } from '../services/services.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { goal } from './goal.js'
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
    'Makes a version live, unless the body names one the draft: where it has operations that are in no version yet, one is made of it first. Naming a version is also how to go back to an older one. A version with errors of lint is refused, and so is one whose tests fail where its settings say `requireGreenTests`, unless it was live before. Of a sub-flow, bots of the account can take what is published; those that play it go on with the version that they carry. With a `share` the version is live for so many of 100 visitors beside the one that is live: a visitor meets the same version each time, and the list of experiments tells how both do. That ends with the next call: publish one of the two for everybody, or another.',
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
      share: v.optional(
        v.pipe(
          v.number(),
          v.integer(),
          v.minValue(1),
          v.maxValue(99),
          v.description('For how many of 100 visitors it is live. Absent: for everybody.'),
        ),
      ),
      goal: v.optional(
        v.pipe(
          goal,
          v.description(
            'What a visitor must do to count for the version, where it has a `share`. Absent: come to the end.',
          ),
        ),
      ),
    }),
    { version: 1, note: 'Opening hours for the holidays' },
    10_000,
  ),
  data: v.strictObject({
    chatbotId: v.string(),
    version: versionNumber,
    share: v.pipe(v.number(), v.description('Of 100 visitors, how many meet it.')),
    beside: v.pipe(
      v.nullable(versionNumber),
      v.description('The version that the others meet; null: there are no others.'),
    ),
    warnings: list(v.string()),
  }),
  example: {
    chatbotId: 'shop',
    version: 1,
    share: 100,
    beside: null,
    warnings: ['Any site may show this bot.'],
  },
  message: 'Chatbot published',
  errors: [
    'VERSION_NOT_FOUND',
    'NO_VERSION_BESIDE',
    'LINT_FAILED',
    'TESTS_FAILED',
    'RUN_CUT_SHORT',
  ],
  run: async (services, { bot, caller, body, asker }) => {
    const { store, bots, heavyWork } = services
    const { id, name, kind } = bot
    const { share, note, goal } = body
    if (share !== undefined && kind !== 'bot') throw new ApiError('NO_VERSION_BESIDE')
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
    const tryouts = share === undefined ? 0 : 1
    await store.plans.admitExperiments(bot.owner, linted.experiments + tryouts)
    await store.plans.admitSwitch(bot.owner, 'webhooks', linted.webhooks)
    // One that was live has been through its tests.
    if (!isChecked && publishedAt === null) await checkTests(heavyWork, file, asker)
    if (kind === 'sub-flow') {
      const circle = sayCircle(JSON.parse(file), { id, name })
      if (circle) throw new ApiError('LINT_FAILED', { details: [{ path: '', message: circle }] })
      await store.bots.publish(id, stored.version, caller, note)
      const published = { chatbotId: id, version: stored.version, share: 100, beside: null }
      return { ...published, warnings: [...linted.warnings] }
    }
    if (share !== undefined) {
      const beside = await tryOut(services, id, stored, { share, goal, by: caller, note })
      return {
        chatbotId: id,
        version: stored.version,
        share,
        beside,
        warnings: [...linted.warnings],
      }
    }
    const live = await bots.publishVersion(id, stored, caller, note)
    if (!live) throw new ApiError('VERSION_NOT_FOUND')
    return {
      chatbotId: id,
      version: live.version,
      share: 100,
      beside: null,
      warnings: [...warnAbout(live.settings), ...linted.warnings],
    }
  },
})

interface Shared {
  readonly share: number
  readonly goal: TryoutGoal | undefined
  readonly by: string
  readonly note: string | undefined
}

/** Makes a version live for a share of the visitors; resolves to the version that the others meet. */
async function tryOut(
  { store, bots }: Pick<Services, 'store' | 'bots'>,
  id: string,
  { version, file }: { readonly version: number; readonly file: string },
  { share, goal = { kind: 'finished' }, by, note }: Shared,
): Promise<number> {
  const live = await store.bots.published(id)
  if (!live || live.version === version) throw new ApiError('NO_VERSION_BESIDE')
  const slip = slipIn(goal, [live.file, file])
  if (slip !== undefined)
    throw new ApiError('REQUEST_VALIDATION_FAILED', { details: [{ path: 'goal', message: slip }] })
  const tryout = { version, beside: live.version, share, goal: JSON.stringify(goal), by, note }
  if (!(await bots.tryOut(id, tryout))) throw new ApiError('NO_VERSION_BESIDE')
  return live.version
}

/** What no visitor of one of the versions can reach is no goal. */
function slipIn(
  { kind, nodeId, name, value }: TryoutGoal,
  files: readonly string[],
): string | undefined {
  if (kind === 'variable' && !name?.trim()) return 'Name the variable that must be filled'
  if (kind === 'value' && !name?.trim()) return 'Name the variable that must have the value'
  if (kind === 'value' && !value?.trim()) return 'Say which value the variable must have'
  if (kind !== 'step') return undefined
  if (!nodeId) return 'Name the step that must be reached, as nodeId'
  const isThere = files.every(file => parseBot(file).flow.nodes.has(nodeId))
  return isThere ? undefined : `The step “${nodeId}” must be in both versions`
}

/** Takes a bot offline. */
export const unpublish = defineBotCall({
  method: 'DELETE',
  path: '/chatbots/{chatbotId}/publish',
  id: 'unpublish',
  tag: 'Flows',
  summary: 'Take a bot offline',
  description:
    'Pages show it no more, a minute later at the latest. Its versions stay. A version that was live for a share of the visitors is not tried any more.',
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
