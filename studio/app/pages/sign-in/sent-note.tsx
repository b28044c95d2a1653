import { Callout } from '@talkgraph/ui'
import type { SignUpMode } from '@talkgraph/wire/sign-up'
import { noMailServer } from '../../forms/no-mail-server.js'

/** What comes next for who has signed up, or has asked for an account. */
export const SentNote = ({
  mode,
  email,
  isSent,
}: {
  readonly mode: SignUpMode
  readonly email: string
  readonly isSent: boolean
}) =>
  mode === 'open' ? (
    <Callout tone="good" title={isSent ? 'Look into your mail' : 'The link is on the server'} live>
      <p>{`A mail to ${email} leads on. Open its link within a day, best in this browser.`}</p>
      {!isSent && <p>{noMailServer}</p>}
    </Callout>
  ) : (
    <Callout tone="good" title="Your request is on its way" live>
      <p>{`Once it is accepted, a mail to ${email} has the link into your account.`}</p>
    </Callout>
  )
