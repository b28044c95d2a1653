import { context, propagation, trace } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { serverVersion } from '../folders.js'
import type { Logger } from '../log.js'

/** Traces that are handed to a collector. */
export interface Tracing {
  /** Hands over what is left. */
  stop(): Promise<void>
}

/** Where traces go, and under which name. */
export interface TracingOptions {
  /** The base address of a collector that speaks OTLP over HTTP. */
  readonly endpoint: string
  /** Default: `talkgraph`. */
  readonly service?: string | undefined
  readonly log: Logger
}

/**
 * Takes traces from now on. What takes them is loaded only here, so that a server without a collector does not carry it.
 * That a collector takes nothing is logged once, until it does again.
 */
export async function startTracing({
  endpoint,
  service = 'talkgraph',
  log,
}: TracingOptions): Promise<Tracing> {
  const [
    sdk,
    { OTLPTraceExporter },
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    resources,
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: patience })
  let isTold = false
  const told: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, result => {
        if (result.error && !isTold)
          log.warn(
            { err: result.error },
            'Traces could not be handed over. Check OTEL_EXPORTER_OTLP_ENDPOINT',
          )
        isTold = result.error !== undefined
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': service,
      'service.version': serverVersion,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: told })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return {
    stop: async () => {
      for (const api of [trace, context, propagation]) api.disable()
      await provider.shutdown().catch(() => undefined)
    },
  }
}

/** Milliseconds in which a collector takes what it is handed. */
const patience = 2000
