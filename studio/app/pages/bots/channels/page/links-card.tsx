import { Card, CodeBlock, ErrorState, SkeletonRows, TextField } from '@talkgraph/ui'
import { useState } from 'react'
import { wordsOf } from '#api/problem.js'
import type { ChannelPage, ChannelRecord } from '#api/records.js'
import { useChannelPage } from '../../api/channels.js'
import styles from '../channels.module.css'
import { Copied } from '../copied.js'
import looks from './page.module.css'
import { addressWith } from './page-words.js'

/** Links to a page: with variables that the chat knows from the start, and a button for mails. */
export function LinksCard({ channel }: { readonly channel: ChannelRecord }) {
  const { data, error, refetch, isFetching } = useChannelPage(channel.id)
  return (
    <Card
      title="Links"
      help="What stands in a link can be read by everybody who sees it: put nothing secret into it."
    >
      {error && !data ? (
        <ErrorState title="The links could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : data ? (
        <Links page={data} />
      ) : (
        <SkeletonRows label="Loading the links" rows={3} />
      )}
    </Card>
  )
}

function Links({ page: { address, prefill, mail } }: { readonly page: ChannelPage }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const given = prefill
    .map(name => ({ name, value: values[name] ?? '' }))
    .filter(({ value }) => value !== '')
  return (
    <div className={styles.part}>
      {prefill.length === 0 ? (
        <p className={styles.note}>
          A link can tell the chat variables from the start, such as who has got it. Name them in
          Flow, in the panel Bot under Links, and publish: this bot names none yet.
        </p>
      ) : (
        <fieldset className={looks.pairs}>
          <legend>
            <strong>What the chat knows from the start</strong>
          </legend>
          {prefill.map(name => (
            <TextField
              key={name}
              label={name}
              optional
              className={styles.form}
              dir="auto"
              maxLength={500}
              autoComplete="off"
              value={values[name] ?? ''}
              onChange={({ target }) => setValues(now => ({ ...now, [name]: target.value }))}
            />
          ))}
        </fieldset>
      )}
      <Copied title="Link" text={addressWith(address, given)} />
      {mail === null ? (
        <p className={styles.note}>Once the bot is live, a button for mails stands here.</p>
      ) : (
        <CodeBlock code={mail} label="Button for mails" title="Button for mails" />
      )}
    </div>
  )
}
