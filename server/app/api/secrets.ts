import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { type Secrets, strangerMessage } from '../../platform/sealing/secrets.js'
import type { PlacedReference } from '../../platform/sealing/take-in.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { botParams } from './params.js'

const longest = 10_000

/** Keeps a secret, so that it never stands in a draft. */
export const keepSecret = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/secrets',
  id: 'keepSecret',
  tag: 'Flows',
  summary: 'Keep a secret',
  description:
    'Seals a key, a password or a token and answers with a reference, which takes its place in the fields of steps. Nothing brings the secret back: only the server’s own steps open it. A secret that is written into a flow or an operation is sealed as well; this call is for programs that would not have it there at all. A reference counts in all bots of the account.',
  params: botParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      value: v.pipe(
        v.string(),
        v.maxLength(longest),
        v.check(text => text.trim() !== '', 'Expected a text that is not blank'),
        v.description('The secret.'),
      ),
    }),
    { value: 'a-key-of-the-crm-c0de' },
    50_000,
  ),
  data: v.strictObject({
    reference: v.strictObject({
      secret: v.string(),
      lastFour: v.optional(
        v.pipe(v.string(), v.description('Its last four characters, where it has twelve or more.')),
      ),
    }),
  }),
  example: { reference: { secret: 'sec_Zm9yIGV4YW1wbGUgb25seSBoZXJl', lastFour: 'c0de' } },
  message: 'Secret kept',
  run: async ({ secrets }, { owner, body: { value } }) => ({
    reference: await secrets.keep(owner, value),
  }),
})

/** Throws SECRET_NOT_FOUND where a flow refers to secrets that are not of the account. */
export async function checkSecrets(
  secrets: Pick<Secrets, 'strangers'>,
  owner: string,
  references: readonly PlacedReference[],
): Promise<void> {
  const strangers = await secrets.strangers(owner, references)
  if (strangers.length === 0) return
  const details = strangers.slice(0, 100).map(stranger => ({
    path: [stranger.nodeId, ...stranger.path].join('.'),
    message: strangerMessage(stranger),
  }))
  throw new ApiError('SECRET_NOT_FOUND', { details })
}
