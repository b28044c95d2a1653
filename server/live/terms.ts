import type { LiveTerms } from '@talkgraph/wire/live'
import * as v from 'valibot'
import { findTranslations, translate } from '../../runtime/bot/translate.js'
import type { FlowNode } from '../../runtime/index.js'
import { humanHandoverServer } from '../../runtime/nodes/human-handover/human-handover.server.js'
import type { ThreadPriority } from '../store/index.js'

/** What a handover asks before and after its chat and says if nobody comes, in a language (decision 31). */
export function termsOf(node: FlowNode, translations: unknown, locale: string | undefined): LiveTerms {
  const { schema } = humanHandoverServer
  const find = locale === undefined ? undefined : findTranslations(translations, locale)
  const own = v.parse(schema, node.data)
  const data = find ? v.parse(schema, translate(own, schema, find(node.id))) : own
  return {
    before: data.enablePreChatQuestions ? data.preChatQuestions.map(questionOf) : [],
    after: data.enablePostChatSurvey ? data.postChatSurveyQuestions.map(questionOf) : [],
    fallbackMessage: data.fallbackMessage,
  }
}

/** How a visitor waits who is handed over now; without an end where the owner has set none (decision 31). */
export function waitOf(node: FlowNode, now: number): Wait {
  const { maxWaitTime, priority, assignedAgents } = v.parse(humanHandoverServer.schema, node.data)
  return {
    waitingUntil: maxWaitTime > 0 ? now + Math.round(maxWaitTime * 60_000) : null,
    priority: priorities.find(known => known === priority.trim().toLowerCase()) ?? 'normal',
    wanted: assignedAgents.map(name => name.trim()).filter(name => name !== ''),
  }
}

/** How a visitor waits for a person. */
export interface Wait {
  readonly waitingUntil: number | null
  readonly priority: ThreadPriority
  /** The agents whom the handover names. */
  readonly wanted: readonly string[]
}

const priorities: readonly ThreadPriority[] = ['low', 'normal', 'high']

const questionOf = ({ questionText, answerVariable }: LiveTerms['before'][number]) => ({
  questionText,
  answerVariable,
})
