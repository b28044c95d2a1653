/** An export's turn. */
export interface ExportTurn {
  /** Notes that it goes on; false once another has taken its place. */
  goOn(): boolean
  end(): void
}

/** Milliseconds after which an export that nobody reads makes room for another. */
const patience = 60_000

/** Lets an account have one export at a time; undefined while another is read. `now` in milliseconds. */
export function createExportTurns(
  now: () => number = Date.now,
): (owner: string) => ExportTurn | undefined {
  const turns = new Map<string, { at: number }>()
  return owner => {
    const other = turns.get(owner)
    if (other && other.at > now() - patience) return undefined
    const mine = { at: now() }
    turns.set(owner, mine)
    return {
      goOn: () => {
        mine.at = now()
        return turns.get(owner) === mine
      },
      end: () => {
        if (turns.get(owner) === mine) turns.delete(owner)
      },
    }
  }
}
