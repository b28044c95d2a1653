/**
 * Seconds that this thread has used of a processor so far. Node before 23.9 does not say, and tells how long it has been there
 * instead.
 */
export function processorSeconds(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now() / 1000
  return inSeconds(process.threadCpuUsage())
}

/** What Node tells of a processor's use, in seconds. */
export const inSeconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000_000
