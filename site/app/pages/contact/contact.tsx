import { contactCategories } from '@talkgraph/wire/form-rules'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { contact } from '../../../content/contact.js'
import { answerForm, forOneVisitor } from '../../forms/answer-form.js'
import formPage from '../../forms/form-page.module.css'
import { keepForm, unlessSent } from '../../forms/keep-form.js'
import { ResultNote } from '../../forms/result-note.js'
import { PageHead } from '../../kit/page-head.js'
import { brandOf, pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/contact'
import { CategoryList } from './category-list.js'
import { ContactForm } from './contact-form.js'
import { ContactWays } from './contact-ways.js'

export const handle = { script: true }
export const headers = () => forOneVisitor

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: contact.title,
    description: `Write to the people behind ${brandOf(args.matches)}: services, feedback on the website, market and analyst queries.`,
    jsonLd: [{ '@type': 'ContactPage', name: contact.title }],
  })

export function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('category')
  const category = contactCategories.find(each => each.id === id)
  if (id && !category) throw new Response(null, { status: 404 })
  return {
    category: category ?? null,
    token: context.get(siteData).forms.token(),
    operator: context.get(siteData).operator,
  }
}

export const action = (args: Route.ActionArgs) =>
  answerForm(args, {
    call: (forms, fields) =>
      forms.contact(fields, { cookie: args.request.headers.get('cookie') ?? undefined }),
    say: ({ status, message }) =>
      message || (status === 'success' ? contact.thanks : contact.failure),
    failure: contact.failure,
    shown: ['firstName', 'lastName', 'email', 'message'],
  })

export const clientAction = keepForm(contact.failure)
export const shouldRevalidate = unlessSent

export default function Contact({
  loaderData: { category, token, operator },
  actionData,
}: Route.ComponentProps) {
  const navigate = useNavigate()
  const reset = useCallback(
    () => navigate('/contact', { replace: true, preventScrollReset: true }),
    [navigate],
  )
  const isSent = actionData?.status === 'success'
  return (
    <>
      <PageHead title={contact.title} lead={contact.lead} />
      <div className={formPage.page}>
        <ContactWays operator={operator} />
        <div className={formPage.form}>
          <h2 className={formPage.title}>{contact.heading}</h2>
          {isSent && <ResultNote titles={contact.titles} result={actionData} />}
          {category && !isSent ? (
            <ContactForm
              key={category.id}
              category={category}
              token={token}
              posted={actionData}
              onSent={reset}
            />
          ) : (
            <CategoryList />
          )}
        </div>
      </div>
    </>
  )
}
