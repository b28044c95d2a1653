import { LinkButton } from '@talkgraph/ui'
import { demo } from '../../../content/demo.js'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { visitContext } from '../../visit.js'
import type { Route } from './+types/schedule'
import styles from './schedule.module.css'

/** The chat that books is the page's own. */
export const handle = { ownChat: true }

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: demo.title,
    description: args.loaderData?.lead ?? demo.lead,
  })

export function loader({ context }: Route.LoaderArgs) {
  const { bot = null, sendsMail = false } = context.get(visitContext).demo ?? {}
  return { bot, lead: sendsMail ? `${demo.lead} ${demo.mail}` : demo.lead }
}

export default function ScheduleDemo({ loaderData: { bot, lead } }: Route.ComponentProps) {
  const toContact = (
    <LinkButton href="/contact?category=services" variant="primary" size="large">
      {demo.contact}
    </LinkButton>
  )
  if (bot === null)
    return (
      <PageHead title={demo.title} lead={demo.absent}>
        {toContact}
      </PageHead>
    )
  return (
    <>
      <PageHead title={demo.title} lead={lead} />
      <div className={styles.page}>
        <div id="demo-chat" className={styles.chat} />
        <noscript>
          {demo.withoutScript} {toContact}
        </noscript>
      </div>
      <script
        async
        src={`/talkgraph-loader.js?bot=${bot}`}
        data-chatbot-id={bot}
        data-mode="full-page"
        data-target="#demo-chat"
        data-color-scheme="auto"
      />
    </>
  )
}
