import { Button, Card, CopyButton, ErrorState } from '@talkgraph/ui'
import { useState } from 'react'
import { wordsOf } from '../../../api/problem.js'
import { useKeptFocus } from '../../../shell/use-kept-focus.js'
import { useSecret } from '../api/queries.js'
import styles from './settings.module.css'

/** The secrets of a bot, which only owners see, one by one and when they ask. */
export const Secrets = ({ id }: { readonly id: string }) => (
  <Card
    title="Secrets"
    help="For programs of yours. Show them to nobody, and put them into no page."
  >
    <div className={styles.form}>
      <Secret
        id={id}
        kind="webhook-secret"
        title="Webhook secret"
        about="Your server checks with it that a webhook comes from this bot."
      />
      <Secret
        id={id}
        kind="identity-secret"
        title="Identity secret"
        about="Your server vouches with it for who a visitor is."
      />
    </div>
  </Card>
)

function Secret({
  id,
  kind,
  title,
  about,
}: {
  readonly id: string
  readonly kind: 'webhook-secret' | 'identity-secret'
  readonly title: string
  readonly about: string
}) {
  const [isShown, setShown] = useState(false)
  // The value has the focus then, so that it is read out.
  const keptFocus = useKeptFocus((_, box) => box.querySelector<HTMLElement>('code, button'))
  const { data, error, refetch, isFetching } = useSecret(id, kind, isShown)
  return (
    <div className={styles.secret} {...keptFocus}>
      <div>
        <h3>{title}</h3>
        <p className={styles.languages}>{about}</p>
      </div>
      {error && isShown ? (
        <ErrorState title="It could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : isShown && data ? (
        <span className={styles.value}>
          <code tabIndex={-1}>{data}</code>
          <CopyButton text={data} label={`Copy the ${title.toLowerCase()}`} />
        </span>
      ) : (
        <Button busy={isShown} onClick={() => setShown(true)}>
          {`Show the ${title.toLowerCase()}`}
        </Button>
      )}
    </div>
  )
}
