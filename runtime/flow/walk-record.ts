import { type Content, toTranscriptEntry } from '../node/content.js'
import type { Answer, NodeEmitted, NodeOutput } from '../node/contract.js'
import type { Prompt } from '../node/prompt.js'
import type { Session } from '../session/session.js'
import { limits } from '../validate/limits.js'
import type { Place } from './place.js'
import type { WalkEvent } from './walk-event.js'
import { contentWithin, promptWithin, textWithin, valueWithin } from './within-limits.js'

/** Writes to the session what happens at a node, cut to the limits, and then tells of it. */
export interface WalkRecord {
  said(nodeId: string, content: Content, isCorrection: true | undefined): void
  streamed(nodeId: string, event: Extract<NodeEmitted, { type: 'node.stream' }>): void
  asked(nodeId: string, prompt: Prompt): void
  /** `begun` is where the question began. */
  replied(nodeId: string, event: Extract<NodeEmitted, { type: 'node.reply' }>, begun: Place): void
  stored(nodeId: string, answer: Answer): void
  setVariables(nodeId: string, values: NodeOutput['set']): void
}

/** Makes the record of a walk. */
export function createRecord(session: Session, tell: (event: WalkEvent) => void): WalkRecord {
  return {
    said(nodeId, whole, isCorrection) {
      const content = contentWithin(whole, tellsCut(nodeId))
      session.write(toTranscriptEntry(content))
      tell({ type: 'said', nodeId, content, ...(isCorrection && { isCorrection }) })
    },
    streamed: (nodeId, event) =>
      tell({ ...event, type: 'streamed', nodeId, text: event.text.slice(0, limits.text) }),
    asked: (nodeId, prompt) =>
      tell({ type: 'asked', nodeId, prompt: promptWithin(prompt, tellsCut(nodeId)) }),
    replied(nodeId, { message: whole, visitor, answer, shown, right, isUnderWay, picked = [] }, begun) {
      const message = textWithin(whole, tellsCut(nodeId))
      const mark = answer && session.mark()
      session.write({ by: 'user', message })
      if (visitor) session.setVisitor(visitor, message)
      const tellStored = answer && keep(nodeId, answer)
      tell({
        type: 'replied',
        nodeId,
        message,
        ...(shown !== undefined && { shown }),
        picked,
        ...(mark && { back: { ...mark, place: begun } }),
        ...(right && { right }),
        ...(isUnderWay && { isUnderWay }),
      })
      tellStored?.()
    },
    stored: (nodeId, answer) => keep(nodeId, answer)(),
    setVariables(nodeId, values = {}) {
      for (const [name, value] of Object.entries(values))
        session.setVariable(name, valueWithin(value, tellsCut(nodeId)))
    },
  }

  /** Keeps an answer; returns what tells of it. */
  function keep(
    nodeId: string,
    { key = nodeId, variable, value: whole, original, detail }: Answer,
  ): () => void {
    const value = valueWithin(whole, tellsCut(nodeId))
    session.answer({ nodeId, key, variable, value, original, detail })
    return () => tell({ type: 'stored', nodeId, key, value })
  }

  function tellsCut(nodeId: string): (message: string) => void {
    return message => tell({ type: 'problem', nodeId, code: 'OVER_LIMIT', message })
  }
}
