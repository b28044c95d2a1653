import { Button, Callout } from '@talkgraph/ui'
import type { SignInProvider } from '@talkgraph/wire/sign-up'
import { useState } from 'react'
import { wordsOf } from '../../api/problem.js'
import { authRequest } from '../../api/request.js'
import styles from './provider-buttons.module.css'

/** A button for each provider that vouches for addresses; nothing where there is none. */
export function ProviderButtons({
  providers,
  signsUp = false,
  template = null,
  onLeave,
}: {
  readonly providers: readonly SignInProvider[]
  /** Whether who is new there gets an account. */
  readonly signsUp?: boolean
  readonly template?: string | null
  readonly onLeave?: () => void
}) {
  const [left, setLeft] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const leave = async (provider: string) => {
    setLeft(provider)
    setProblem(undefined)
    try {
      const body = { provider, signsUp, template }
      const { url } = await authRequest<{ url: string }>('POST', '/sign-in/social', { body })
      onLeave?.()
      location.assign(url)
    } catch (error) {
      setLeft(undefined)
      setProblem(wordsOf(error))
    }
  }
  if (providers.length === 0) return null
  return (
    <div className={styles.providers}>
      <p className={styles.or}>or</p>
      {problem && (
        <Callout tone="bad" live>
          {problem}
        </Callout>
      )}
      {providers.map(({ id, name }) => (
        <Button key={id} wide busy={left === id} onClick={() => void leave(id)}>
          {`Continue with ${name}`}
        </Button>
      ))}
    </div>
  )
}
