import { toast } from '@talkgraph/ui'
import type { InputOf } from 'talkgraph/client'
import type { MadeInvitation } from '#api/records.js'
import { api } from '../../../api/client.js'
import { noMailServer } from '../../../forms/no-mail-server.js'

/** Invites somebody, by mail unless `sendMail` is false; one who was invited before gets another link. */
export const invite = (body: InputOf<'inviteMember'>['body']) => api.inviteMember({ body })

/** Tells where the link is. */
export function tellInvited({ email, isSent }: MadeInvitation): void {
  const where = isSent ? 'A mail with the link is on its way.' : noMailServer
  toast({ text: `${email} is invited. ${where}`, tone: 'good' })
}
