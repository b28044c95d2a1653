import type { Picture } from './picture.js'

/** A thing that the product does, beside a picture of it. */
export interface Block {
  readonly title: string
  readonly text: string
  readonly picture: Picture
}

/** One of three steps. */
export interface Step {
  readonly title: string
  readonly text: string
}

/** A figure, and what it is a figure of. */
export interface Figure {
  readonly value: string
  readonly words: string
}
