import { Button, Callout, TextField } from '@talkgraph/ui'
import { newsletterErrors, newsletterTopics } from '@talkgraph/wire/form-rules'
import { newsletter } from '../../../content/newsletter.js'
import { answerForm, forOneVisitor } from '../../forms/answer-form.js'
import formPage from '../../forms/form-page.module.css'
import { GuardFields } from '../../forms/guard-fields.js'
import { keepForm, unlessSent } from '../../forms/keep-form.js'
import { ResultNote } from '../../forms/result-note.js'
import { ResultWindow } from '../../forms/result-window.js'
import { TopicFields } from '../../forms/topic-fields.js'
import { useSiteForm } from '../../forms/use-site-form.js'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/subscribe'

export const handle = { script: true }
export const headers = () => forOneVisitor

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Newsletter', description: newsletter.lead })

export function loader({ request, context }: Route.LoaderArgs) {
  const told = new URL(request.url).searchParams.get('verified')
  const verified: keyof typeof newsletter.verified | undefined =
    told === 'yes' || told === 'no' ? told : undefined
  return {
    token: context.get(siteData).forms.token(),
    verified,
  }
}

export const action = (args: Route.ActionArgs) =>
  answerForm(args, {
    // A box that is not ticked is not sent; where no topic is sent, none was chosen.
    call: (forms, fields) =>
      forms.subscribe({
        ...fields,
        ...Object.fromEntries(newsletterTopics.map(({ name }) => [name, fields[name] ?? 'false'])),
      }),
    say: ({ status, code, errors }) => {
      if (status === 'success') return newsletter.success
      if (errors) return ''
      return code === 'ALREADY_SUBSCRIBED' ? newsletter.taken : newsletter.failure
    },
    failure: newsletter.failure,
    shown: ['email', 'frequency', ...newsletterTopics.map(({ name }) => name)],
  })

export const clientAction = keepForm(newsletter.failure)
export const shouldRevalidate = unlessSent

export default function Subscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { verified } = loaderData
  const { props, token, errors, isSending, shown, close, inPage } = useSiteForm(newsletterErrors, {
    token: loaderData.token,
    posted: actionData,
  })
  const typed = actionData?.typed
  return (
    <>
      <PageHead title={newsletter.title} lead={newsletter.lead} />
      <div className={formPage.page}>
        <ul className={formPage.list}>
          {newsletter.benefits.map(({ title, text }) => (
            <li key={title} className={formPage.point}>
              <h2 className={formPage.pointTitle}>{title}</h2>
              <p className={formPage.quiet}>{text}</p>
            </li>
          ))}
        </ul>
        <form {...props} className={formPage.form}>
          <h2 className={formPage.title}>Subscribe</h2>
          {verified && (
            <Callout tone={verified === 'yes' ? 'good' : 'bad'}>
              {newsletter.verified[verified]}
            </Callout>
          )}
          <ResultNote titles={newsletter.titles} result={inPage} />
          <GuardFields token={token} />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            error={errors.email}
            defaultValue={typed?.email}
          />
          <TopicFields
            isTicked={topic => (typed ? typed[topic.name] === 'on' : topic.isTicked)}
            frequency={typed?.frequency || 'weekly'}
            error={errors.preferences}
          />
          <div className={formPage.actions}>
            <Button type="submit" variant="primary" size="large" busy={isSending}>
              Subscribe
            </Button>
          </div>
          <ResultWindow
            titles={newsletter.titles}
            result={shown}
            isSending={isSending}
            onClose={close}
          />
        </form>
      </div>
    </>
  )
}
