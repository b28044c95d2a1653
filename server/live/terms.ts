import * as v from 'valibot'
import { findTranslations, translate } from '../../runtime/bot/translate.js'
import type { FlowNode } from '../../runtime/index.js'
import { humanHandoverServer } from '../../runtime/nodes/human-handover/human-handover.server.js'
import type { LiveTerms } from '../../wire/live.js'

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

/** Until when a visitor waits who is handed over now; null where the owner has set no end. */
export function waitingUntil(node: FlowNode, now: number): number | null {
  const { maxWaitTime } = v.parse(humanHandoverServer.schema, node.data)
  return maxWaitTime > 0 ? now + Math.round(maxWaitTime * 60_000) : null
}

const questionOf = ({ questionText, answerVariable }: LiveTerms['before'][number]) => ({
  questionText,
  answerVariable,
})
