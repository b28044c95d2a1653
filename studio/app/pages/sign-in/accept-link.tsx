import { Button, Callout, ErrorState, LinkButton, Skeleton } from '@talkgraph/ui'
import type { LinkRecord } from '@talkgraph/wire/account'
import type { Role } from '@talkgraph/wire/roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMeQuery } from '../../api/me.js'
import { codeOf, wordsOf } from '../../api/problem.js'
import { authRequest } from '../../api/request.js'
import { CreateLogin } from './create-login.js'
import { Frame } from './frame.js'
import { PasswordStep } from './password-step.js'
import { SecondStep } from './second-step.js'
import { useEnter } from './use-enter.js'

const roleNames: Readonly<Record<Role, string>> = {
  owner: 'an owner',
  editor: 'an editor',
  agent: 'an agent',
}

/** A link into an account: who is new chooses a password, who has one signs in. */
export function AcceptLink({ token }: { readonly token: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['link', token],
    queryFn: ({ signal }) =>
      authRequest<LinkRecord>('GET', `/links/${encodeURIComponent(token)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // A link that was read stays as it was read while it is being used.
    gcTime: 0,
  })
  if (data) return <Known link={data} token={token} />
  if (!error)
    return (
      <Frame title="Your invitation">
        <Skeleton />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Frame>
    )
  return codeOf(error) === 'LINK_NOT_VALID' || codeOf(error) === 'NOT_FOUND' ? (
    <Frame
      title="This link is not valid"
      help="It was used, withdrawn or is too old. Ask for another."
    >
      <LinkButton href="/sign-in" wide>
        Go to sign in
      </LinkButton>
    </Frame>
  ) : (
    <Frame title="Your invitation">
      <ErrorState title="The link could not be read" onRetry={refetch} busy={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    </Frame>
  )
}

function Known({ link, token }: { readonly link: LinkRecord; readonly token: string }) {
  const enter = useEnter()
  const { data: me } = useMeQuery()
  const isFirst = link.kind === 'first'
  const somebodyElse =
    link.email && me && me.member.email !== link.email ? me.member.email : undefined
  const title = isFirst ? 'Welcome to your studio' : `Join ${link.account.name}`
  const help = isFirst
    ? 'You are the first one here. Choose how you sign in from now on.'
    : `${link.invitedBy ?? 'An owner'} invites you as ${roleNames[link.role]}.`
  return (
    <Frame title={title} help={help}>
      {somebodyElse && (
        <Callout>
          {`You are signed in as ${somebodyElse}. This invitation is for ${link.email}, who is signed in here instead once you go on.`}
        </Callout>
      )}
      {link.isKnown && link.email ? (
        <JoinAsKnown email={link.email} token={token} account={link.account.name} onDone={enter} />
      ) : (
        <CreateLogin token={token} email={link.email} namesAccount={isFirst} onDone={enter} />
      )}
    </Frame>
  )
}

/** Somebody who has a login already: joins at once if signed in with it, otherwise signs in first. */
function JoinAsKnown({
  email,
  token,
  account,
  onDone,
}: {
  readonly email: string
  readonly token: string
  readonly account: string
  readonly onDone: () => Promise<void>
}) {
  const [step, setStep] = useState<'join' | 'password' | 'code'>('join')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const join = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await authRequest('POST', '/links/accept', { body: { token } })
      await onDone()
    } catch (error) {
      if (codeOf(error) === 'SIGN_IN_FIRST') setStep('password')
      else {
        setStep('join')
        setProblem(wordsOf(error))
      }
    } finally {
      setBusy(false)
    }
  }
  if (step === 'password')
    return (
      <PasswordStep
        email={email}
        onDone={needsSecond => (needsSecond ? setStep('code') : join())}
      />
    )
  if (step === 'code') return <SecondStep onDone={join} onLate={() => setStep('password')} />
  return (
    <>
      {problem && (
        <Callout tone="bad" live>
          {problem}
        </Callout>
      )}
      <Button variant="primary" wide busy={busy} onClick={() => void join()}>
        {`Join ${account}`}
      </Button>
    </>
  )
}
