import { Button, Callout, LinkButton, toast } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { meKey, useMe } from '../../api/me.js'
import { codeOf, wordsOf } from '../../api/problem.js'
import { authRequest } from '../../api/request.js'
import { Frame } from './frame.js'

/** Where the link of the mail to a new address leads: from then on one signs in with that. */
export function ConfirmEmail() {
  const { member } = useMe()
  const token = useSearchParams()[0].get('token') ?? ''
  const client = useQueryClient()
  const navigate = useNavigate()
  const confirm = useMutation({
    meta: { isShown: true },
    mutationFn: () =>
      authRequest<{ user: { email: string } }>(
        'GET',
        `/verify-email?token=${encodeURIComponent(token)}`,
      ),
    onSuccess: async ({ user }) => {
      await client.invalidateQueries({ queryKey: meKey })
      toast({ text: `From now on you sign in as ${user.email}.`, tone: 'good' })
      await navigate('/settings/profile', { replace: true })
    },
  })
  if (token === '' || codeOf(confirm.error) === 'LINK_NOT_VALID')
    return (
      <Frame
        title="This link is not valid"
        help={`It was used already, is older than an hour, or is for somebody else. You are signed in as ${member.email}.`}
      >
        <LinkButton href="/settings/profile" variant="primary" wide>
          Go to your profile
        </LinkButton>
      </Frame>
    )
  return (
    <Frame title="Confirm your new address" help={`Until now you sign in as ${member.email}.`}>
      {confirm.error && (
        <Callout tone="bad" live>
          {wordsOf(confirm.error)}
        </Callout>
      )}
      <Button variant="primary" wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
        Sign in with the new address
      </Button>
    </Frame>
  )
}
