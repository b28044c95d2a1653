import type { GraphExit } from 'talkgraph/builder'

/** How large a step is drawn, in the flow's own pixels. The same numbers stand as tokens in ui/tokens.css. */
export const stepWidth = 260
export const headHeight = 36
const lineHeight = 20
const wordsPadding = 8
export const exitHeight = 28
const footHeight = 4
const pictureHeight = 104
/** What is dragged stands on a grid of so many pixels. */
export const grid = 8

/** Letters of the step's font that fit into one line; those of Chinese, Japanese and Korean take the room of two. */
const lettersOfLine = 36
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/

/** In how many lines words are drawn: never more than two. */
export function linesOf(words: string): 0 | 1 | 2 {
  if (words === '') return 0
  const width = [...words].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0)
  return width > lettersOfLine ? 2 : 1
}

interface Sized {
  readonly words: string
  readonly picture: string | undefined
  readonly exits: readonly unknown[]
}

/** Where the exits of a step begin, from its top. */
const exitsTop = ({ words, picture }: Sized): number => {
  const lines = linesOf(words)
  return (
    headHeight + (lines > 0 ? lines * lineHeight + wordsPadding : 0) + (picture ? pictureHeight : 0)
  )
}

/** How high a step is drawn. It follows from the step alone, so that nothing has to be measured. */
export const heightOf = (step: Sized): number =>
  exitsTop(step) + step.exits.length * exitHeight + footHeight

/** How far the middle of an exit's row is from the top of its step. */
export const exitMiddle = (step: Sized, index: number): number =>
  exitsTop(step) + index * exitHeight + exitHeight / 2

/** The nearest place on the grid. */
export const snap = ({ x, y }: Point): Point => ({
  x: Math.round(x / grid) * grid,
  y: Math.round(y / grid) * grid,
})

/** A place in the flow. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** An option that is left out for now has no row, unless a way begins at it. */
export const isDrawn = ({ state, target }: GraphExit): boolean =>
  state !== 'later' || target !== undefined
