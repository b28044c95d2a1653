import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { channelNames } from '../../channels/index.js'
import { wordsOfStored } from '../../conversations/results/record-facts.js'
import type { ResultChoice, Store } from '../../store/index.js'
import { ownBot } from './own-bot.js'
import { resultState } from './result-record.js'
import { line, text } from './text.js'
import { versionNumber } from './version-number.js'

const dayText = (about: string) =>
  v.pipe(v.string(), v.isoDate(), v.check(isDay, 'Expected a day'), v.description(about))

/** The range of days of a list or a count. */
export const dayFilters = {
  from: v.optional(dayText('The first day, in UTC.')),
  to: v.optional(dayText('The last day, in UTC.')),
}

/** The bot that a list or a count is about. */
export const botFilter = v.optional(v.pipe(line(200), v.description('Only of this bot of yours.')))

/** The version of a bot's flow that a list or a count is about. */
export const versionFilter = v.optional(
  v.pipe(versionNumber, v.description('Only what was held in this version of the flow.')),
)

const stepFilter = (about: string) =>
  v.optional(text(500, `${about} Only of conversations that rest, and only with \`chatbotId\`.`))

/** What lists and exports of stored conversations are narrowed by. */
export const filters = {
  chatbotId: botFilter,
  query: v.optional(text(200, 'What was said or answered.')),
  state: v.optional(resultState),
  channel: v.optional(v.pipe(v.picklist(channelNames), v.description('Where the visitor was.'))),
  version: versionFilter,
  endedAt: stepFilter(
    'The step at which it came to its end or, with `state=abandoned`, the visitor left.',
  ),
  passed: stepFilter('A step that it came by.'),
  ...dayFilters,
}

interface Given {
  readonly chatbotId?: string | undefined
  readonly query?: string | undefined
  readonly state?: ResultChoice['state']
  readonly channel?: string | undefined
  readonly version?: number | undefined
  readonly endedAt?: string | undefined
  readonly passed?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const day = 86_400_000

/** The choice that an owner's filters make; throws CHATBOT_NOT_FOUND for a bot of another owner. */
export async function choiceOf(
  store: Pick<Store, 'bots'>,
  owner: string,
  { chatbotId, query, from, to, ...rest }: Given,
): Promise<ResultChoice> {
  const isOfStep = (rest.endedAt ?? rest.passed) !== undefined
  if (isOfStep && chatbotId === undefined)
    throw new ApiError('REQUEST_VALIDATION_FAILED', {
      details: [{ path: 'chatbotId', message: 'Say of which bot the step is' }],
    })
  const botId = chatbotId === undefined ? undefined : (await ownBot(store, owner, chatbotId)).id
  return {
    owner,
    botId,
    ...rest,
    text: query?.trim() || undefined,
    wordsOf: wordsOfStored,
    from: from === undefined ? undefined : Date.parse(from),
    to: to === undefined ? undefined : Date.parse(to) + day,
  }
}

function isDay(given: string): boolean {
  return !Number.isNaN(Date.parse(given))
}
