import { Button, Card, LinkButton, Select } from '@talkgraph/ui'
import { statePath } from '#paths/stored-path.js'
import { Changes } from './changes.js'
import { useStateOptions } from './use-state-options.js'
import styles from './versions.module.css'

/** Two states of a bot, each as its name in addresses. */
export interface Pair {
  readonly before: string
  readonly after: string
}

/** Compares any two states of a bot on the canvas, and two versions in words here too. */
export function AnyTwo({
  botId,
  live,
  pair: { before, after },
  onChange,
}: {
  readonly botId: string
  readonly live: number | null
  readonly pair: Pair
  readonly onChange: (pair: Pair) => void
}) {
  const { options, hasOlder, isLoadingOlder, loadOlder } = useStateOptions(
    botId,
    [before, after],
    true,
  )
  const choices = live === null ? options.filter(({ value }) => value !== 'live') : options
  const versionOf = (state: string) =>
    state === 'live' ? live : /^\d+$/.test(state) ? Number(state) : null
  const [since, version] = [versionOf(before), versionOf(after)]
  const isSame = before === after || (since !== null && since === version)
  const shown = version === null ? after : String(version)
  return (
    <Card
      title="Compare any two"
      help="Versions, named drafts, the draft and what is live: on the canvas, in colour and in words."
    >
      <div className={styles.pair}>
        <Select
          label="From"
          value={before}
          options={choices}
          onChange={event => onChange({ before: event.target.value, after })}
        />
        <Select
          label="To"
          value={after}
          options={choices}
          onChange={event => onChange({ before, after: event.target.value })}
        />
        {!isSame && (
          <LinkButton href={statePath(botId, shown, before)}>Compare on the canvas</LinkButton>
        )}
        {hasOlder && (
          <Button variant="plain" busy={isLoadingOlder} onClick={loadOlder}>
            List older versions
          </Button>
        )}
      </div>
      {isSame ? (
        <p>Both are the same.</p>
      ) : since !== null && version !== null ? (
        <Changes id={botId} version={version} since={since} />
      ) : (
        <p>What differs is drawn and told on the canvas.</p>
      )}
    </Card>
  )
}
