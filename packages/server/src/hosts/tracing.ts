// Traces for OpenTelemetry. The standard OTEL_… variables switch them on; without them nothing of it is loaded.
import type { IncomingHttpHeaders } from 'node:http'
import type { Attributes } from '@opentelemetry/api'

interface Traceable {
  readonly attributes: Attributes
  /** Of a request: a caller that traces names its span here. */
  readonly headers?: IncomingHttpHeaders
}

export interface Tracing {
  /** Runs work as one span; queries within it are spans below it. */
  traced<T>(name: string, about: Traceable, work: () => Promise<T>): Promise<T>
  /** Kysely calls it after a query. Undefined: traces are off. */
  readonly onQuery: ((sql: string, milliseconds: number) => void) | undefined
  close(): Promise<void>
}

export const UNTRACED: Tracing = {
  traced: (_name, _about, work) => work(),
  onQuery: undefined,
  close: async () => {},
}

type Environment = Readonly<Record<string, string | undefined>>

/** The kinds of sampler by the names of the standard. */
const ALWAYS = /^(?:parentbased_)?always_(on|off)$/
const RATIO = /^(?:parentbased_)?traceidratio$/

export async function startTracing(env: Environment): Promise<Tracing> {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER, OTEL_EXPORTER_OTLP_ENDPOINT } = env
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG } = env
  const wanted = OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || OTEL_TRACES_EXPORTER === 'otlp'
  if (!wanted || OTEL_SDK_DISABLED === 'true' || OTEL_TRACES_EXPORTER === 'none') return UNTRACED
  const { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api')
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks')
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { defaultResource, detectResources, envDetector, hostDetector, processDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources')
  const { AlwaysOffSampler, AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler } =
    await import('@opentelemetry/sdk-trace')
  const { TracerProvider } = await import('@opentelemetry/sdk-trace')

  const off = ALWAYS.exec(OTEL_TRACES_SAMPLER ?? '')?.[1] === 'off'
  const ratio = RATIO.test(OTEL_TRACES_SAMPLER ?? '') ? Number(OTEL_TRACES_SAMPLER_ARG ?? 1) : undefined
  const plain = off
    ? new AlwaysOffSampler()
    : ratio === undefined
      ? new AlwaysOnSampler()
      : new TraceIdRatioBasedSampler(ratio)
  const alone = OTEL_TRACES_SAMPLER !== undefined && !OTEL_TRACES_SAMPLER.startsWith('parentbased_')
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'arkwright' }))
      .merge(detectResources({ detectors: [hostDetector, processDetector, envDetector] })),
    sampler: alone ? plain : new ParentBasedSampler({ root: plain }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const spans = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(spans)
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const tracer = provider.getTracer('arkwright')

  return {
    traced(name, { attributes, headers }, work) {
      const parent = headers === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, headers)
      const kind = headers === undefined ? SpanKind.CONSUMER : SpanKind.SERVER
      return tracer.startActiveSpan(name, { kind, attributes }, parent, async span => {
        try {
          return await work()
        } catch (error) {
          span.recordException(error instanceof Error ? error : String(error))
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      })
    },
    onQuery(sql, milliseconds) {
      // Outside a request or job there is nothing to explain.
      if (trace.getActiveSpan() === undefined) return
      const end = Date.now()
      const attributes = { 'db.query.text': sql }
      const name = sql.slice(0, sql.indexOf(' '))
      tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: end - milliseconds }).end(end)
    },
    async close() {
      await provider.shutdown()
      spans.disable()
      context.disable()
      propagation.disable()
    },
  }
}
