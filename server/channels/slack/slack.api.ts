import * as v from 'valibot'
import type { Connection } from '../channel.js'
import { readAs } from './slack.event.js'
import type { SlackSettings } from './slack.settings.js'

/** A bot's connection with a workspace. */
export type SlackConnection = Connection<SlackSettings>

/** What a call brought; `again` in milliseconds where another try may help. */
type Answered<Result> =
  | { readonly ok: true; readonly result: Result; readonly scopes?: readonly string[] }
  | {
      readonly ok: false
      readonly code: string
      readonly message: string
      readonly again?: number
      readonly isWithdrawn?: boolean
    }

const answer = v.looseObject({ ok: v.boolean(), error: v.optional(v.string()) })

/** Errors after which the same call may work. */
const passing = new Set([
  'ratelimited',
  'rate_limited',
  'internal_error',
  'service_unavailable',
  'fatal_error',
  'request_timeout',
])

/** Calls a method of the Web API; `result` is read by the schema. Never rejects. */
export async function callSlack<Schema extends v.GenericSchema>(
  { settings: { apiUrl, botToken }, outbound }: SlackConnection,
  method: string,
  body: Readonly<Record<string, unknown>>,
  schema: Schema,
): Promise<Answered<v.InferOutput<Schema>>> {
  const called = await outbound.send({
    url: `${apiUrl}/api/${method}`,
    method: 'POST',
    headers: {
      authorization: `Bearer ${botToken}`,
      'content-type': 'application/json; charset=utf-8',
    },
    body: JSON.stringify(body),
  })
  if (!called.ok) return { ok: false, code: called.code, message: called.message, again: 1000 }
  const told = readAs(answer, called.text)
  const result = told?.ok ? v.safeParse(schema, told) : undefined
  if (result?.success) return { ok: true, result: result.output, ...scopesOf(called.headers) }
  const code = told?.error ?? (called.status === 429 ? 'ratelimited' : String(called.status))
  const mayWork = passing.has(code) || called.status >= 500 || called.status === 429
  return {
    ok: false,
    code,
    message: reasonOf(code),
    ...(mayWork && { again: 1000, grows: 2 }),
    ...(withdrawn.has(code) && { isWithdrawn: true }),
  }
}

/** Slack names the scopes of the token beside each answer. */
function scopesOf({
  'x-oauth-scopes': told,
}: Readonly<Record<string, string | string[] | undefined>> = {}) {
  return typeof told === 'string' ? { scopes: told.split(',').map(scope => scope.trim()) } : {}
}

/** Errors that say the workspace has taken the app's right away. */
const withdrawn = new Set([
  'invalid_auth',
  'not_authed',
  'token_revoked',
  'token_expired',
  'account_inactive',
  'missing_scope',
  'no_permission',
  'org_login_required',
  'ekm_access_denied',
  'team_access_not_granted',
  '401',
  '403',
])

/** Why a message did not go out, with what the owner can do. */
function reasonOf(code: string): string {
  switch (code) {
    case 'not_in_channel':
    case 'channel_not_found':
      return 'The app is not in this channel any more. Invite it with /invite.'
    case 'is_archived':
      return 'The channel is archived.'
    case 'invalid_auth':
    case 'not_authed':
    case 'token_revoked':
    case 'token_expired':
    case 'account_inactive':
    case '401':
    case '403':
      return 'Slack does not know the bot token any more. Install the app again and enter the new token in Channels.'
    case 'missing_scope':
      return 'The app lacks a scope. Add those that the guide names under OAuth & Permissions, and install it again.'
    default:
      return `Slack says ${code}`
  }
}
