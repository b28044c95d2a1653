import { useCallback, useEffect, useRef } from 'react'
import { BotPanel } from '../bot-panel/bot-panel.js'
import { useFlowRoom, useView } from '../edit/flow-context.js'
import { useStepFindings } from '../findings/use-findings.js'
import { Inspector } from '../inspector/inspector.js'
import { KeepSecretContext, keepSecret } from '../inspector/keep-secret.js'
import { SeveralSteps } from './several-steps.js'

const typed = 'input:not([type="hidden"]), textarea, [contenteditable="true"], select'

/** The fields of the step that is selected, or what can be done with several. */
export function StepPanel() {
  const { view, botId } = useFlowRoom()
  const selected = useView(state => state.selected)
  const revealed = useView(state => state.revealed)
  const home = useRef<HTMLDivElement>(null)
  const [nodeId = null] = selected.size === 1 ? selected : []
  const findings = useStepFindings(nodeId ?? '')
  const keep = useCallback((secret: string) => keepSecret(botId, secret), [botId])
  const path = revealed?.nodeId === nodeId ? revealed?.path?.join('.') : undefined
  useEffect(() => {
    if (!revealed?.isEntered) return
    const field = home.current?.querySelector<HTMLElement>(typed)
    field?.focus()
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
  }, [revealed])
  return (
    <div ref={home}>
      {selected.size > 1 ? (
        <SeveralSteps />
      ) : nodeId === null ? (
        <BotPanel botId={botId} />
      ) : (
        <KeepSecretContext value={keep}>
          <Inspector
            nodeId={nodeId}
            findings={findings}
            focusPath={path ?? null}
            onReveal={(id, field) =>
              view.reveal({ nodeId: id, ...(field !== undefined && { path: field.split('.') }) })
            }
          />
        </KeepSecretContext>
      )}
    </div>
  )
}
