import type { StepTools } from '../../runtime/node/step-tools.js'
import { ApiError } from '../base/errors.js'
import type { Guests } from '../platform/guests/guests.js'
import type { SentFile } from '../platform/http/receive-file.js'
import type { AccountPlaces } from '../platform/limits/account-places.js'
import type { Mail } from '../platform/mail/transport.js'
import type { UploadStorage } from '../platform/uploads/index.js'
import { keepUpload } from '../platform/uploads/keep-upload.js'
import type { Store } from '../store/index.js'
import type { AskBookings } from './bookings.js'
import { makeCall, type SentCall } from './call/make-call.js'
import type { ConversationValues } from './conversation.schema.js'
import type { Integrate } from './integration.js'
import type { Understand } from './intents.js'
import type { AnswerQuestion } from './knowledge.js'
import { type MailFrame, type MailParts, storeMail } from './mail/store-mail.js'
import type { AiProviders } from './model/ai-providers.js'
import { askModel } from './model/ask-model.js'

/** What the tools of all steps are made of. */
export interface ToolParts extends MailParts {
  readonly store: Pick<Store, 'uploads' | 'bots'>
  readonly guests: Guests
  readonly ai: AiProviders
  readonly places: Pick<AccountPlaces, 'models'>
  readonly answerQuestion: AnswerQuestion
  readonly understand: Understand
  readonly integrate: Integrate
  readonly askBookings: AskBookings
  readonly uploads: UploadStorage
  /** What a bot's calls are signed with. */
  readonly webhookSecret: (botId: string) => string
}

/** Who listens to an answer as it grows, and until when. */
export interface Listening {
  readonly signal: AbortSignal
  /** Gets the whole text so far. */
  onText(text: string): Promise<void>
}

/** A visitor's file, and where uploads are found, with a slash at the end. */
export interface GivenFile extends SentFile {
  readonly at: string
}

/** One run of a step. */
export interface StepFrame {
  readonly botId: string
  readonly nodeId: string
  readonly values: ConversationValues
  /** What a repeated call is known by. */
  readonly key?: string | undefined
  /** The same at each attempt of a step that is repeated; absent: it is run once. */
  readonly id?: string | undefined
  /** Who waits for it; absent at later attempts. */
  readonly visitor?:
    | (Pick<MailFrame, 'live' | 'session' | 'triedBy'> & { readonly file?: GivenFile | undefined })
    | undefined
  readonly listening?: Listening | undefined
  /** Is told what went out, of a step that its owner tries. */
  readonly tell?: ((sent: SentOut) => void) | undefined
}

/** What went out of a step, and what came back. */
export type SentOut =
  | { readonly call: SentCall }
  | { readonly mail: Pick<Mail, 'subject' | 'text' | 'html'> & { readonly to: readonly string[] } }

/** Makes what steps are given to run with. */
export function createStepTools(parts: ToolParts): (frame: StepFrame) => StepTools {
  const { store, guests, ai, places, answerQuestion, understand, integrate, askBookings } = parts
  const { webhookSecret, sessionTag, log } = parts
  return frame => {
    const { botId, nodeId, values, key, id, listening = nobody, tell } = frame
    return {
      call: async request =>
        makeCall(
          request,
          {
            values,
            key,
            id,
            secret: webhookSecret(botId),
            tell: tell && (call => tell({ call })),
          },
          await guests.outbound(botId),
        ),
      model: async request =>
        (ai.isOurs(request) ? await guests.refuse(botId, 'ai') : undefined) ??
        places.models.run(await accountOf(store, botId), () =>
          askModel(request, { values, ...listening }, ai),
        ),
      knowledge: async request =>
        places.models.run(await accountOf(store, botId), () =>
          answerQuestion(request, {
            botId,
            values,
            ...listening,
            session: frame.visitor && sessionTag(frame.visitor.session),
          }),
        ),
      understand: request => understand(request, { botId, values }),
      integration: request =>
        integrate(request, {
          botId,
          values,
          key: runKey(frame),
          tell: tell && (call => tell({ call })),
        }),
      mail: async request =>
        (await guests.refuse(botId, 'mail')) ??
        storeMail(
          request,
          {
            botId,
            nodeId,
            values,
            ...visitorOf(frame),
            tell: tell && (mail => tell({ mail })),
          },
          parts,
        ),
      async bookings(request) {
        const { session, triedBy } = visitorOf(frame)
        const caller = { botId, nodeId, values, session: sessionTag(session) }
        return askBookings(request, { ...caller, isTried: triedBy !== undefined })
      },
      async storage() {
        const { file, session } = visitorOf(frame)
        if (!file) throw new ApiError('BAD_REQUEST')
        const { at } = file
        const body = await keepUpload(parts, {
          botId,
          session: sessionTag(session),
          file,
          at,
          isBounded: true,
        }).catch(err => {
          log.error({ err, botId, nodeId }, 'An upload could not be kept')
          throw new ApiError('CALL_FAILED')
        })
        return { ok: true, body: { ...body } }
      },
    }
  }
}

/** Conversations go on while the database does not answer: then a bot stands for its account. */
async function accountOf({ bots }: Pick<Store, 'bots'>, botId: string): Promise<string> {
  return (await bots.find(botId).catch(() => undefined))?.owner ?? botId
}

/** What tells this run of the step from all others. */
function runKey({ botId, nodeId, key, id, visitor }: StepFrame): string | undefined {
  if (id !== undefined) return id
  return key === undefined ? undefined : JSON.stringify([botId, nodeId, visitor?.session, key])
}

const nobody: Listening = { signal: new AbortController().signal, onText: async () => undefined }

function visitorOf({ visitor, nodeId }: StepFrame): NonNullable<StepFrame['visitor']> {
  if (!visitor)
    throw new Error(`The step "${nodeId}" is repeated, so it cannot send mails or keep files.`)
  return visitor
}
