import { Button, Callout, ErrorState, Link, LinkButton, Skeleton } from '@talkgraph/ui'
import type { SignUpRecord } from '@talkgraph/wire/sign-up'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Me, useMeQuery } from '../../api/me.js'
import { wordsOf } from '../../api/problem.js'
import { AskForm } from './ask-form.js'
import { Frame } from './frame.js'
import { ProviderButtons } from './provider-buttons.js'
import { ProviderProblem } from './provider-problem.js'
import { SentNote } from './sent-note.js'
import { SignUpForm } from './sign-up-form.js'
import { useSignUpRecord } from './sign-up-record.js'

/** Where one gets an account of one's own, or asks for one; a template or a plan that one came for is kept. */
export function SignUp() {
  const [search] = useSearchParams()
  const wanted = { template: search.get('template'), plan: search.get('plan') }
  const { data: me } = useMeQuery()
  const { data, error, refetch, isFetching } = useSignUpRecord(wanted.template)
  if (me) return <IsIn me={me} template={wanted.template} />
  if (data && me === null) return <Forms record={data} wanted={wanted} />
  return (
    <Frame title="Sign up">
      {error ? (
        <ErrorState title="The page could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <>
          <Skeleton />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </>
      )}
    </Frame>
  )
}

// An address can hold anything; only these are said back.
const paidPlans: ReadonlyMap<string, string> = new Map([
  ['starter', 'Starter'],
  ['pro', 'Pro'],
  ['business', 'Business'],
])

/** What somebody came for. */
export interface Wanted {
  readonly template: string | null
  readonly plan: string | null
}

function Forms({
  record: { mode, providers, template },
  wanted,
}: {
  readonly record: SignUpRecord
  readonly wanted: Wanted
}) {
  const [sent, setSent] = useState<{ readonly email: string; readonly isSent: boolean }>()
  const isOpen = mode === 'open'
  const kept = { template: template?.slug ?? null, plan: wanted.plan }
  const plan = paidPlans.get(wanted.plan ?? '')
  return (
    <Frame
      title={isOpen ? 'Create your account' : 'Ask for an account'}
      help={
        isOpen
          ? 'Free, without a credit card. You draw your first bot in a few minutes.'
          : 'The people who run this server give out its accounts. They get your request, and you get a link by mail.'
      }
      footer={
        <>
          Have a login already? <Link href={signInWith(kept.template)}>Sign in</Link>
        </>
      }
    >
      <ProviderProblem />
      {sent ? (
        <SentNote mode={mode} {...sent} />
      ) : (
        <>
          {plan && (
            <Callout>{`You chose the plan “${plan}”. It is noted with your account; nothing is charged here.`}</Callout>
          )}
          {template && <Callout>{`You begin with the template “${template.title}”.`}</Callout>}
          {isOpen ? (
            <>
              <SignUpForm wanted={kept} onSent={setSent} />
              <ProviderButtons
                providers={providers}
                signsUp
                template={kept.template}
                onLeave={() => noteLeaving(kept.template)}
              />
            </>
          ) : (
            <AskForm wanted={kept} onSent={setSent} />
          )}
        </>
      )}
    </Frame>
  )
}

/** Who is signed in has an account: a template is made a bot there. */
function IsIn({ me, template }: { readonly me: Me; readonly template: string | null }) {
  const navigate = useNavigate()
  const isWanted =
    template !== null &&
    (document.referrer.startsWith(`${location.origin}/`) || wasLeftFor(template))
  const way = template === null ? '/' : `/bots/new?${new URLSearchParams({ template })}`
  useEffect(() => {
    if (isWanted) void navigate(way, { replace: true, state: { isWanted } })
  }, [isWanted, navigate, way])
  return (
    <Frame title="You are signed in" help={`As ${me.member.email}, in ${me.account.name}.`}>
      {isWanted ? (
        <Skeleton shape="control" />
      ) : template === null ? (
        <LinkButton href="/" variant="primary" wide>
          Go to the studio
        </LinkButton>
      ) : (
        <Button
          variant="primary"
          wide
          onClick={() => void navigate(way, { state: { isWanted: true } })}
        >
          Make a bot of the template
        </Button>
      )}
    </Frame>
  )
}

const signInWith = (template: string | null): string =>
  template === null
    ? '/sign-in'
    : `/sign-in?${new URLSearchParams({ to: `/bots/new?${new URLSearchParams({ template })}` })}`

const key = 'talkgraph-left-for'

/** Notes, for this tab, for which template somebody goes to a provider. */
const noteLeaving = (template: string | null): void => {
  if (template === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, template)
}

/** Whether somebody has gone to a provider for this template: they want it still. */
const wasLeftFor = (template: string): boolean => sessionStorage.getItem(key) === template
