import { trace } from '@opentelemetry/api'
import { destination, type Logger, pino } from 'pino'
import { requestId } from './request-id.js'

export type { Logger }

/** How much is logged. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** One of the levels. */
export type LogLevel = (typeof logLevels)[number]

/** The server's log: one JSON line per event on standard error. It never holds a secret, the address of a call, or an answer. */
export function createLog(
  level: (typeof logLevels)[number] = 'info',
  write?: (line: string) => void,
): Logger {
  return pino(
    {
      base: null,
      level,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: errorFields },
      mixin: () => {
        const id = requestId()
        const traceId = trace.getActiveSpan()?.spanContext().traceId
        return {
          requestId: id,
          traceId,
        }
      },
    },
    write ? { write } : destination({ dest: 2, sync: true }),
  )
}

/**
 * An error's message may quote what a visitor or an owner sent, so the log tells only its kind, its stack, and the reason
 * that an error of ours names.
 */
function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return {
    type: error.name,
    ...('code' in error && { code: String(error.code) }),
    ...('reason' in error && typeof error.reason === 'string' && { reason: error.reason }),
    ...(error.cause instanceof Error && { cause: errorFields(error.cause) }),
    stack: frames.map(line => line.trim()).join('\n'),
  }
}
