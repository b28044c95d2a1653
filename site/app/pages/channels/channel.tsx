import { LinkButton } from '@talkgraph/ui'
import { guidePath } from '@talkgraph/wire/site-guides'
import { signUp } from '../../../content/navigation.js'
import layout from '../../catalogue/layout.module.css'
import { PageHead } from '../../kit/page-head.js'
import { Section } from '../../kit/section.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/channel'
import styles from './channel.module.css'

const trail = [{ label: 'Channels', href: '/chat-channels' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { channelPages, guides } = context.get(siteData)
  const channel = channelPages.find(({ name }) => name === params.channel)
  if (!channel) throw new Response(null, { status: 404 })
  const slug = `channels/${channel.name}`
  return { channel, guide: (await guides.find(slug)) ? guidePath(slug) : null }
}

const leadOf = (title: string) =>
  `The bot that stands on your website answers in ${title} too: the same flow, the same answers, and people of your team take over in the same desk.`

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { title } = args.loaderData.channel
  return pageMeta(args, { title: `A bot in ${title}`, description: leadOf(title), trail })
}

export default function Channel({ loaderData: { channel, guide } }: Route.ComponentProps) {
  const { title, facts } = channel
  return (
    <>
      <PageHead title={`A bot in ${title}`} lead={leadOf(title)} trail={trail}>
        <div className={layout.actions}>
          <LinkButton href={signUp} target="_blank" variant="primary" size="large">
            Get started
          </LinkButton>
          {guide !== null && (
            <LinkButton href={guide} size="large">
              How to connect it
            </LinkButton>
          )}
        </div>
      </PageHead>
      <Section title={`What ${title} shows`}>
        <ul className={styles.facts}>
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Section>
      <Section title="What is the same everywhere" tone="sunken">
        <ul className={styles.facts}>
          <li>Typed words that name an option are understood.</li>
          <li>
            What a channel cannot show is said in words, and told to you before you connect it.
          </li>
          <li>Conversations, leads and files stand in the same results.</li>
          <li>A person of your team takes over, and the bot goes on afterwards.</li>
        </ul>
      </Section>
    </>
  )
}
