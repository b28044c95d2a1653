import { createHmac } from 'node:crypto'
import type { IdentityBody, SessionRequestBody } from '@talkgraph/wire/bodies'
import * as v from 'valibot'
import { isSameText } from '../../base/same-text.js'

/** Who a visitor is. Of one that is not `verified` it is what the page says, which a visitor can change. */
export interface Identity {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly email?: string | undefined
  /** Has the owner's server vouched for the id (decision 88)? */
  readonly verified: boolean
}

const short = v.optional(v.pipe(v.string(), v.maxLength(254)))

/** What a session may be started with. */
export const sessionRequestSchema = v.object({
  identity: v.optional(v.object({ id: short, name: short, email: short, hash: short })),
}) satisfies v.GenericSchema<unknown, SessionRequestBody>

/** A token's claim about the visitor, as this server has written it. */
export const identitySchema = v.object({
  id: short,
  name: short,
  email: short,
  verified: v.boolean(),
})

/** The secret of a bot with which its owner vouches for visitors: made from the installation's, so that every server has the same. */
export function identitySecret(installation: Uint8Array, botId: string): string {
  return createHmac('sha256', installation).update(botId).digest('hex')
}

/** Reads who the page says the visitor is, verified where the hash was made with one of the secrets; undefined for nobody. */
export function readIdentity(
  { hash = '', ...fields }: IdentityBody,
  secrets: readonly string[],
): Identity | undefined {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
  if (Object.keys(given).length === 0) return undefined
  const { id } = fields
  const isHashOf = (secret: string) =>
    !!id && isSameText(hash.toLowerCase(), createHmac('sha256', secret).update(id).digest('hex'))
  return { ...given, verified: secrets.some(isHashOf) }
}
