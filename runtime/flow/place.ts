import type { AnswerInput } from '../node/prompt.js'
import type { HurriedClock } from './hurried-clock.js'

/** A node that is entered again and still pauses or asks after so many times is not waited for. */
const mostTurns = 10_000

/** Where a walk stands: the node it is at, and what has happened there, so that it can be entered again. */
export interface Place {
  readonly nodeId: string
  /** What the visitor has answered here, refused answers among it. */
  readonly answers: readonly AnswerInput[]
  /** How many contents the node has said and answers it has accepted, together. */
  readonly told: number
}

/** What is happening at a node. */
export interface Stay {
  readonly answers: AnswerInput[]
  told: number
  asks: boolean
  left: boolean
  /** Being entered again: what the node tells until it is where it was has been told before. */
  before: { readonly answers: AnswerInput[]; readonly told: number } | null
}

/** A stay at a node that is being entered, for the first time or at the place where an earlier walk stood. */
export function newStay(place: Place | null | undefined): Stay {
  return {
    answers: [],
    told: 0,
    asks: false,
    left: false,
    before: place ? { answers: [...place.answers], told: place.told } : null,
  }
}

/** Counts something that the node tells: was it told before? */
export function isOld(stay: Stay): boolean {
  return ++stay.told <= (stay.before?.told ?? 0)
}

/** Brings a node that is entered again to where it was: no pause is waited for, and every answer is given again. */
export function catchUp(stay: Stay, clock: HurriedClock, give: (answer: AnswerInput) => void): void {
  for (let turns = 0; turns < mostTurns && !stay.left; turns++) {
    const answer = stay.asks ? stay.before?.answers.shift() : undefined
    if (answer !== undefined) give(answer)
    else if (stay.asks || !clock.skip()) break
  }
  stay.before = null
}
