import { Button, Callout } from '@talkgraph/ui'
import type { FormAnswer, UnsubscribeStatus } from '@talkgraph/wire/site-data'
import { preferencesPath } from '@talkgraph/wire/site-paths'
import type { ReactNode } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router'
import { unsubscribe } from '../../../content/unsubscribe.js'
import { fieldsOf, forOneVisitor } from '../../forms/answer-form.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import { visitContext } from '../../visit.js'
import type { Route } from './+types/unsubscribe'
import { readLink } from './read-link.js'
import styles from './unsubscribe.module.css'

export const handle = { script: true }
export const headers = () => forOneVisitor

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Unsubscribe',
    description: 'Choose which emails from us you would like to receive.',
    isHidden: true,
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const link = readLink(request.url)
  if (!link) return undefined
  const { forms } = context.get(siteData)
  // A status that does not come is only noted down: the buttons work without it.
  const answer = await forms.status(link.email, link.token).catch(context.get(visitContext).failed)
  const status = answer?.data
  return {
    email: link.email,
    isAsked: link.isAsked,
    campaignName: link.campaignName,
    preferences: preferencesPath(link.token),
    isGlobal: status?.globallyUnsubscribed ?? false,
    isCampaign:
      status?.campaignUnsubscribes.some(({ campaignId }) => campaignId === link.campaignId) ??
      false,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const link = readLink(request.url)
  const { intent } = await fieldsOf(request)
  if (!link) return null
  const { email, campaignId, token } = link
  const { forms } = context.get(siteData)
  const metadata = { source: 'link', timestamp: new Date().toISOString() }
  const calls: Readonly<Record<string, () => Promise<FormAnswer<UnsubscribeStatus>>>> = {
    campaign: () => forms.unsubscribe({ email, campaignId, type: 'campaign', metadata, token }),
    all: () => forms.unsubscribe({ email, type: 'all', metadata, token }),
    undo: () => forms.resubscribe({ email, campaignId, token }),
    resubscribe: () => forms.resubscribe({ email, token }),
  }
  // What fails is noted down and not shown: the status that is fetched again tells how it stands.
  const answer = await calls[intent ?? '']?.().catch(context.get(visitContext).failed)
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('asked')
  if (answer?.code === 'NOT_PROVEN') searchParams.set('asked', 'yes')
  return redirect(`${pathname.replace(/\.data$/, '')}?${searchParams}`, 303)
}

/** What does not reach the server is not shown either: the buttons stay, to be pressed again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return null
  }
}

export const shouldRevalidate = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionResult !== null && defaultShouldRevalidate

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <div className={styles.page}>
        <div className={styles.card}>
          <h1 className={styles.title}>{unsubscribe.invalid.title}</h1>
          <p>{unsubscribe.invalid.text}</p>
        </div>
      </div>
    )
  const { email, campaignName, isAsked, isGlobal, isCampaign, preferences } = loaderData
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <header>
          <h1 className={styles.title}>{campaignName}</h1>
          <p className={styles.to}>
            {unsubscribe.to} {email}
          </p>
        </header>
        {isAsked && !isGlobal && !isCampaign && (
          <Callout live>
            <p>{unsubscribe.asked}</p>
          </Callout>
        )}
        {isGlobal ? (
          <div className={styles.state}>
            <p>{unsubscribe.global}</p>
            <Act intent="resubscribe">{unsubscribe.resubscribe}</Act>
          </div>
        ) : (
          <div className={styles.actions}>
            {isCampaign ? (
              <div className={styles.state}>
                <p>{unsubscribe.campaign}</p>
                <Act intent="undo">{unsubscribe.undo}</Act>
              </div>
            ) : (
              <Act intent="campaign" isMain>
                {unsubscribe.stopCampaign}
              </Act>
            )}
            <Act intent="all">{unsubscribe.stopAll}</Act>
          </div>
        )}
        <p>
          <a href={preferences}>{unsubscribe.preferences}</a>
        </p>
        <ul className={styles.notes}>
          {unsubscribe.notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A button that does one thing; without script it is a form of its own. */
function Act({
  intent,
  isMain = false,
  children,
}: {
  readonly intent: string
  readonly isMain?: boolean
  readonly children: ReactNode
}) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button
        type="submit"
        variant={isMain ? 'primary' : 'quiet'}
        size="large"
        busy={fetcher.state !== 'idle'}
      >
        {children}
      </Button>
    </fetcher.Form>
  )
}
