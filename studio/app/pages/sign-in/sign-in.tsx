import { Callout } from '@talkgraph/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AcceptLink } from './accept-link.js'
import { Frame } from './frame.js'
import { PasswordStep } from './password-step.js'
import { SecondStep } from './second-step.js'
import { useEnter } from './use-enter.js'

/** Where one signs in; with the link that the terminal printed, where the first person comes in. */
export function SignIn() {
  const [search] = useSearchParams()
  const [step, setStep] = useState<'password' | 'code' | 'late'>('password')
  const enter = useEnter()
  const first = search.get('first')
  if (first) return <AcceptLink token={first} />
  return step === 'code' ? (
    <Frame title="One more step">
      <SecondStep onDone={enter} onLate={() => setStep('late')} />
    </Frame>
  ) : (
    <Frame title="Sign in to the studio" footer="No login yet? Ask an owner of your account to invite you.">
      {search.has('deleted') && <Callout tone="good">The account is deleted, with everything in it.</Callout>}
      {step === 'late' && (
        <Callout live>
          The code came too late, or was wrong too often. Begin with your password again.
        </Callout>
      )}
      <PasswordStep onDone={needsSecond => (needsSecond ? setStep('code') : enter())} />
    </Frame>
  )
}
