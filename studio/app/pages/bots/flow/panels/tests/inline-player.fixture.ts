import { carryOut } from '../../model/worker/carry-out.js'
import type { Player } from './player.js'

/** Plays in the page itself, where there are no workers. */
export const inlinePlayer = (): Player => {
  let current = 0
  return {
    ask(asked, hear) {
      const own = ++current
      void carryOut(asked, told => own === current && hear(told))
      return () => void current++
    },
    end: () => void current++,
  }
}
