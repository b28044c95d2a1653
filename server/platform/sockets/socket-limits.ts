import { readFileSync } from 'node:fs'

/** How many of what clients hold there may be. */
export interface SocketLimits {
  /** Sockets of all clients together. */
  readonly total: number
  /** Sockets of one address. */
  readonly perAddress: number
  /** Requests of one address whose bodies are on their way. */
  readonly unfinishedPerAddress: number
}

const usual: SocketLimits = { total: 10_000, perAddress: 500, unfinishedPerAddress: 100 }

/** Of the files that a process may open; the rest is for the database, for files, and for calls. */
const shareOfFiles = 0.7

/**
 * The limits that hold where these are given. The total keeps below the number of files that the process may open; what is
 * not given for an address is at most a quarter of it.
 */
export function socketLimits(
  given: Partial<SocketLimits> = {},
  files = mostOpenFiles(),
): SocketLimits {
  const total = Math.min(given.total ?? usual.total, Math.floor(files * shareOfFiles))
  const perAddress = given.perAddress ?? Math.min(usual.perAddress, Math.ceil(total / 4))
  return {
    total,
    perAddress,
    unfinishedPerAddress:
      given.unfinishedPerAddress ?? Math.min(usual.unfinishedPerAddress, perAddress),
  }
}

/** How many files this process may have open; without end where the system does not tell. */
function mostOpenFiles(): number {
  try {
    const [, soft] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? Infinity : Number(soft)
  } catch {
    return Infinity
  }
}
