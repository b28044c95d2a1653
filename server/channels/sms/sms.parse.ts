import type { Incoming, Received, Wish } from '../incoming.js'
import { isService, reasons } from './sms.api.js'
import type { SmsSettings } from './sms.settings.js'

/** What a person wrote, with the pictures beside it, or what became of a message of ours. */
export function parseSms(
  { body }: Received,
  settings?: Pick<SmsSettings, 'from'>,
): readonly Incoming[] {
  const fields = new URLSearchParams(body)
  const id = fields.get('MessageSid') ?? fields.get('SmsSid')
  if (!id) return []
  const status = fields.get('MessageStatus')
  if (status !== null) return statusOf(id, status, fields.get('ErrorCode'))
  const number = fields.get('From')
  if (!number || (settings !== undefined && receiverOf(fields, settings) !== settings.from))
    return []
  const from = { ids: [number] }
  const text = fields.get('Body') ?? ''
  const media = mediaIn(fields)
  const wish = wishes.get(fields.get('OptOutType') ?? '')
  if (media.length === 0)
    return [{ type: 'message', id, from, heard: { kind: 'text', text }, wish }]
  return media.map((each, index) => ({
    type: 'message',
    id: index === 0 ? id : `${id}/${index}`,
    from,
    heard: { ...each, ...(index === 0 && text !== '' && { caption: text }) },
  }))
}

/** Whether somebody wrote to another number than this one. */
export function isToOtherNumber({ body }: Received, { from }: Pick<SmsSettings, 'from'>): boolean {
  const fields = new URLSearchParams(body)
  return fields.get('MessageStatus') === null && receiverOf(fields, { from }) !== from
}

/** The number that was written to, or the messaging service behind it. */
function receiverOf(fields: URLSearchParams, { from }: Pick<SmsSettings, 'from'>): string {
  return fields.get(isService(from) ? 'MessagingServiceSid' : 'To') ?? from
}

/** What Twilio has answered by itself. */
const wishes: ReadonlyMap<string, Wish> = new Map([
  ['STOP', 'stop'],
  ['START', 'start'],
  ['HELP', 'help'],
])

/** Twilio takes up to ten in one message. */
function mediaIn(fields: URLSearchParams) {
  const count = Math.min(Number(fields.get('NumMedia')) || 0, 10)
  return Array.from({ length: count }, (_, index) => {
    const type = fields.get(`MediaContentType${index}`) ?? undefined
    return { kind: 'media', id: fields.get(`MediaUrl${index}`) ?? '', type } as const
  }).filter(({ id }) => id !== '')
}

const statuses = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
} as const

function statusOf(of: string, told: string, code: string | null): Incoming[] {
  if (!isKnown(told)) return []
  const status = statuses[told]
  return [
    {
      type: 'status',
      of,
      status,
      ...(status === 'failed' && code && { reason: reasons[code] ?? `Twilio ${code}` }),
    },
  ]
}

function isKnown(status: string): status is keyof typeof statuses {
  return Object.hasOwn(statuses, status)
}
