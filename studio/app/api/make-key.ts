/** A text that nobody guesses, made once; unlike `randomUUID` on pages without https too. */
export const makeKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('-')
