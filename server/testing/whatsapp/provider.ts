import { createHmac } from 'node:crypto'
import { type Received, startUpstream } from '../upstream.js'
import { readMessage, type TakenMessage } from './refuse-message.js'

/** A number at WhatsApp as its owner knows it. */
export const whatsappNumber = {
  phoneNumberId: '106540352242922',
  accessToken: 'EAAJB-token',
  appSecret: '8c1f5e-secret',
  verifyToken: 'words of ours',
} as const
const businessAccountId = '102290129340398'

interface Refused {
  readonly status: number
  readonly code: number
  readonly message: string
  readonly details?: string
}
type Answer =
  | Refused
  | { readonly told: object }
  | { readonly bytes: string; readonly type: string }

const refused = (status: number, code: number, message: string, details?: string): Refused => ({
  status,
  code,
  message,
  details,
})
const noSuchObject = refused(
  400,
  100,
  'Unsupported get request. Object with this ID does not exist',
)

/**
 * The Cloud API as its documentation says, on this machine: it refuses what the real one would, keeps its limits by a clock of
 * the test's, and notes what it took.
 */
export async function startWhatsapp() {
  const { phoneNumberId, accessToken, appSecret } = whatsappNumber
  const clock = { now: 1_790_000_000_000 }
  const taken: TakenMessage[] = []
  const read: string[] = []
  const failures: Refused[] = []
  const closed = new Set<string>()
  const media = new Map<string, { readonly bytes: string; readonly type: string }>()
  const templates: object[] = []
  const state = { hasHealth: true, mayManage: true, isResting: false }
  const asked = { templates: 0 }
  const seconds: number[] = []
  const credits = new Map<string, { left: number; at: number }>()

  const answerTo = ({ method, url, headers, body }: Received): Answer => {
    const { pathname, searchParams } = new URL(url, 'http://here')
    if (headers.authorization !== `Bearer ${accessToken}`)
      return refused(401, 190, 'Invalid OAuth access token - Cannot parse access token')
    const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex')
    if (searchParams.has('appsecret_proof') && searchParams.get('appsecret_proof') !== proof)
      return refused(400, 100, 'Invalid appsecret_proof provided in the API argument')
    const [version = '', id = '', edge = ''] = pathname.slice(1).split('/')
    if (version === 'lying') return download(id, edge)
    if (!/^v\d+\.\d+$/.test(version)) return refused(400, 2500, 'Unknown path components')
    if (method === 'POST' && id === phoneNumberId && edge === 'messages')
      return take(JSON.parse(body))
    if (method === 'POST' && id === businessAccountId && edge === 'subscribed_apps')
      return { told: { success: true } }
    if (method !== 'GET') return refused(400, 100, 'Unsupported post request')
    if (id === phoneNumberId && edge === '') return number(searchParams.get('fields') ?? '')
    if (id === businessAccountId && edge === 'message_templates')
      return listTemplates(searchParams.get('after') ?? '0')
    return media.has(id) ? placeOf(id) : noSuchObject
  }

  const number = (fields: string): Answer => ({
    told: {
      id: phoneNumberId,
      display_phone_number: '+1 555-078-3881',
      verified_name: 'Bakery',
      quality_rating: 'GREEN',
      ...(fields.includes('health_status') &&
        state.hasHealth && {
          health_status: { entities: [{ entity_type: 'WABA', id: businessAccountId }] },
        }),
    },
  })

  const listTemplates = (after: string): Answer => {
    asked.templates++
    if (state.isResting) return refused(503, 2, 'Service temporarily unavailable')
    if (!state.mayManage) return refused(403, 200, 'Permissions error')
    const from = Number(after)
    const more = templates.length > from + 2
    return {
      told: {
        data: templates.slice(from, from + 2),
        paging: {
          cursors: { after: String(from + 2) },
          ...(more && { next: 'https://graph.example/next' }),
        },
      },
    }
  }

  const placeOf = (id: string): Answer => ({
    told: {
      messaging_product: 'whatsapp',
      id,
      mime_type: media.get(id)?.type,
      url: `${upstream.url}/lying/${id}/${clock.now}`,
    },
  })

  const fiveMinutes = 300_000
  const download = (id: string, since: string): Answer => {
    const found = media.get(id)
    return found && clock.now - Number(since) <= fiveMinutes ? found : refused(404, 0, 'Not Found')
  }

  const take = (given: unknown): Answer => {
    if (isReceipt(given)) {
      read.push(given.message_id)
      return { told: { success: true } }
    }
    const failure = failures.shift()
    if (failure) return failure
    const found = readMessage(given)
    if (!('message' in found))
      return refused(400, 131009, '(#131009) Parameter value is not valid', found.details)
    const { message } = found
    const to = message.to ?? message.recipient ?? ''
    const limited = limit(to) ?? windowOf(message, to)
    if (limited) return limited
    // An id of a business that stands as a number is taken, and dropped without a word.
    if (message.to === undefined || /^\+?\d+$/.test(message.to)) taken.push(message)
    return {
      told: {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, ...(message.to ? { wa_id: to } : { user_id: to }) }],
        messages: [{ id: `wamid.${taken.length}` }],
      },
    }
  }

  const windowOf = ({ type }: TakenMessage, to: string) =>
    closed.has(to) && type !== 'template'
      ? refused(400, 131047, '(#131047) Re-engagement message', 'More than 24 hours have passed')
      : undefined

  /** 80 messages in any second; to one person 45, and one more each six seconds. */
  const limit = (to: string): Refused | undefined => {
    while ((seconds[0] ?? clock.now) <= clock.now - 1000) seconds.shift()
    if (seconds.length >= 80) return refused(400, 130429, '(#130429) Rate limit hit')
    const before = credits.get(to) ?? { left: 45, at: clock.now }
    const left = Math.min(45, before.left + (clock.now - before.at) / 6000)
    if (left < 1)
      return refused(
        400,
        131056,
        '(#131056) Business Account, Consumer Account pair rate limit hit',
      )
    credits.set(to, { left: left - 1, at: clock.now })
    seconds.push(clock.now)
    return undefined
  }

  const upstream = await startUpstream((request, response) => {
    const answer = answerTo(request)
    if ('bytes' in answer) {
      response.setHeader('content-type', answer.type)
      return void response.end(answer.bytes)
    }
    response.setHeader('content-type', 'application/json')
    if ('told' in answer) return void response.end(JSON.stringify(answer.told))
    const { status, code, message, details } = answer
    response.statusCode = status
    const error_data = { messaging_product: 'whatsapp', details }
    response.end(JSON.stringify({ error: { message, type: 'OAuthException', code, error_data } }))
  })
  return {
    ...upstream,
    settings: { ...whatsappNumber, apiUrl: upstream.url },
    /** Messages in the order in which they were taken, and the ids of what was marked as read. */
    taken,
    read,
    clock,
    media,
    templates,
    state,
    /** How often the list of templates was asked for. */
    asked,
    /** Closes the 24 hours of a person. */
    closeWindow: (person: string) => void closed.add(person),
    /** The next message to send is refused so. */
    refuseNext: (code: number, message: string, status = 400) =>
      void failures.push(refused(status, code, message)),
  }
}

function isReceipt(given: unknown): given is { readonly message_id: string } {
  return (
    typeof given === 'object' &&
    given !== null &&
    'status' in given &&
    given.status === 'read' &&
    'message_id' in given &&
    typeof given.message_id === 'string'
  )
}
