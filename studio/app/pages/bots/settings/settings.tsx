import { Card, ErrorState, SkeletonRows } from '@talkgraph/ui'
import { useState } from 'react'
import { may, useMe } from '../../../api/me.js'
import { wordsOf } from '../../../api/problem.js'
import { Stack } from '../../../shell/page.js'
import { useFlow } from '../api/queries.js'
import { useAbout } from '../bot/bot.js'
import { UnsavedGuard } from '../bot/unsaved-guard.js'
import { AboutForm } from './about-form.js'
import { DeleteBot } from './delete-bot.js'
import { FlowSettings } from './flow-settings.js'
import { QuickPrompts } from './quick-prompts.js'
import { Secrets } from './secrets.js'
import { StoredCard } from './stored-card.js'

/** What a bot is called, who may show it, how often it may be asked, what is stored, and its end. */
export function BotSettings() {
  const { chatbot: bot } = useAbout()
  const { role } = useMe()
  const isSubFlow = bot.kind === 'sub-flow'
  const [isAboutChanged, setAboutChanged] = useState(false)
  const [isFlowChanged, setFlowChanged] = useState(false)
  const [isStoredChanged, setStoredChanged] = useState(false)
  const [arePromptsChanged, setPromptsChanged] = useState(false)
  const isFlowless = !isSubFlow && bot.newestVersion === null && !bot.isDraftNewer
  const {
    data: flow,
    error,
    refetch,
    isFetching,
  } = useFlow(bot.id, isSubFlow ? null : bot.newestVersion)
  return (
    <Stack>
      <AboutForm bot={bot} onChanged={setAboutChanged} />
      {isSubFlow ? null : bot.newestVersion !== null && flow ? (
        <FlowSettings
          key={bot.newestVersion}
          id={bot.id}
          version={bot.newestVersion}
          flow={flow}
          onChanged={setFlowChanged}
        />
      ) : (
        bot.newestVersion !== null && (
          <Card title="Where and how it runs">
            {error ? (
              <ErrorState
                title="These settings could not be loaded"
                onRetry={refetch}
                busy={isFetching}
              >
                {wordsOf(error)}
              </ErrorState>
            ) : (
              <SkeletonRows label="Loading the settings" rows={4} />
            )}
          </Card>
        )
      )}
      {isFlowless && <QuickPrompts id={bot.id} onChanged={setPromptsChanged} />}
      {!isSubFlow && <StoredCard bot={bot} onChanged={setStoredChanged} />}
      {!isSubFlow && may(role, 'owner') && <Secrets id={bot.id} />}
      <DeleteBot bot={bot} />
      <UnsavedGuard
        isChanged={isAboutChanged || isFlowChanged || isStoredChanged || arePromptsChanged}
        what="settings"
      />
    </Stack>
  )
}
