import { Callout, Card, ErrorState, LinkButton, SkeletonRows, toast } from '@talkgraph/ui'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useChannelKinds } from '../../../api/channel-kinds.js'
import { wordsOf } from '../../../api/problem.js'
import { Stack } from '../../../shell/page.js'
import { useConnect, useFreshToken } from '../api/channels.js'
import { useAbout } from '../bot/bot.js'
import { UnsavedGuard } from '../bot/unsaved-guard.js'
import { channelsPath, onePath } from './channel-paths.js'
import styles from './channels.module.css'
import { ChannelForm } from './form/channel-form.js'
import { GuideSteps } from './guide/guide-steps.js'
import { isPlace } from './is-place.js'

/** Connects a bot with a channel: what to do there, and what to enter here. */
export function Connect() {
  const { chatbot: bot } = useAbout()
  const { kind: name } = useParams()
  const kinds = useChannelKinds()
  const connect = useConnect(bot.id)
  const { keepToken } = useFreshToken('')
  const navigate = useNavigate()
  const [isChanged, setChanged] = useState(false)
  const kind = kinds.data?.find(each => each.name === name)
  if (kinds.error && !kinds.data)
    return (
      <ErrorState
        title="The form could not be loaded"
        onRetry={kinds.refetch}
        busy={kinds.isFetching}
      >
        {wordsOf(kinds.error)}
      </ErrorState>
    )
  if (!kinds.data) return <SkeletonRows label="Loading the form" rows={6} />
  if (!kind)
    return (
      <ErrorState title="There is no such channel">
        <LinkButton href={channelsPath(bot.id)}>See all channels</LinkButton>
      </ErrorState>
    )
  return (
    <Stack>
      <AllChannels botId={bot.id} />
      {bot.publishedVersion === null && (
        <Callout tone="warn" title="The bot is not live yet">
          <p>It can be connected now. It answers once a version is published.</p>
        </Callout>
      )}
      <GuideSteps kind={kind} part="before" />
      <Card title={isPlace(kind) ? 'Make a page' : `Connect with ${kind.title}`}>
        <ChannelForm
          key={kind.name}
          kind={kind}
          label={isPlace(kind) ? 'Make the page' : `Connect with ${kind.title}`}
          onChanged={setChanged}
          send={async settings => {
            const channel = await connect.mutateAsync({ channel: kind.name, settings })
            const token =
              kind.verifyTokenField === null ? undefined : settings[kind.verifyTokenField]
            if (typeof token === 'string') keepToken(token, channel.id)
            toast({
              text: isPlace(kind) ? 'The page is made' : `Connected with ${kind.title}`,
              tone: 'good',
            })
            // What is being sent is no change that could be lost, so nothing asks before the page is left.
            await navigate(onePath(bot.id, channel.id), { replace: true })
          }}
        />
      </Card>
      <UnsavedGuard isChanged={isChanged} what="connection" />
    </Stack>
  )
}

/** Leads back to the list. */
export const AllChannels = ({ botId }: { readonly botId: string }) => (
  <Link to={channelsPath(botId)} className={styles.back}>
    <ArrowLeft size={16} />
    All channels
  </Link>
)
