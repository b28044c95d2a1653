import { ErrorState, LinkButton, LinkTabs, SkeletonRows } from '@talkgraph/ui'
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router'
import type { BotAbout } from '#api/records.js'
import { codeOf, wordsOf } from '../../../api/problem.js'
import { Page, Stack } from '../../../shell/page.js'
import { useBot } from '../api/queries.js'
import { BotActions } from './bot-actions.js'
import { tabsOf } from './bot-tabs.js'
import { LastWarnings } from './publish-warnings.js'
import { StateBadge } from './state-badge.js'

const back = { href: '/bots', label: 'Bots' }
const backToSubFlows = { href: '/bots/sub-flows', label: 'Sub-flows' }

/** The pages of one bot: its title, its state and its tabs stand above each of them. */
export function BotPages() {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const { data: about, error, refetch, isFetching } = useBot(id)
  if (error && !about) {
    const isGone = codeOf(error) === 'CHATBOT_NOT_FOUND'
    return (
      <Page title={isGone ? 'No such bot' : 'Bot'} back={back}>
        {isGone ? (
          <ErrorState title="There is no bot at this address">
            <p>It was deleted, or belongs to another account.</p>
            <LinkButton href="/bots">See your bots</LinkButton>
          </ErrorState>
        ) : (
          <ErrorState title="The bot could not be loaded" onRetry={refetch} busy={isFetching}>
            {wordsOf(error)}
          </ErrorState>
        )}
      </Page>
    )
  }
  if (!about) {
    return (
      <Page title="Bot" back={back}>
        <SkeletonRows label="Loading the bot" rows={6} />
      </Page>
    )
  }
  return (
    <Page
      title={about.chatbot.title}
      back={about.chatbot.kind === 'sub-flow' ? backToSubFlows : back}
      badge={<StateBadge bot={about.chatbot} />}
      action={<BotActions about={about} publishesDraft={pathname.endsWith('/looks')} />}
      tabs={<LinkTabs label="Parts of the bot" tabs={tabsOf(about.chatbot, pathname)} />}
    >
      <Stack>
        <LastWarnings id={id} />
        <Outlet context={about} />
      </Stack>
    </Page>
  )
}

/** The bot that the page is about. */
export const useAbout = (): BotAbout => useOutletContext<BotAbout>()
