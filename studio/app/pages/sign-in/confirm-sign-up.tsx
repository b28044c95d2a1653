import { Button, ErrorState, LinkButton, Skeleton, toast } from '@talkgraph/ui'
import type { MadeSignUp, PendingSignUp } from '@talkgraph/wire/sign-up'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { codeOf, wordsOf } from '../../api/problem.js'
import { authRequest } from '../../api/request.js'
import { checkFilled, checkPassword, shortestPassword } from '../../forms/checks.js'
import { Form } from '../../forms/form.js'
import { PasswordField } from '../../forms/password-field.js'
import { useForm } from '../../forms/use-form.js'
import { Frame } from './frame.js'
import { useEnter } from './use-enter.js'

/** Where the link of the mail to who signs up leads: the account is made, and what one came for is opened. */
export function ConfirmSignUp() {
  const { token = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['sign-up-link', token],
    queryFn: ({ signal }) =>
      authRequest<PendingSignUp>('GET', `/sign-ups/${encodeURIComponent(token)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (data?.needs === 'nothing') return <AtOnce token={token} />
  if (data) return <WithPassword token={token} pending={data} />
  if (!error)
    return (
      <Frame title="Your account">
        <Skeleton />
        <Skeleton shape="control" />
      </Frame>
    )
  if (codeOf(error) === 'LINK_NOT_VALID' || codeOf(error) === 'NOT_FOUND') return <NoLink />
  return (
    <Frame title="Your account">
      <ErrorState title="The link could not be read" onRetry={refetch} busy={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    </Frame>
  )
}

const NoLink = () => (
  <Frame
    title="This link is not valid"
    help="It was used already, or is too old. Whoever used it signs in as usual."
  >
    <LinkButton href="/sign-in" variant="primary" wide>
      Sign in
    </LinkButton>
    <LinkButton href="/sign-up" wide>
      Sign up once more
    </LinkButton>
  </Frame>
)

/** In the browser that the form was sent with nothing more is asked. */
function AtOnce({ token }: { readonly token: string }) {
  const confirm = useConfirm(token)
  const isBegun = useRef(false)
  const make = useMutation({ meta: { isShown: true }, mutationFn: () => confirm() })
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    make.mutate()
  })
  if (codeOf(make.error) === 'LINK_NOT_VALID') return <NoLink />
  return (
    <Frame title="Your account" help="It is being made.">
      {make.error ? (
        <ErrorState
          title="The account could not be made"
          onRetry={() => make.mutate()}
          busy={make.isPending}
        >
          {wordsOf(make.error)}
        </ErrorState>
      ) : (
        <Skeleton shape="control" />
      )}
    </Frame>
  )
}

function WithPassword({
  token,
  pending,
}: {
  readonly token: string
  readonly pending: PendingSignUp
}) {
  const confirm = useConfirm(token)
  const isNew = pending.needs === 'new-password'
  const { errors, problem, busy, form } = useForm({
    names: ['password'],
    check: ({ password }) => ({
      password: isNew ? checkPassword(password) : checkFilled(password, 'Enter the password.'),
    }),
    send: ({ password }) => confirm(password),
    place: error =>
      codeOf(error) === 'INVALID_PASSWORD'
        ? { password: 'This is not the password that was chosen with this address.' }
        : undefined,
  })
  return (
    <Frame
      title={`Welcome, ${pending.name}`}
      help={
        isNew
          ? `Choose the password with which ${pending.email} signs in from now on.`
          : `Enter the password that you chose when you signed up as ${pending.email}. If you did not, leave this page.`
      }
    >
      <Form problem={problem} {...form}>
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={pending.email}
          readOnly
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          help={isNew ? `At least ${shortestPassword} characters.` : undefined}
          error={errors.password}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          Open your account
        </Button>
      </Form>
    </Frame>
  )
}

/** Makes the account, and leads to the template's bot. */
function useConfirm(token: string): (password?: string) => Promise<void> {
  const enter = useEnter()
  return async password => {
    const { template, plan, trialEndsAt } = await authRequest<MadeSignUp>(
      'POST',
      '/sign-ups/confirm',
      {
        body: { token, password },
      },
    )
    if (plan !== null && plan !== 'free')
      toast({ text: `Your account is made. ${sayPlan(plan, trialEndsAt)}`, tone: 'good' })
    if (template === null) await enter('/')
    else await enter(`/bots/new?${new URLSearchParams({ template })}`, { isWanted: true })
  }
}

const sayPlan = (plan: string, trialEndsAt: string | undefined) =>
  trialEndsAt === undefined
    ? `The plan “${plan}” is noted with it.`
    : `Your trial of the plan “${plan}” lasts until ${new Date(trialEndsAt).toLocaleDateString('en', { dateStyle: 'long' })}.`
