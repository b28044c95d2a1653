/** Is a finger what the visitor points with? */
export const isTouch = () => globalThis.matchMedia?.('(pointer: coarse)').matches === true
