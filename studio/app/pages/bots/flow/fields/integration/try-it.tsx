import { Button, Callout, CodeBlock, TextField } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.js'
import { seeConnections } from '#api/connections.js'
import { ApiProblem, wordsOf } from '#api/problem.js'
import { whenSaved } from '../../model/draft/when-saved.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import { failedParts, type ToldPart, toldParts } from '../../model/edit/told-parts.js'
import styles from './integration.module.css'
import { type IntegrationData, placeholdersIn } from './read-integration.js'

/** Carries the step out once with sample values, and shows what came back. */
export function TryIt({ input }: { readonly input: IntegrationData['input'] }) {
  const { botId, room } = useFlowRoom()
  const { step } = useStepEdit()
  const client = useQueryClient()
  const names = placeholdersIn(input)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const run = useMutation({
    // What went wrong stands below.
    meta: { isShown: true },
    mutationFn: async () => {
      await whenSaved(room, new AbortController().signal)
      const given = Object.fromEntries(names.map(name => [name, values[name] ?? '']))
      return api.runDraftStep({ chatbotId: botId, nodeId: step.id, body: { values: given } })
    },
    onSettled: () => seeConnections(client),
  })
  return (
    <section aria-label="Try it" className={styles.part}>
      <h3 className={styles.title}>Try it</h3>
      <p className={styles.quiet}>
        It is carried out for real, with these values in place of what visitors say.
      </p>
      {names.map(name => (
        <TextField
          key={name}
          size="small"
          label={`{${name}}`}
          autoComplete="off"
          dir="auto"
          value={values[name] ?? ''}
          onChange={event => setValues(now => ({ ...now, [name]: event.target.value }))}
        />
      ))}
      <div>
        <Button size="small" busy={run.isPending} onClick={() => run.mutate()}>
          Try it
        </Button>
      </div>
      {run.error && (
        <>
          <Callout tone="bad" live title="It failed">
            {run.error instanceof ApiProblem ? run.error.message : wordsOf(run.error)}
          </Callout>
          <Exchange parts={failedParts(run.error)} />
        </>
      )}
      {run.data && (
        <div role="status" className={styles.part}>
          <p>{`It answered with status ${run.data.status}.`}</p>
          <Exchange parts={toldParts(run.data).filter(([title]) => title === 'Sent')} />
          <CodeBlock
            code={JSON.stringify(run.data.body, null, 2)}
            label="What came back"
            title="What came back"
          />
        </div>
      )}
    </section>
  )
}

const Exchange = ({ parts }: { readonly parts: readonly ToldPart[] }) => (
  <>
    {parts.map(([title, text]) => (
      <CodeBlock key={title} code={text} label={title} title={title} />
    ))}
  </>
)
