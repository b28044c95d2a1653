import { oneLine, plain } from '../../people/accounts/index.js'
import type { Mailer } from '../../platform/mail/mailer.js'
import { accountNote, type ConnectorEntry, type Store } from '../../store/index.js'

interface MailParts {
  readonly store: Pick<Store, 'accounts'>
  readonly mailer: Pick<Mailer, 'put'>
  readonly publicUrl?: string | undefined
}

/** Tells the owners of an account that a product refuses a connection. */
export async function tellRefused(
  { store, mailer, publicUrl }: MailParts,
  { owner, name }: Pick<ConnectorEntry, 'owner' | 'name'>,
  { title, remedy }: { readonly title: string; readonly remedy: string },
): Promise<void> {
  const link = publicUrl === undefined ? undefined : `${publicUrl}/studio/settings/integrations`
  const lines = [
    `${title} refuses the connection ${oneLine(name)}: what your bots do over it fails until that is mended. Visitors see nothing of it.`,
    remedy,
    ...(link === undefined ? [] : [`Mend it here:\n${link}`]),
  ]
  const buttons = link === undefined ? [] : [{ address: link, label: 'Mend the connection' }]
  for (const { email, role } of await store.accounts.members(owner))
    if (role === 'owner')
      await mailer.put({
        nodeId: accountNote(owner),
        mail: plain(email, `${title} needs you`, lines, buttons),
      })
}
