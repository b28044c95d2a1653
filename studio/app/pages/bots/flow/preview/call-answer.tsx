import { Button, Callout, TextArea } from '@talkgraph/ui'
import { useState } from 'react'
import { type Draft, nameOfStep } from 'talkgraph/builder'
import type { AskedCall } from './preview-env.js'
import styles from './preview-panel.module.css'

const answered = new Map<string, string>()

/** Asks for the answer to a call that a preview does not make; what was typed for a step is offered again. */
export function CallAnswer({ call, draft }: { readonly call: AskedCall; readonly draft: Draft }) {
  const { nodeId, answer } = call
  const [text, setText] = useState(answered.get(nodeId) ?? '')
  const step = draft.elements[0].nodes.find(({ id }) => id === nodeId)
  const name = step ? nameOfStep({ type: step.type, data: step.data }) : nodeId
  return (
    <Callout title={`“${name}” would call a server now`} live>
      <div className={styles.fields}>
        <p>A preview calls nobody. Type what comes back, as text or JSON.</p>
        <TextArea label="Answer" rows={3} value={text} onChange={event => setText(event.target.value)} />
        <div className={styles.bar}>
          <Button
            size="small"
            variant="primary"
            onClick={() => {
              answered.set(nodeId, text)
              answer(text)
            }}
          >
            Answer
          </Button>
          <Button size="small" onClick={() => answer(null)}>
            Let it fail
          </Button>
        </div>
      </div>
    </Callout>
  )
}
