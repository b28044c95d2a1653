import { Button, Card, TextArea } from '@talkgraph/ui'
import { longestText } from '@talkgraph/wire/site-own'
import { useState } from 'react'
import type { ServerSiteRecord } from '#api/records.js'
import { faultsAt } from '../../../forms/faults-at.js'
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
  // What stood in the fields at first: another operator may write one of the texts meanwhile.
  const [before, setBefore] = useState(() => written(texts))
  const { errors, problem, busy, form } = useForm({
    names,
    check: () => ({}),
    send: async values => {
      const changed = names.filter(name => values[name].trim() !== before[name])
      const said = Object.fromEntries(changed.map(name => [name, values[name].trim() || null]))
      await change({ texts: said }, 'The texts are saved.')
      setBefore({
        ...before,
        ...Object.fromEntries(changed.map(name => [name, values[name].trim()])),
      })
    },
    place: error => faultsAt(error, names, 'texts'),
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
              maxLength={longestText}
              optional
              error={errors[name]}
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

const written = (texts: ServerSiteRecord['texts']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map(name => [name, texts.find(each => each.name === name)?.text?.trim() ?? '']),
  )
