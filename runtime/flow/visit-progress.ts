import type { AnswerInput } from '../node/prompt.js'
import type { Place } from './place.js'

/** How far a visit has come: what its node has told, and what it was answered. */
export interface VisitProgress {
  /** Where the node can be entered again. */
  place(): Place
  /** Is the visit still on its way back to where an earlier one stood? */
  isGoingBack(): boolean
  /** Has what the node tells next been told by an earlier visit? */
  isOld(): boolean
  /** Counts something that the node tells: is it new? */
  count(): boolean
  /** The node asks: what it was answered before; where it was not, the visit is back. */
  answerBefore(): AnswerInput | undefined
  /** Keeps what the node is given. */
  give(answer: AnswerInput): void
  /** The question is answered and another begins; returns where the answered one began. */
  nextQuestion(): Place
}

/**
 * Makes the progress of a visit, which goes `back` to where an earlier one stood: as many things as that had told are old.
 * The visit is back with the first thing that is new, or with a question that has no answer yet.
 */
export function createProgress(nodeId: string, back: Place | null | undefined): VisitProgress {
  const answers: AnswerInput[] = []
  let told = 0
  let before = back
  let question = here()
  return {
    place: () => before ?? here(),
    isGoingBack: () => !!before,
    isOld,
    count() {
      if (!isOld()) before = null
      told++
      return !before
    },
    answerBefore() {
      const answer = before?.answers[answers.length]
      if (answer === undefined) before = null
      return answer
    },
    give: answer => void answers.push(answer),
    nextQuestion() {
      const begun = question
      question = here()
      return begun
    },
  }

  function here(): Place {
    return { nodeId, answers: [...answers], told }
  }

  function isOld(): boolean {
    return !!before && told < before.told
  }
}
