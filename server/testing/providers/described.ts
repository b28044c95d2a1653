import * as v from 'valibot'
import { type Asked, type ProviderReply, startProvider } from '../connectors.js'

/** One call of a provider's API, as the provider describes it. */
interface DescribedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{name}` where one part may be anything. */
  readonly path: string
  /** The parameters that it knows; one that is not optional must be there. */
  readonly query?: v.GenericSchema
  /** What is sent as JSON. */
  readonly body?: v.GenericSchema
  /** What is sent as a form. */
  readonly form?: v.GenericSchema
  /** What it answers where all is well, by status; null: nothing. */
  readonly answers: Readonly<Record<number, v.GenericSchema | null>>
}

/** What a provider's published description says of the calls that a connector makes. */
export interface Description {
  readonly calls: readonly DescribedCall[]
  /** What a status from 400 to 499 says, by status where they differ. */
  readonly error: v.GenericSchema
}

/**
 * A provider on this machine that holds both sides to a description: whoever calls, and the test that answers in the provider's place.
 * To close it fails where one of them left it.
 */
export async function startDescribed(
  { calls, error }: Description,
  answer: (asked: Asked) => ProviderReply | undefined,
) {
  const { answered, faults } = holdTo({ calls, error }, answer)
  const provider = await startProvider(answered)
  return {
    ...provider,
    close: async () => {
      await provider.close()
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  }
}

/** Holds both sides to a description; `faults` is what either of them did otherwise. */
export function holdTo(
  { calls, error }: Description,
  answer: (asked: Asked) => ProviderReply | undefined,
) {
  const faults: string[] = []
  const look = (what: string, schema: v.GenericSchema, given: unknown) => {
    for (const issue of v.safeParse(schema, given).issues ?? [])
      faults.push(`${what}: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
  }
  const answered = (asked: Asked): ProviderReply | undefined => {
    const { method, url, query, json, body } = asked
    const call = calls.find(each => each.method === method && isAt(each.path, url))
    const what = `${method} ${url}`
    if (!call) {
      faults.push(`${what}: there is no such call`)
      return { status: 404 }
    }
    look(`${what}, its parameters`, call.query ?? v.strictObject({}), query)
    if (call.form)
      look(`${what}, its form`, call.form, Object.fromEntries(new URLSearchParams(body)))
    else look(`${what}, its body`, call.body ?? v.undefined('nothing is sent'), json)
    const reply = answer(asked)
    if (!reply) return undefined
    const { status = 200 } = reply
    // What is too much, or out of order, may be answered by whatever stands before the provider.
    if (status === 429 || status >= 500 || reply.text !== undefined) return reply
    const said = status >= 400 ? error : call.answers[status]
    if (said === undefined) faults.push(`${what}: it does not answer ${status}`)
    else if (said !== null) look(`${what}, the answer ${status}`, said, reply.body)
    return reply
  }
  return { answered, faults }
}

function isAt(path: string, url: string): boolean {
  const parts = path.split(/\{\w+\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/?]+')}$`).test(url.split('?', 1)[0] ?? '')
}

/** A moment in ISO 8601. */
export const moment = v.pipe(
  v.string(),
  v.check(text => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)), 'no moment'),
)

/** A number in a parameter. */
export const digits = v.pipe(v.string(), v.digits())

/** What a token endpoint answers. */
export const tokens = v.looseObject({
  access_token: v.string(),
  token_type: v.optional(v.string()),
  expires_in: v.optional(v.number()),
  refresh_token: v.optional(v.string()),
})

/** What a token endpoint is sent for a new token. */
export const refreshForm = v.strictObject({
  grant_type: v.literal('refresh_token'),
  refresh_token: v.string(),
  client_id: v.string(),
  client_secret: v.string(),
})
