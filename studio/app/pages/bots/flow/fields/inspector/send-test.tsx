import { Button, Callout, TextField } from '@talkgraph/ui'
import { useContext, useState } from 'react'
import { describeType } from 'talkgraph/builder'
import { api } from '#api/client.js'
import { wordsOf } from '#api/problem.js'
import { leadToSignIn } from '#api/query-client.js'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { whenSaved } from '../../model/draft/when-saved.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import { failedParts, type ToldPart, toldParts } from '../../model/edit/told-parts.js'
import styles from './inspector.module.css'

interface Outcome {
  readonly failure?: string
  readonly parts: readonly ToldPart[]
}

/** Sends a step once as it is now, with values in place of its placeholders, and shows all that went out and came back. */
export function SendTest() {
  const { step } = useStepEdit()
  const room = useDraftRoom()
  const botId = useContext(FlowContext)?.botId
  const tried = describeType(step.type)?.form.tried
  const [isOpen, setOpen] = useState(false)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState(false)
  if (!tried || botId === undefined) return null
  const names = namesIn(step.data)
  const send = async () => {
    setBusy(true)
    setOutcome(undefined)
    try {
      await whenSaved(room, new AbortController().signal)
      const given = Object.fromEntries(names.map(name => [name, values[name] ?? '']))
      const transcript = [{ by: 'user' as const, message: values[''] || 'Hello' }]
      const body = { variables: given, values: given, ...(tried.takesWords && { transcript }) }
      const told = await api.runDraftStep({ chatbotId: botId, nodeId: step.id, body })
      setOutcome({ parts: toldParts(told) })
    } catch (error) {
      if (!leadToSignIn(error)) setOutcome({ failure: wordsOf(error), parts: failedParts(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.ways} aria-label="Send a test">
      <h3 className={styles.title}>Try it</h3>
      <p className={styles.help}>{tried.about}</p>
      {isOpen ? (
        <>
          {[...names, ...(tried.takesWords ? [''] : [])].map(name => (
            <TextField
              key={name}
              label={name === '' ? 'What the visitor says' : `{${name}}`}
              value={values[name] ?? ''}
              onChange={event => setValues({ ...values, [name]: event.target.value })}
            />
          ))}
          <Button variant="primary" busy={busy} onClick={() => void send()}>
            Send it
          </Button>
          {outcome && (
            <Callout
              tone={outcome.failure === undefined ? 'good' : 'bad'}
              title={outcome.failure ?? 'It went out'}
              live
            >
              {outcome.parts.map(([title, text]) => (
                <div key={title}>
                  <strong>{title}</strong>
                  <pre className={styles.told}>{text}</pre>
                </div>
              ))}
            </Callout>
          )}
        </>
      ) : (
        <Button onClick={() => setOpen(true)}>Send a test</Button>
      )}
    </section>
  )
}

const mostNames = 12

/** The placeholders in a step's data. */
function namesIn(data: unknown): readonly string[] {
  const found = JSON.stringify(data).matchAll(/\{([^{}|"\\:,]{1,100})[|}]/g)
  return [...new Set([...found].map(([, name = '']) => name.trim()))]
    .filter(name => name !== '')
    .slice(0, mostNames)
}
