import { toast } from '@talkgraph/ui'
import type { MadeInvitation } from '@talkgraph/wire/account'
import { request } from '../../../api/request.js'
import { noMailServer } from '../../../forms/no-mail-server.js'

/** Invites somebody, by mail unless `sendMail` is false; one who was invited before gets another link. */
export const invite = (body: {
  readonly email: string
  readonly role: string
  readonly sendMail?: boolean
}) => request<MadeInvitation>('POST', '/invitations', { body })

/** Tells where the link is. */
export function tellInvited({ email, isSent }: MadeInvitation): void {
  const where = isSent ? 'A mail with the link is on its way.' : noMailServer
  toast({ text: `${email} is invited. ${where}`, tone: 'good' })
}
