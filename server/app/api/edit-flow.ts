import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { asOperations } from '../../../runtime/draft/index.js'
import { fields, isField, isReadable, wantedOf } from '../../../themes/index.js'
import { ApiError } from '../../base/errors.js'
import { changesOf } from '../../bots/drafts/changes-of.js'
import { analytics } from '../../bots/publish/bot-settings.js'
import { defaultRateLimits } from '../../platform/limits/rates.js'
import { isOrigin } from '../../platform/origins/origin-rules.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { botTitle } from './new-bot.js'
import { botParams } from './params.js'
import { versionNumber } from './version-number.js'

const names = Object.keys(fields).filter(isField)

const looks = v.partial(
  v.strictObject(
    Object.fromEntries(
      names.map(name => [
        name,
        v.pipe(
          v.unknown(),
          v.check(value => value === null || isReadable(name, value), wantedOf(name)),
        ),
      ]),
    ),
  ),
)

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))
const rate = v.nullable(
  v.strictObject({ count: number, seconds: v.pipe(number, v.minValue(1), v.maxValue(86_400)) }),
)
const origin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check(isOrigin, 'Expected an origin, such as https://shop.example'),
)

const settings = v.partial(
  v.strictObject({
    allowedOrigins: v.pipe(
      v.array(origin),
      v.maxLength(100),
      v.description('The sites that may show the bot, as origins; none: every site.'),
    ),
    limits: v.pipe(
      v.partial(
        v.strictObject(
          Object.fromEntries(Object.keys(defaultRateLimits).map(name => [name, rate])),
        ),
      ),
      v.description('How often something is let through; null takes the server’s own limit.'),
    ),
    liveDesk: v.pipe(
      v.boolean(),
      v.description('Whether people answer visitors who are handed over.'),
    ),
    limitText: v.pipe(
      v.string(),
      v.maxLength(2000),
      v.description(
        'What new visitors are told when the account has had as many chats as its plan has.',
      ),
    ),
    analytics: v.pipe(
      analytics,
      v.description(
        'Which analytics of the host page are told of openings, first answers, leads, handovers and ends, with its consent; `events` has the names under which.',
      ),
    ),
    requireGreenTests: v.pipe(
      v.boolean(),
      v.description('Whether a version goes live only where all flow tests of its file hold.'),
    ),
  }),
)

/** Changes looks, settings or the name in a bot file and stores that as a draft. */
export const editFlow = defineBotCall({
  method: 'PATCH',
  path: '/chatbots/{chatbotId}/flow',
  id: 'editFlow',
  tag: 'Flows',
  summary: 'Change looks and settings of the bot file',
  description:
    'Stores the version `since`, which must be the newest, with other looks or settings as the next version, and changes the draft likewise. Whatever is not named stays; a look that is null has its default again.',
  params: botParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      since: v.pipe(versionNumber, v.description('The version that was changed.')),
      name: v.optional(botTitle),
      customizations: v.optional(
        v.pipe(
          looks,
          v.description('Customizations by name; `talkgraph/themes` says how each is read.'),
        ),
      ),
      settings: v.optional(settings),
    }),
    { since: 1, customizations: { headerBgColor: '#0a7d4f' } },
    200_000,
  ),
  data: v.strictObject({ chatbotId: v.string(), version: versionNumber }),
  example: { chatbotId: 'shop', version: 2 },
  message: 'Flow stored as a draft',
  errors: ['VERSION_NOT_FOUND', 'VERSION_NOT_NEWEST', 'RUN_CUT_SHORT'],
  run: async (
    { store, heavyWork, drafts },
    { bot, caller, asker, body: { since, settings, ...edit } },
  ) => {
    const { id } = bot
    const stored = await store.bots.version(id, since)
    if (!stored) throw new ApiError('VERSION_NOT_FOUND')
    const { limits, ...others } = settings ?? {}
    const set = settings && {
      ...others,
      ...(limits && {
        limits: Object.fromEntries(Object.entries(limits).filter(([, each]) => each !== null)),
      }),
    }
    const whole = { ...edit, settings: set }
    const file = await heavyWork.run(
      'edit',
      { ...asker, size: stored.file.length },
      stored.file,
      whole,
    )
    const operations = asOperations(changesOf(whole), randomUUID)
    const version = await store.bots.saveAfter(id, since, { file, by: caller }, locked =>
      drafts.carryOut(bot, locked, operations),
    )
    if (version === undefined) throw new ApiError('VERSION_NOT_NEWEST')
    drafts.tell(id)
    return { chatbotId: id, version }
  },
})
