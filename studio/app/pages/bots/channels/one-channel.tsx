import { ErrorState, LinkButton, SkeletonRows, toast } from '@talkgraph/ui'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { ChannelKind, ChannelRecord } from '#api/records.js'
import { useChannelKinds } from '../../../api/channel-kinds.js'
import { wordsOf } from '../../../api/problem.js'
import { Stack } from '../../../shell/page.js'
import { useChangeChannel, useChannels, useFreshToken } from '../api/channels.js'
import { useAbout } from '../bot/bot.js'
import { UnsavedGuard } from '../bot/unsaved-guard.js'
import { LacksCard } from './cards/lacks-card.js'
import { StandingCard } from './cards/standing-card.js'
import { TestCard } from './cards/test-card.js'
import { WebhookCard } from './cards/webhook-card.js'
import { channelsPath } from './channel-paths.js'
import { AllChannels } from './connect.js'
import { Disconnect } from './disconnect.js'
import { ChannelForm } from './form/channel-form.js'
import { AddressCard } from './page/address-card.js'
import { DomainCard } from './page/domain-card.js'
import { LinksCard } from './page/links-card.js'
import { SettingsCard } from './settings-card.js'

/** One connection: how it stands, what is copied to the provider, what was entered, and its end. */
export function OneChannel() {
  const { chatbot: bot } = useAbout()
  const { channelId } = useParams()
  const kinds = useChannelKinds()
  const channels = useChannels(bot.id)
  const failed = [kinds, channels].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <ErrorState
        title="The connection could not be loaded"
        onRetry={() => Promise.all([kinds.refetch(), channels.refetch()])}
        busy={kinds.isFetching || channels.isFetching}
      >
        {wordsOf(failed.error)}
      </ErrorState>
    )
  if (!kinds.data || !channels.data) return <SkeletonRows label="Loading the connection" rows={6} />
  const channel = channels.data.find(({ id }) => id === channelId)
  const kind = kinds.data.find(({ name }) => name === channel?.channel)
  if (!channel || !kind)
    return (
      <ErrorState title="There is no such connection">
        <p>It was disconnected, or belongs to another bot.</p>
        <LinkButton href={channelsPath(bot.id)}>See all channels</LinkButton>
      </ErrorState>
    )
  return <Whole key={channel.id} kind={kind} channel={channel} />
}

function Whole({ kind, channel }: { readonly kind: ChannelKind; readonly channel: ChannelRecord }) {
  const [isChanged, setChanged] = useState(false)
  const change = useChangeChannel(channel.id)
  const { keepToken } = useFreshToken(channel.id)
  const isPage = channel.address !== null
  return (
    <Stack>
      <AllChannels botId={channel.chatbotId} />
      {isPage ? (
        <AddressCard channel={channel} address={channel.address ?? ''} />
      ) : (
        <StandingCard kind={kind} channel={channel} />
      )}
      {channel.webhookUrl !== null && (
        <WebhookCard kind={kind} channel={channel} url={channel.webhookUrl} />
      )}
      {kind.sendsTest && <TestCard kind={kind} channel={channel} />}
      <LacksCard kind={kind} channel={channel} />
      <SettingsCard kind={kind}>
        <ChannelForm
          kind={kind}
          record={channel}
          label="Store"
          onChanged={setChanged}
          send={async settings => {
            await change.mutateAsync(settings)
            const token =
              kind.verifyTokenField === null ? undefined : settings[kind.verifyTokenField]
            if (typeof token === 'string') keepToken(token)
            toast({ text: 'The settings are stored', tone: 'good' })
          }}
        />
      </SettingsCard>
      {isPage && typeof channel.settings.domain === 'string' && channel.settings.domain !== '' && (
        <DomainCard channel={channel} />
      )}
      {isPage && <LinksCard channel={channel} />}
      <Disconnect kind={kind} channel={channel} onGone={() => setChanged(false)} />
      <UnsavedGuard isChanged={isChanged} what="settings" />
    </Stack>
  )
}
