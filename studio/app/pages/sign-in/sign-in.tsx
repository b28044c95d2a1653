import { Callout, Link } from '@talkgraph/ui'
import type { SignUpMode } from '@talkgraph/wire/sign-up'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AcceptLink } from './accept-link.js'
import { Frame } from './frame.js'
import { PasswordStep } from './password-step.js'
import { ProviderButtons } from './provider-buttons.js'
import { ProviderProblem } from './provider-problem.js'
import { SecondStep } from './second-step.js'
import { useSignUpRecord } from './sign-up-record.js'
import { useEnter } from './use-enter.js'

/** Where one signs in; with the link that the terminal printed, where the first person comes in. */
export function SignIn() {
  const [search] = useSearchParams()
  const [step, setStep] = useState<'password' | 'code' | 'late'>('password')
  const enter = useEnter()
  const { data: record } = useSignUpRecord()
  const first = search.get('first')
  if (first) return <AcceptLink token={first} />
  return step === 'code' ? (
    <Frame title="One more step">
      <SecondStep onDone={enter} onLate={() => setStep('late')} />
    </Frame>
  ) : (
    <Frame title="Sign in to the studio" footer={record && <Newcomers mode={record.mode} />}>
      <ProviderProblem />
      {search.has('deleted') && (
        <Callout tone="good">The account is deleted, with everything in it.</Callout>
      )}
      {step === 'late' && (
        <Callout live>
          The code came too late, or was wrong too often. Begin with your password again.
        </Callout>
      )}
      <PasswordStep onDone={needsSecond => (needsSecond ? setStep('code') : enter())} />
      {record && <ProviderButtons providers={record.providers} />}
    </Frame>
  )
}

const Newcomers = ({ mode }: { readonly mode: SignUpMode }) =>
  mode === 'open' ? (
    <>
      No login yet? <Link href="/sign-up">Create your account</Link>, or ask an owner of yours to
      invite you.
    </>
  ) : (
    <>
      No login yet? Ask an owner of your account to invite you, or{' '}
      <Link href="/sign-up">ask for an account of your own</Link>.
    </>
  )
