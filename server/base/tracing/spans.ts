import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { serverVersion } from '../folders.js'

/** What a span is of: something that came in, that goes out, or that happens inside. */
type SpanWay = 'in' | 'out' | 'inside'

const kinds = { in: SpanKind.SERVER, out: SpanKind.CLIENT, inside: SpanKind.INTERNAL } as const

const tracer = () => trace.getTracer('talkgraph', serverVersion)

/**
 * Does something under a span, which costs nothing where no traces are taken. It never carries what a visitor said, the
 * address of a call or a secret. `failureOf` says why what it resolved to is a failure.
 */
export function inSpan<Result>(
  name: string,
  { way = 'inside', attributes = {} }: { readonly way?: SpanWay; readonly attributes?: Attributes },
  run: (span: Span) => Promise<Result>,
  failureOf: (result: Result) => string | undefined = () => undefined,
): Promise<Result> {
  return tracer().startActiveSpan(name, { kind: kinds[way], attributes }, async span => {
    try {
      const result = await run(span)
      const reason = failureOf(result)
      if (reason !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: reason })
      return result
    } catch (error) {
      // Its message may quote what somebody sent.
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: error instanceof Error ? error.name : 'Error',
      })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Does something as part of the trace that these headers of a request name, if they name one. */
export function withSpan<Result>(
  headers: Readonly<Record<string, string>>,
  run: () => Result,
): Result {
  return context.with(propagation.extract(context.active(), headers), run)
}

/** The headers by which the other side goes on with the present trace; none where no traces are taken. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** A question to the database that was answered, or failed. */
interface Query {
  /** With places for values, without values. */
  readonly sql: string
  readonly milliseconds: number
  readonly hasFailed: boolean
}

/** Adds a question to the database to the present trace, if there is one. */
export function noteQuery(
  system: 'sqlite' | 'postgresql',
  { sql, milliseconds, hasFailed }: Query,
): void {
  if (!trace.getActiveSpan()) return
  const endTime = Date.now()
  const [operation = ''] = /^\s*\w+/.exec(sql) ?? []
  const span = tracer().startSpan(`${operation.trim().toLowerCase()} ${system}`, {
    kind: SpanKind.CLIENT,
    startTime: endTime - milliseconds,
    attributes: { 'db.system.name': system, 'db.query.text': sql },
  })
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(endTime)
}
