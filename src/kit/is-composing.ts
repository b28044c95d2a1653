import type { KeyboardEvent } from 'react'

/** Does a key belong to an input method? In Safari the Enter that ends a composition comes after its end, as key 229. */
export const isComposing = ({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent) =>
  isComposing || keyCode === 229
