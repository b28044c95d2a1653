/** A text as it may stand in an SVG. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
