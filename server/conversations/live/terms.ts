import type { LiveTerms } from '@talkgraph/wire/live'
import { findTranslations } from '../../../runtime/bot/translate.js'
import type { FlowNode } from '../../../runtime/index.js'
import type { DeskPlan } from '../../../runtime/node/step.js'
import { stepOf } from '../../../runtime/nodes/step-of.js'
import type { ThreadPriority } from '../../store/index.js'

/** What a handover asks before and after its chat and says if nobody comes, in a language (decision 31). */
export function termsOf(
  node: FlowNode,
  translations: unknown,
  locale: string | undefined,
): LiveTerms {
  return planOf(node, locale === undefined ? undefined : findTranslations(translations, locale))
    .terms
}

/** How a visitor waits who is handed over now; without an end where the owner has set none (decision 31). */
export function waitOf(node: FlowNode, now: number): Wait {
  const { minutes, priority, agents } = planOf(node).wait
  return {
    waitingUntil: minutes > 0 ? now + Math.round(minutes * 60_000) : null,
    priority,
    wanted: agents,
  }
}

/** Does the node hand visitors over to people? */
export function isHandover(node: FlowNode): boolean {
  return stepOf(node)?.step.desk !== undefined
}

/** How a visitor waits for a person. */
export interface Wait {
  readonly waitingUntil: number | null
  readonly priority: ThreadPriority
  /** The agents whom the handover names. */
  readonly wanted: readonly string[]
}

function planOf(node: FlowNode, translations?: ReturnType<typeof findTranslations>): DeskPlan {
  return stepOf(node)?.step.desk?.(node.data, translations?.(node.id)) ?? nothingSaid
}

const nothingSaid: DeskPlan = {
  terms: { before: [], after: [], fallbackMessage: '' },
  names: [],
  wait: { minutes: 0, priority: 'normal', agents: [] },
}
