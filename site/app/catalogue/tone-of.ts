import tones from './tones.module.css'

const names = ['indigo', 'grass', 'amber', 'tomato', 'sand'] as const

/** The class that gives a cover its colours. The name decides, so that they stay. */
export const toneOf = (name: string): string | undefined =>
  tones[names[hashOf(name) % names.length] ?? 'indigo']

/** A whole number that is always the same for a text. */
function hashOf(text: string): number {
  let hash = 7
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}
