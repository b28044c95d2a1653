import { SkeletonRows } from '@talkgraph/ui'
import { useCallback, useEffect, useRef } from 'react'
import { Inspector } from '../../fields/inspector/inspector.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { KeepSecretContext, keepSecret } from '../../model/edit/keep-secret.js'
import { useStepFindings } from '../../model/findings/use-findings.js'
import { PanelPart } from './panel-part.js'
import { SeveralSteps } from './several-steps.js'
import { usePanels } from './use-panels.js'

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its top
  useEffect(() => {
    const around = home.current?.parentElement
    if (around && path === undefined) around.scrollTop = 0
  }, [nodeId])
  useEffect(() => {
    if (!revealed?.isEntered) return
    const fields = [...(home.current?.querySelectorAll<HTMLElement>(typed) ?? [])]
    const field = fields.find(each => !each.closest('[data-aside]'))
    field?.focus()
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
  }, [revealed])
  return (
    <div ref={home}>
      {selected.size > 1 ? (
        <SeveralSteps />
      ) : nodeId === null ? (
        <OfBot />
      ) : (
        <KeepSecretContext value={keep}>
          <Inspector
            nodeId={nodeId}
            findings={findings}
            focusPath={path ?? null}
            onReveal={view.revealField}
          />
        </KeepSecretContext>
      )}
    </div>
  )
}

/** What belongs to no step. */
function OfBot() {
  const [panel] = usePanels(({ side }) => side === 'end')
  return (
    panel && <PanelPart panel={panel} until={<SkeletonRows label="Loading the panel" rows={3} />} />
  )
}
