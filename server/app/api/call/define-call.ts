import type { ErrorCode } from '@talkgraph/wire/errors'
import { keyHeader } from '@talkgraph/wire/idempotency'
import { type Role, roles } from '@talkgraph/wire/roles'
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { SignedIn } from '../../../people/accounts/index.js'
import type { Asker } from '../../../platform/threads/thread-pool.js'
import type { BotEntry, ThreadEntry } from '../../../store/index.js'
import type { Services } from '../../services/services.js'
import { ownBot } from '../own-bot.js'
import { accountThread } from '../own-thread.js'
import type { Body } from './body.js'
import { check, type Fields } from './check.js'
import { readQuery } from './read-query.js'

/** Who calls: a program with a key, or a member who is signed in. */
export interface Caller {
  /** The account. */
  readonly owner: string
  /** A key may what an owner may. */
  readonly role: Role
  /** The member's name, or the key's. */
  readonly name: string
  /** Absent for a key. */
  readonly signedIn?: SignedIn
}

/** What the routes of the API know of a call. */
export interface ApiEnv {
  Variables: { caller: Caller }
}

/** The roles of a call that every member may make. */
export const everyone = roles

/** The groups of calls, as the reference shows them. */
export type Tag =
  | 'Chatbots'
  | 'Appearance'
  | 'Flows'
  | 'Sub-flows'
  | 'Files'
  | 'Channels'
  | 'Integrations'
  | 'Knowledge'
  | 'Messages'
  | 'Threads'
  | 'Bookings'
  | 'Contacts'
  | 'Results'
  | 'Desk'
  | 'Reports'
  | 'Visitors'
  | 'Keys'
  | 'Account'
  | 'Server'

/** What is said of a call beside what it reads and answers. */
interface About {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As in OpenAPI: `/chatbots/{chatbotId}`. */
  readonly path: string
  /** Another spelling of the path. */
  readonly alsoAt?: string
  /** The name of the call in generated clients. */
  readonly id: string
  readonly tag: Tag
  readonly summary: string
  /** Which members may call; a key may what an owner may. Default: owners and editors. */
  readonly roles?: readonly Role[]
  /** Whether a member has to confirm that it is them, where they signed in longer than 15 minutes ago (decision 129). */
  readonly isConfirmed?: boolean
  /** In Markdown. */
  readonly description?: string
  /** The envelope's message after a success. */
  readonly message: string
  /** The codes that this call adds to those that follow from its shape. */
  readonly errors?: readonly ErrorCode[]
  /** The code of what fails unexpectedly. Default: INTERNAL_ERROR. */
  readonly failure?: ErrorCode
  /** A field of `data` that nobody but the first caller is told: null in the answer to a call that is repeated by its key. */
  readonly toldOnce?: string
  /** The type of an answer without an envelope, such as `text/event-stream`; then `data` describes one event. */
  readonly produces?: string
  /** What it tells by server-sent events in place of one answer where `Accept: text/event-stream` asks for that: a schema of `{ event, data }`. */
  readonly events?: v.GenericSchema
}

interface Options<
  Params extends Fields,
  Query extends Fields,
  Given,
  Data extends v.GenericSchema,
  More,
> extends About {
  /** The parameters of the path. */
  readonly params: Params
  /** The parameters behind the path; `nothing` where there are none. */
  readonly query: Query
  /** `jsonBody(…)`, or `noBody`. */
  readonly body: Body<Given>
  readonly data: Data
  /** What `data` is like, for the reference. */
  readonly example: v.InferOutput<Data>
  /** Resolves to the answer's `data`, or to a whole answer of its own. */
  run(
    services: Services,
    request: CallRequest<v.InferOutput<Params>, v.InferOutput<Query>, Given> & More,
  ): Promise<v.InferOutput<Data> | Response>
}

/** What a call is handed; everything in it was checked. */
interface CallRequest<Params, Query, Given> {
  /** The account. */
  readonly owner: string
  readonly role: Role
  /** Who is signed in; undefined for a key. */
  readonly member: SignedIn['user'] | undefined
  /** The member's name, or the key's. */
  readonly caller: string
  readonly params: Params
  readonly query: Query
  readonly body: Given
  readonly context: Context<ApiEnv>
  /** Whose heavy work is that this call needs, and until when somebody waits for it. */
  readonly asker: Asker
}

/** A call of the API: what is said of it, and how it is answered. */
export interface Call extends About {
  readonly params: Fields
  readonly query: Fields
  readonly body: Body<unknown>
  readonly data: v.GenericSchema
  readonly example: unknown
  /** Whether it is about one bot of the caller's. */
  readonly isOfBot: boolean
  readonly roles: readonly Role[]
  /** Reads and checks what was sent, and throws an `ApiError`; nothing has been done by then. */
  prepare(services: Services, context: Context<ApiEnv>): Promise<PreparedCall>
}

/** A call that may be carried out. */
interface PreparedCall {
  /** What tells what was sent from anything else. */
  readonly print: string
  act(): Promise<unknown>
  /** Clears up what reading left behind. */
  release(): Promise<void>
}

/** Describes a call of the API, once for those who read about it and for the server that answers it (decision 307). */
export function defineCall<
  Params extends Fields,
  Query extends Fields,
  Given,
  Data extends v.GenericSchema,
>(options: Options<Params, Query, Given, Data, object>): Call {
  return makeCall(options, false, async () => ({}))
}

/** Describes a call about one bot, which must be the caller's: for any other the call is refused before its body is read. */
export function defineBotCall<
  Params extends Fields & v.GenericSchema<unknown, { chatbotId: string }>,
  Query extends Fields,
  Given,
  Data extends v.GenericSchema,
>(options: Options<Params, Query, Given, Data, { readonly bot: BotEntry }>): Call {
  return makeCall(options, true, async ({ store }, owner, { chatbotId }) => ({
    bot: await ownBot(store, owner, chatbotId),
  }))
}

/** Describes a call about one thread, of any bot of the caller's: for any other the call is refused before its body is read. */
export function defineThreadCall<
  Params extends Fields & v.GenericSchema<unknown, { threadId: string }>,
  Query extends Fields,
  Given,
  Data extends v.GenericSchema,
>(options: Options<Params, Query, Given, Data, { readonly thread: ThreadEntry }>): Call {
  const { errors = [] } = options
  return makeCall(
    { ...options, errors: [...errors, 'THREAD_NOT_FOUND'] },
    false,
    async ({ store }, owner, { threadId }) => ({
      thread: await accountThread(store, owner, threadId),
    }),
  )
}

/** Aborted once the client has gone. One that names its call by a key may come back for the answer. */
function whoWaits({ req }: Context): AbortSignal | undefined {
  return req.header(keyHeader) === undefined ? req.raw.signal : undefined
}

function makeCall<
  Params extends Fields,
  Query extends Fields,
  Given,
  Data extends v.GenericSchema,
  More,
>(
  options: Options<Params, Query, Given, Data, More>,
  isOfBot: boolean,
  load: (services: Services, owner: string, params: v.InferOutput<Params>) => Promise<More>,
): Call {
  const { run, ...about } = options
  return {
    ...about,
    isOfBot,
    roles: about.roles ?? ['owner', 'editor'],
    prepare: async (services, context) => {
      const { owner, role, name, signedIn } = context.get('caller')
      const asker = { account: owner, signal: whoWaits(context) }
      const who = { owner, role, caller: name, member: signedIn?.user, asker }
      const params = check(context.req.param(), options.params)
      const more = await load(services, owner, params)
      const query = check(readQuery(context, options.query), options.query)
      const { value, print, release } = await options.body.read(context, services)
      return {
        print,
        release,
        act: () => run(services, { ...who, params, query, body: value, context, ...more }),
      }
    },
  }
}
