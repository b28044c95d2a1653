import { Callout } from '@talkgraph/ui'
import { useSearchParams } from 'react-router'

const words: Readonly<Record<string, string>> = {
  account_not_linked: 'There is a login with this address already. Sign in with its password.',
  signup_disabled: 'There is no account with this address yet.',
  unable_to_create_user: 'The provider has not checked your address. Confirm it there first.',
  unable_to_create_session: 'This login asks for a second step. Sign in with your password.',
  access_denied: 'You did not go on at the provider.',
}

/** Why somebody who came back from a provider is not signed in. */
export function ProviderProblem() {
  const error = useSearchParams()[0].get('error')
  if (error === null) return null
  return (
    <Callout tone="warn" live>
      {words[error] ?? 'Signing in by the provider did not work. Try again.'}
    </Callout>
  )
}
