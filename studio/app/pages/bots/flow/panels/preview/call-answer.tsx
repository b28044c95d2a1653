import { Button, Callout, TextArea } from '@talkgraph/ui'
import { useState } from 'react'
import styles from './preview-panel.module.css'
import { type StepAnswer, textOf, typedAnswer, typedFailure } from './step-answers.js'

/** Asks how a step that makes a call comes out; what it came out with before stands there. */
export function CallAnswer({
  name,
  step,
  before,
  isAsked,
  onAnswer,
  onForget,
}: {
  readonly name: string
  readonly step: string
  readonly before: StepAnswer | undefined
  /** The conversation waits for it. */
  readonly isAsked: boolean
  readonly onAnswer: (answer: StepAnswer) => void
  /** Goes back to asking, or leaves all as it was. */
  readonly onForget?: () => void
}) {
  const [text, setText] = useState(before && !before.isFailure ? textOf(before) : '')
  const isMail = step === 'email'
  const title = isAsked ? `“${name}” would call a server now` : `The next answer of “${name}”`
  return (
    <Callout title={title} live={isAsked}>
      <div className={styles.fields}>
        {isAsked && <p>Nothing goes out. Type what comes back; it is used until you change it.</p>}
        {!isMail && (
          <TextArea
            label={step === 'ai' ? 'Reply' : 'Answer'}
            help={step === 'ai' ? undefined : isBroken(text) ? brokenJson : 'JSON, or a text.'}
            rows={3}
            value={text}
            spellCheck={step === 'ai'}
            onChange={event => setText(event.target.value)}
          />
        )}
        <div className={styles.bar}>
          <Button
            size="small"
            variant="primary"
            onClick={() =>
              onAnswer(
                isMail ? { isFailure: false, body: null, isTyped: true } : typedAnswer(step, text),
              )
            }
          >
            {isMail ? 'Let it succeed' : isAsked ? 'Answer' : 'Use it from now on'}
          </Button>
          <Button size="small" onClick={() => onAnswer(typedFailure)}>
            Let it fail
          </Button>
          {onForget && (
            <Button size="small" onClick={onForget}>
              Ask again
            </Button>
          )}
        </div>
      </div>
    </Callout>
  )
}

const brokenJson = 'This is not valid JSON: it is used as a text.'

function isBroken(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}
