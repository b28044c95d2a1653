import { Button, Card, TextArea, TextField } from '@talkgraph/ui'
import { useMutation } from '@tanstack/react-query'
import type { ServerSiteRecord } from '#api/records.js'
import { faultsAt } from '../../../forms/faults-at.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { linesOf, useChangeSite } from './api-site.js'

const names = ['email', 'abuseEmails', 'city', 'networks', 'repository'] as const

/** Who runs the server, as the site says it. */
export function OperatorCard({ site: { operator, isOwn } }: { readonly site: ServerSiteRecord }) {
  const change = useChangeSite()
  const back = useMutation({
    mutationFn: () => change({ operator: null }, 'The settings hold again.'),
  })
  const { errors, problem, busy, form } = useForm({
    names,
    check: () => ({}),
    send: ({ abuseEmails, networks, email, city, repository }) =>
      change(
        {
          operator: {
            email: email.trim(),
            city: city.trim(),
            repository: repository.trim(),
            abuseEmails: linesOf(abuseEmails),
            networks: linesOf(networks),
          },
        },
        'The site says so now.',
      ),
    place: error => faultsAt(error, names, 'operator'),
  })
  return (
    <Card
      title="Who you are"
      help="What the public site says of who runs it. What is blank stands nowhere."
    >
      <Form problem={problem} {...form}>
        <TextField
          label="E-mail address"
          name="email"
          error={errors.email}
          type="email"
          optional
          autoComplete="off"
          defaultValue={operator.email}
          help="Where people write to, on the page Contact us."
        />
        <TextField
          label="Where you are"
          name="city"
          error={errors.city}
          optional
          maxLength={100}
          autoComplete="off"
          defaultValue={operator.city}
        />
        <TextArea
          label="Mailboxes for concerns"
          name="abuseEmails"
          error={errors.abuseEmails}
          rows={2}
          optional
          defaultValue={operator.abuseEmails.join('\n')}
          help="One a line: who reads concerns about chats."
        />
        <TextArea
          label="Networks"
          name="networks"
          error={errors.networks}
          rows={3}
          optional
          defaultValue={operator.networks.join('\n')}
          help="The addresses of your pages in social networks, one a line."
        />
        <TextField
          label="Source"
          name="repository"
          error={errors.repository}
          type="url"
          optional
          autoComplete="off"
          defaultValue={operator.repository}
          help="Where the source is that you run, for the page Run it yourself."
        />
        <Buttons>
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
          {isOwn && (
            <Button busy={back.isPending} onClick={() => back.mutate()}>
              Back to the settings
            </Button>
          )}
        </Buttons>
      </Form>
    </Card>
  )
}
