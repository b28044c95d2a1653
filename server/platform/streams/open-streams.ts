/** A stream that is open. */
export interface OpenStream {
  /** Aborts when the stream must end: the server stops, or its reader has opened newer ones. */
  readonly signal: AbortSignal
  close(): void
}

/** The streams that are open on this server, none of which may take what others need. */
export interface OpenStreams {
  /**
   * Opens one more. Of one reader only the newest stay, as an older one may be a line that broke unseen. Undefined: too many
   * come from this address, or the server stops.
   */
  open(reader: string, address: string, mostOfReader?: number): OpenStream | undefined
  readonly count: number
  /** Ends the streams of one reader. */
  end(reader: string): void
  /** Ends all streams; their readers come back, to whoever answers then. */
  stop(): void
}

/** How many there may be. */
export interface StreamLimits {
  readonly perReader: number
  readonly perAddress: number
}

const usual: StreamLimits = { perReader: 4, perAddress: 200 }

/** Starts without any. */
export function createOpenStreams({ perReader, perAddress }: StreamLimits = usual): OpenStreams {
  const open = new Set<{
    readonly reader: string
    readonly address: string
    readonly end: AbortController
  }>()
  let isStopping = false
  return {
    get count() {
      return open.size
    },
    open(reader, address, mostOfReader = perReader) {
      const mine = [...open].filter(stream => stream.reader === reader)
      for (const stream of mine.slice(0, Math.max(0, mine.length + 1 - mostOfReader))) {
        stream.end.abort()
        open.delete(stream)
      }
      const near = [...open].filter(stream => stream.address === address)
      if (isStopping || near.length >= perAddress) return undefined
      const stream = { reader, address, end: new AbortController() }
      open.add(stream)
      return {
        signal: stream.end.signal,
        close() {
          stream.end.abort()
          open.delete(stream)
        },
      }
    },
    end(reader) {
      for (const stream of open) {
        if (stream.reader !== reader) continue
        stream.end.abort()
        open.delete(stream)
      }
    },
    stop() {
      isStopping = true
      for (const { end } of open) end.abort()
      open.clear()
    },
  }
}
