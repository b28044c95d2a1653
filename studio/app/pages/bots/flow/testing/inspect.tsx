import type { Finding } from 'talkgraph/builder'
import { Inspector } from '../fields/inspector/inspector.js'
import { type KeepSecret, KeepSecretContext } from '../model/edit/keep-secret.js'
import type { Reveal } from '../model/edit/step-edit.js'
import { showInRoom } from './show-in-room.js'

interface Around {
  readonly findings?: readonly Finding[]
  readonly focusPath?: string
  /** What the bot has beside its steps, or in place of its edges. */
  readonly more?: object
  readonly keepSecret?: KeepSecret
}

/** What a server answers. */
const sealed: KeepSecret = async text => ({ secret: 'sec_0123456789', lastFour: text.slice(-4) })

/** Draws the inspector on one step of a bot that begins with a welcome. */
export async function inspect(
  step: { readonly id: string; readonly type: string; readonly data: object },
  { findings = [], focusPath, more, keepSecret = sealed }: Around = {},
) {
  const revealed: Parameters<Reveal>[] = []
  const start = { id: 'start', type: 'welcome', data: { text: 'Hello' } }
  const shown = await showInRoom(
    <KeepSecretContext value={keepSecret}>
      <Inspector
        nodeId={step.id}
        findings={findings}
        focusPath={focusPath ?? null}
        onReveal={(...place) => revealed.push(place)}
      />
    </KeepSecretContext>,
    { nodes: [start, step], edges: [], ...more },
  )
  const nodes = () => shown.room.state().draft.elements[0].nodes
  const data = () => nodes().find(({ id }) => id === step.id)?.data
  return { ...shown, data, revealed }
}
