import { Button, Callout } from '@talkgraph/ui'
import { newsletterTopics } from '@talkgraph/wire/form-rules'
import type { MailWishes } from '@talkgraph/wire/site-data'
import { data } from 'react-router'
import { preferences } from '../../../content/preferences.js'
import { withQuery } from '../../catalogue/addresses.js'
import { answerForm, forOneVisitor } from '../../forms/answer-form.js'
import { ResultNote } from '../../forms/result-note.js'
import { TopicFields } from '../../forms/topic-fields.js'
import type { FormResult } from '../../forms/use-site-form.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/preferences'
import { AskForLink } from './ask-for-link.js'
import styles from './preferences.module.css'

export const headers = () => forOneVisitor

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: preferences.title,
    description: preferences.lead,
    path: '/newsletter/preferences',
    isHidden: true,
  })

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  if (token === undefined) return { wishes: null, isInvalid: false, token }
  const { data: wishes } = await context.get(siteData).forms.wishes(token)
  const shown = { wishes, isInvalid: wishes === null, token }
  return wishes === null ? data(shown, { status: 404 }) : shown
}

export const action = (args: Route.ActionArgs) => {
  const { token } = args.params
  return answerForm(args, {
    call: (forms, fields) =>
      token === undefined || fields.intent === 'ask'
        ? forms.askWishes(fields)
        : forms.changeWishes(token, fields),
    failure: preferences.failure,
    shown: ['email', 'frequency', ...newsletterTopics.map(({ name }) => name)],
  })
}

export default function Preferences({
  loaderData: { wishes, isInvalid, token },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      {wishes && token !== undefined ? (
        <Wishes wishes={wishes} token={token} result={actionData} />
      ) : (
        <AskForLink isInvalid={isInvalid} result={actionData} />
      )}
    </div>
  )
}

/** What is wanted at the address of the link; the browser sends it. */
function Wishes({
  wishes: { email, topics, frequency, isStopped },
  token,
  result,
}: {
  readonly wishes: MailWishes
  readonly token: string
  readonly result: FormResult | undefined
}) {
  const typed = result?.typed
  return (
    <form method="post" className={styles.card}>
      <header>
        <h1 className={styles.title}>{preferences.title}</h1>
        <p className={styles.to}>
          {preferences.to} {email}
        </p>
      </header>
      <ResultNote titles={preferences.titles} result={result} />
      {isStopped && (
        <Callout>
          <p>
            {preferences.stopped} <a href={mailsOf(email, token)}>{preferences.toMails}</a>
          </p>
        </Callout>
      )}
      <TopicFields
        isTicked={({ name }) => (typed ? typed[name] === 'on' : topics.includes(name))}
        frequency={typed?.frequency || frequency}
        error={result?.errors?.preferences}
      />
      <div>
        <Button type="submit" variant="primary" size="large">
          {preferences.save}
        </Button>
      </div>
    </form>
  )
}

/** The page on which the mails to an address are stopped, and come again. */
const mailsOf = (email: string, token: string): string =>
  withQuery('/unsubscribe', { email, campaignId: 'newsletter', campaignName: 'Newsletter', token })
