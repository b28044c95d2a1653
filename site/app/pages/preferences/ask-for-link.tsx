import { Button, Callout, TextField } from '@talkgraph/ui'
import { preferences } from '../../../content/preferences.js'
import { ResultNote } from '../../forms/result-note.js'
import type { FormResult } from '../../forms/use-site-form.js'
import styles from './preferences.module.css'

const { ask } = preferences

/** For who comes without the link of a mail: it is mailed. */
export const AskForLink = ({
  isInvalid,
  result,
}: {
  /** Whether there was a link, which is worth nothing. */
  readonly isInvalid: boolean
  readonly result: FormResult | undefined
}) => (
  <form method="post" className={styles.card}>
    <header>
      <h1 className={styles.title}>{preferences.title}</h1>
      <p className={styles.to}>{ask.lead}</p>
    </header>
    {isInvalid && !result && <Callout tone="bad">{ask.invalid}</Callout>}
    <ResultNote titles={ask.titles} result={result} />
    <input type="hidden" name="intent" value="ask" />
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      required
      error={result?.errors?.email}
      defaultValue={result?.typed?.email}
    />
    <div>
      <Button type="submit" variant="primary" size="large">
        {ask.send}
      </Button>
    </div>
  </form>
)
