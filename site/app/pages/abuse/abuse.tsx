import { Button, Callout, Grid, Select, TextArea, TextField, useBrand } from '@talkgraph/ui'
import { abuseErrors, abuseMediums, abuseTypes } from '@talkgraph/wire/form-rules'
import { abuse } from '../../../content/abuse.js'
import { tellFigures } from '../../../content/tell.js'
import { useClaims } from '../../claims.js'
import { answerForm, forOneVisitor } from '../../forms/answer-form.js'
import formPage from '../../forms/form-page.module.css'
import { GuardFields } from '../../forms/guard-fields.js'
import { keepForm, unlessSent } from '../../forms/keep-form.js'
import { ResultNote } from '../../forms/result-note.js'
import { ResultWindow } from '../../forms/result-window.js'
import { useSiteForm } from '../../forms/use-site-form.js'
import { PageHead } from '../../kit/page-head.js'
import { inBrand } from '../../meta/in-brand.js'
import { brandOf, pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/abuse'
import styles from './abuse.module.css'

export const handle = { script: true }
export const headers = () => forOneVisitor

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: abuse.title, description: inBrand(abuse.lead, brandOf(args.matches)) })

export const loader = ({ context }: Route.LoaderArgs) => ({
  token: context.get(siteData).forms.token(),
  mailboxes: context.get(siteData).operator.abuseEmails,
})

export const action = (args: Route.ActionArgs) =>
  answerForm(args, {
    call: (forms, fields) => forms.reportAbuse(fields),
    say: ({ status, message }) =>
      status === 'success' ? abuse.success : message || 'Submission failed',
    failure: abuse.failure,
    shown: ['abuseType', 'abuseMedium', 'firstName', 'lastName', 'email', 'comments'],
  })

export const clientAction = keepForm(abuse.failure)
export const shouldRevalidate = unlessSent

export default function Abuse({ loaderData, actionData }: Route.ComponentProps) {
  const { props, token, errors, isSending, shown, close, inPage } = useSiteForm(abuseErrors, {
    token: loaderData.token,
    posted: actionData,
  })
  const { mailboxes } = loaderData
  const steps = tellFigures(abuse.next.steps, useClaims())
  const field = (name: string) => ({
    name,
    error: errors[name],
    defaultValue: actionData?.typed?.[name],
  })
  return (
    <>
      <PageHead title={abuse.title} lead={inBrand(abuse.lead, useBrand().name)} />
      <div className={formPage.page}>
        <div className={formPage.aside}>
          <Callout tone="warn" title={abuse.standards.title}>
            <p>
              {abuse.standards.text}
              {mailboxes.length > 0 && ` ${abuse.standards.directly}`}
            </p>
            {mailboxes.length > 0 && (
              <ul className={styles.mailboxes}>
                {mailboxes.map(address => (
                  <li key={address}>
                    <a href={`mailto:${address}`}>{address}</a>
                  </li>
                ))}
              </ul>
            )}
          </Callout>
          {steps.length > 0 && (
            <>
              <h2 className={formPage.title}>{abuse.next.title}</h2>
              <ol className={formPage.list}>
                {steps.map(({ value, words }) => (
                  <li key={value} className={formPage.point}>
                    <h3 className={formPage.pointTitle}>{value}</h3>
                    <p className={formPage.quiet}>{words}</p>
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
        <form {...props} className={formPage.form}>
          <h2 className={formPage.title}>{abuse.form}</h2>
          <ResultNote titles={abuse.titles} result={inPage} />
          <GuardFields token={token} />
          <Grid as="div" column="medium" fit>
            <Select
              label="Type of abuse"
              required
              options={withNone(abuseTypes)}
              {...field('abuseType')}
            />
            <Select
              label="Medium"
              required
              options={withNone(abuseMediums)}
              {...field('abuseMedium')}
            />
          </Grid>
          <Grid as="div" column="medium" fit>
            <TextField
              label="First name"
              autoComplete="given-name"
              required
              {...field('firstName')}
            />
            <TextField
              label="Last name"
              optional
              autoComplete="family-name"
              {...field('lastName')}
            />
          </Grid>
          <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
          <TextArea
            label="Comments"
            help="At most 5,000 letters."
            optional
            rows={5}
            {...field('comments')}
          />
          <div className={formPage.actions}>
            <Button type="submit" variant="primary" size="large" busy={isSending}>
              {abuse.form}
            </Button>
          </div>
          <ResultWindow
            titles={abuse.titles}
            result={shown}
            isSending={isSending}
            onClose={close}
          />
        </form>
      </div>
    </>
  )
}

/** The options below one that is none, which is what stands there first. */
const withNone = (options: readonly { readonly value: string; readonly label: string }[]) => [
  { value: '', label: 'Please choose' },
  ...options,
]
