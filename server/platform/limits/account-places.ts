import { createPlaces, type Places } from './places.js'

/** Kinds of work for which accounts wait in turn. */
export type AccountPlaces = Readonly<Record<keyof typeof kinds, Places>>

/** How many there are of each, how many of them an account may have, and after how many milliseconds one is slow. */
const kinds = {
  /** Files of channels, which are in memory. */
  files: { all: 4, share: 2, patience: 10_000 },
  /** What came over channels and is answered. */
  plays: { all: 24, share: 12, patience: 5000 },
  /** Calls of AI providers. */
  models: { all: 200, share: 40, patience: 20_000 },
  /** Pictures that are drawn. */
  drawings: { all: 2, share: 1, patience: 5000 },
  /** Passwords that are hashed, beside files and names that are looked for in the same threads. */
  passwords: { all: 3, share: 1, patience: 5000 },
} as const

/** Makes the places of one process. */
export function createAccountPlaces(): AccountPlaces {
  return {
    files: createPlaces(kinds.files),
    plays: createPlaces(kinds.plays),
    models: createPlaces(kinds.models),
    drawings: createPlaces(kinds.drawings),
    passwords: createPlaces(kinds.passwords),
  }
}
