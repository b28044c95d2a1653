import { Button, Card, TextArea } from '@talkgraph/ui'
import type { ServerSiteRecord } from '#api/records.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { useChangeSite } from './api-site.js'

const names = ['terms-of-service', 'privacy-policy', 'trust'] as const
const labels: Readonly<Record<(typeof names)[number], string>> = {
  'terms-of-service': 'Terms of service',
  'privacy-policy': 'Privacy policy',
  trust: 'Trust',
}

/** The texts that only who runs the server can write. */
export function TextsCard({ texts }: { readonly texts: ServerSiteRecord['texts'] }) {
  const change = useChangeSite()
  const { problem, busy, form } = useForm({
    names,
    check: () => ({}),
    send: values => {
      const text = (name: (typeof names)[number]) => values[name].trim() || null
      return change(
        {
          texts: {
            'terms-of-service': text('terms-of-service'),
            'privacy-policy': text('privacy-policy'),
            trust: text('trust'),
          },
        },
        'The texts are saved.',
      )
    },
  })
  return (
    <Card
      title="Legal texts"
      help="In Markdown; a first line such as ‘# Terms of Acme’ is the title. Blank, the file in the folder of legal texts is shown, or the page says that there is none."
    >
      <Form problem={problem} {...form}>
        {names.map(name => {
          const { text = null, hasFile = false } = texts.find(each => each.name === name) ?? {}
          return (
            <TextArea
              key={name}
              label={labels[name]}
              name={name}
              rows={6}
              maxLength={100_000}
              optional
              defaultValue={text ?? ''}
              help={hasFile && text === null ? `The file ${name}.md is shown now.` : undefined}
            />
          )
        })}
        <Buttons>
          <Button type="submit" variant="primary" busy={busy}>
            Save the texts
          </Button>
        </Buttons>
      </Form>
    </Card>
  )
}
