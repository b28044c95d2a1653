import { Badge, Button, Switch } from '@talkgraph/ui'
import { useContext, useState } from 'react'
import { type Draft, nameOfStep } from 'talkgraph/builder'
import { MeContext } from '#api/me.js'
import { useStore } from '#store/use-store.js'
import { CallAnswer } from './call-answer.js'
import type { PreviewCall, PreviewCalls } from './preview-calls.js'
import styles from './preview-panel.module.css'
import type { StepAnswers } from './step-answers.js'

/** Whether calls go out, what came of those that the conversation made, and how they come out next. */
export function CallList({
  calls,
  answers,
  draft,
}: {
  readonly calls: PreviewCalls
  readonly answers: StepAnswers
  readonly draft: Draft
}) {
  const { calls: all, isOut } = useStore(calls.shown, shown => shown)
  const [changing, setChanging] = useState<number | null>(null)
  const email = useContext(MeContext)?.member.email
  const nameOf = (nodeId: string) => {
    const step = draft.elements[0].nodes.find(({ id }) => id === nodeId)
    return step ? nameOfStep({ type: step.type, data: step.data }) : nodeId
  }
  const asked = all.find(({ state }) => state === 'asked')
  const listed = all.filter(({ state }) => state !== 'asked')
  return (
    <>
      {asked && (
        <CallAnswer
          key={asked.id}
          name={nameOf(asked.nodeId)}
          step={asked.step}
          before={undefined}
          isAsked
          onAnswer={answer => calls.answer(asked.id, answer)}
        />
      )}
      <section className={styles.calls} aria-label="Calls">
        <Switch
          label="Let calls go out"
          help={
            isOut
              ? `Webhooks and AI are called, files are kept. Mails go to you alone${email ? `, ${email}` : ''}.`
              : 'Each step comes out as it did last, or as you say.'
          }
          checked={isOut}
          onChange={event => calls.letOut(event.target.checked)}
        />
        {listed.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: Many calls scroll, also while none of them can be changed.
          <ul className={styles.list} aria-label="Calls so far" aria-live="polite" tabIndex={0}>
            {listed.map(call => (
              <li key={call.id}>
                <div className={styles.call}>
                  <Badge tone={toneOf(call)}>{wordOf(call)}</Badge>
                  <bdi className={styles.name}>{nameOf(call.nodeId)}</bdi>
                  {!isOut && call.state !== 'running' && (
                    <Button
                      size="small"
                      aria-expanded={changing === call.id}
                      aria-label={`Change the answer of “${nameOf(call.nodeId)}”`}
                      onClick={() => setChanging(changing === call.id ? null : call.id)}
                    >
                      Change
                    </Button>
                  )}
                </div>
                {call.failure && <p className={styles.failure}>{call.failure}</p>}
                {changing === call.id && (
                  <CallAnswer
                    name={nameOf(call.nodeId)}
                    step={call.step}
                    before={answers.find(call.nodeId)}
                    isAsked={false}
                    onAnswer={answer => {
                      answers.keep(call.nodeId, answer)
                      setChanging(null)
                    }}
                    onForget={() => {
                      answers.forget(call.nodeId)
                      setChanging(null)
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function toneOf({ state, failure }: PreviewCall) {
  if (failure !== undefined) return 'bad'
  return state === 'called' ? 'good' : 'neutral'
}

function wordOf({ state, step, status, failure }: PreviewCall): string {
  if (state === 'running') return 'Calling'
  if (state === 'unsent') return 'Not sent'
  if (state === 'typed') return failure === undefined ? 'Your answer' : 'Failed'
  if (state === 'last') return 'Last answer'
  if (failure !== undefined) return 'Call failed'
  return step === 'email' ? 'Sent to you' : `Called: ${status ?? 200}`
}
