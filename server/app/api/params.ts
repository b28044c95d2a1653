import * as v from 'valibot'

/** The id of a bot, as it stands in an address. */
export const chatbotId = v.pipe(
  v.string(),
  v.trim(),
  v.description('The id of a bot of yours.'),
  v.examples(['shop']),
)

/** The parameters of a call about one bot. */
export const botParams = v.strictObject({ chatbotId })
