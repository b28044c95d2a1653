import { createHash } from 'node:crypto'

/** What is left to chance in one part of a conversation. */
export interface Chance {
  random(): number
  makeKey(): string
}

/**
 * Chance that is the same for the same seed: where a part is played again since the server broke off, it takes the same way,
 * and its calls carry the keys of before (decision 76).
 */
export function chanceOf(seed: string): Chance {
  let count = 0
  const next = () => createHash('sha256').update(`${seed} ${count++}`).digest()
  return {
    random: () => next().readUIntBE(0, 6) / 2 ** 48,
    makeKey: () => next().toString('base64url'),
  }
}
