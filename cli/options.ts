/** An option that cannot be used; the message is for the person at the terminal. */
export class UsageError extends Error {}

/** `--set name=value`, any number of times; the value is everything behind the first `=`. */
export function readVariables(settings: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    settings.map(setting => {
      const split = setting.indexOf('=')
      if (split < 1) throw new UsageError(`--set takes name=value, got "${setting}"`)
      return [setting.slice(0, split), setting.slice(split + 1)]
    }),
  )
}

/** `--now`: an ISO date or time; the present when absent. */
export function readNow(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const now = new Date(text)
  if (Number.isNaN(now.getTime()))
    throw new UsageError(`--now takes an ISO time such as 2026-03-29T08:00:00Z, got "${text}"`)
  return now
}

/** `--seed`: a whole number. */
export function readSeed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seed = Number(text)
  if (!Number.isSafeInteger(seed)) throw new UsageError(`--seed takes a whole number, got "${text}"`)
  return seed
}
