/** Measures for how long at once something keeps its thread to itself, in processor seconds: a busy machine adds nothing. */
export interface StandstillMeter {
  /** Begins anew. */
  begin(): void
  /** The event loop has come by, or what is measured is over. */
  look(): void
  longest(): number
}

/** Makes one over a clock of the thread's processor time. */
export function meterStandstills(processorSeconds: () => number): StandstillMeter {
  let before = processorSeconds()
  let longest = 0
  const look = () => {
    const now = processorSeconds()
    longest = Math.max(longest, now - before)
    before = now
  }
  return {
    begin: () => {
      look()
      longest = 0
    },
    look,
    longest: () => longest,
  }
}
