import { Card, LinkButton, RelativeTime } from '@talkgraph/ui'
import { ExternalLink } from 'lucide-react'
import type { BotState } from '#api/records.js'
import { Stack } from '../../../shell/page.js'
import { By } from '../../../text/by.js'
import { useFlow, useStoredDraft } from '../api/queries.js'
import { useAbout } from '../bot/bot.js'
import { NoFlow } from '../bot/no-flow.js'
import { testPage } from '../bot/test-page.js'
import { LoadedPreview } from '../preview/preview.js'
import { UsedBy } from '../sub-flows/used-by.js'
import { ChannelsInNeed } from './channels-in-need.js'
import { DraftProblems } from './draft-problems.js'
import { FailuresToday } from './failures-today.js'
import styles from './overview.module.css'
import { Problems } from './problems.js'

/** What a bot is, what is wrong with it, and the draft to be tried. */
export function Overview() {
  const { chatbot: bot } = useAbout()
  return bot.kind === 'sub-flow' ? <OfSubFlow part={bot} /> : <OfBot bot={bot} />
}

/** A sub-flow is seen by who plays it. */
const OfSubFlow = ({ part }: { readonly part: BotState }) => (
  <Stack>
    <UsedBy part={part} />
    {part.newestVersion !== null && <Problems id={part.id} version={part.newestVersion} />}
  </Stack>
)

function OfBot({ bot }: { readonly bot: BotState }) {
  const flow = useFlow(bot.id, bot.isDraftNewer ? null : bot.newestVersion)
  const stored = useStoredDraft(bot.id, bot.isDraftNewer)
  const draft = { ...stored, data: stored.data?.bot }
  if (bot.newestVersion === null) return <NoFlow />
  return (
    <div className={styles.columns}>
      <Stack>
        <ChannelsInNeed botId={bot.id} />
        <FailuresToday id={bot.id} />
        <Card title="State">
          <dl className={styles.facts}>
            <dt>Live</dt>
            <dd>
              {bot.publishedVersion === null
                ? 'Nothing: visitors see no bot'
                : `Version ${bot.publishedVersion}`}
            </dd>
            <dt>Newest</dt>
            <dd>
              {`Version ${bot.newestVersion}, stored `}
              <RelativeTime value={bot.storedAt ?? bot.createdAt} />
              <By name={bot.storedBy} />
            </dd>
            {bot.isDraftNewer && (
              <>
                <dt>Draft</dt>
                <dd>Has changes that are in no version yet</dd>
              </>
            )}
            <dt>Made</dt>
            <dd>
              <RelativeTime value={bot.createdAt} />
            </dd>
            {bot.description !== '' && (
              <>
                <dt>For</dt>
                <dd>{bot.description}</dd>
              </>
            )}
          </dl>
          {bot.publishedVersion !== null && (
            <div className={styles.links}>
              <LinkButton href={`/bots/${bot.id}/embed`}>Put it on a page</LinkButton>
              {/* A page of the server, not of the studio. */}
              <a className={styles.out} href={testPage(bot.id)} target="_blank" rel="noopener">
                Open on a test page <ExternalLink size={16} aria-label="(new tab)" />
              </a>
            </div>
          )}
        </Card>
        {bot.isDraftNewer ? (
          <DraftProblems bot={bot} />
        ) : (
          <Problems id={bot.id} version={bot.newestVersion} />
        )}
      </Stack>
      {bot.isDraftNewer ? (
        <LoadedPreview flow={draft} label="Preview of the draft" />
      ) : (
        <LoadedPreview flow={flow} label={`Preview of version ${bot.newestVersion}`} />
      )}
    </div>
  )
}
