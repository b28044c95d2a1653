import * as v from 'valibot'
import { withoutSecrets } from '../../base/without-secrets.js'
import { type OpenAnswer, readText } from '../../platform/outbound/index.js'

/** What a provider says of a call that it refuses. */
interface ProviderRefusal {
  /** The error's code, where that is one word. */
  readonly code: string | undefined
  /** The field of the request that it does not take. */
  readonly param: unknown
  /** Its words, for the owner alone: short, and without the key or anything that looks like one. */
  readonly detail: string | undefined
}

const errorAnswer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    error: v.object({
      code: v.optional(v.unknown()),
      type: v.optional(v.unknown()),
      param: v.optional(v.unknown()),
      message: v.optional(v.unknown()),
    }),
  }),
)
const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_.-]{1,60}$/i))

/** Reads a provider's refusal. */
export async function readRefusal({ body }: OpenAnswer, key: string): Promise<ProviderRefusal> {
  return refusalIn(await readText(body, '', 100_000).catch(() => ''), key)
}

/** The same in the answer's text. */
export function refusalIn(text: string, key: string): ProviderRefusal {
  const given = v.safeParse(errorAnswer, text)
  const { code: first, type, param, message } = given.success ? given.output.error : {}
  const code = [first, type].find(each => v.is(word, each))
  return {
    code: typeof code === 'string' ? code : undefined,
    param,
    // Blank words say nothing.
    detail: (typeof message === 'string' && withoutSecrets(message, [key]).trim()) || undefined,
  }
}
