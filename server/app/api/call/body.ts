import type { Context } from 'hono'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { isTooDeep } from '../../../platform/http/json-depth.js'
import type { Services } from '../../services/services.js'
import { check } from './check.js'

/** How the body of a call is read, and what the reference says of it. */
export interface Body<Value> {
  /** Undefined: the call has no body. */
  readonly type: 'application/json' | 'multipart/form-data' | undefined
  readonly schema: v.GenericSchema
  readonly example: unknown
  /** Other types that it may have. */
  readonly further?: Readonly<
    Record<string, { readonly schema: v.GenericSchema; readonly example: unknown }>
  >
  /** Whether a call without a body is refused. */
  readonly isRequired: boolean
  /** In bytes; undefined: what comes is not read. */
  readonly most: number | undefined
  read(
    context: Context,
    services: Pick<Services, 'uploads' | 'fileLimits'>,
  ): Promise<ReadBody<Value>>
}

/** A body that was read and checked. */
interface ReadBody<Value> {
  readonly value: Value
  /** What tells it from any other. */
  readonly print: string
  /** Clears up what reading left behind. */
  release(): Promise<void>
}

/** The body of a call that has none; what comes all the same is not looked at. */
export const noBody: Body<undefined> = {
  type: undefined,
  schema: v.undefined(),
  example: undefined,
  isRequired: false,
  most: undefined,
  read: async () => ({ value: undefined, print: '', release }),
}

/** A body of JSON, checked by its schema; no body counts as `{}`. Default: at most 100,000 bytes. */
export function jsonBody<Schema extends v.GenericSchema>(
  schema: Schema,
  example: v.InferInput<Schema>,
  most = 100_000,
): Body<v.InferOutput<Schema>> {
  return {
    type: 'application/json',
    schema,
    example,
    isRequired: !v.is(schema, {}),
    most,
    read: async context => {
      // No body and `{}` are one, also under the key of an earlier call.
      const print = (await readText(context)).trim() || '{}'
      return { value: check(parse(print), schema), print, release }
    },
  }
}

/** A body of JSON that the call reads by itself; the schema is only what the reference says of it. */
export function textBody<Schema extends v.GenericSchema>(
  schema: Schema,
  example: v.InferInput<Schema>,
  most: number,
): Body<string> {
  return {
    type: 'application/json',
    schema,
    example,
    isRequired: true,
    most,
    read: async context => {
      const text = await readText(context)
      return { value: text, print: text, release }
    },
  }
}

/** The error of a body that is no JSON. */
export function notJson(): ApiError {
  return new ApiError('REQUEST_VALIDATION_FAILED', {
    details: [{ path: '', message: 'Not valid JSON' }],
  })
}

const release = async () => undefined

const json = /^application\/(?:[\w.+-]*\+)?json *(?:;|$)/i

/** JSON, and what curl sends a text as that is told nothing. */
const asJson = /^application\/(?:(?:[\w.+-]*\+)?json|x-www-form-urlencoded) *(?:;|$)/i

async function readText(context: Context): Promise<string> {
  const type = context.req.header('content-type')
  // A form of a page can send the other type, and the cookie goes with it.
  const allowed = context.get('caller')?.signedIn ? json : asJson
  if (type !== undefined && !allowed.test(type)) throw new ApiError('CONTENT_TYPE_NOT_SUPPORTED')
  const text = await context.req.text()
  if (isTooDeep(text))
    throw new ApiError('REQUEST_VALIDATION_FAILED', {
      details: [{ path: '', message: 'Nested too deeply' }],
    })
  return text
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw notJson()
  }
}
