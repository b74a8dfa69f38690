// Spans for an operator's tracing: nothing happens unless the process was started with an OpenTelemetry SDK (docs/operate.md).

import {
  type Context,
  context,
  createContextKey,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { type LogFields, loggedError } from './ports/log.ts'

/** What a span may carry beside its name: what the log may, so that no personal data gets in by accident. */
export type SpanFields = { readonly [Field in Exclude<keyof LogFields, 'err'>]?: string | number | boolean }

const tracer = () => trace.getTracer('candor')
/** How many jobs lie between this one and what began the trace. */
const hopsKey = createContextKey('candor hops')
/** A job that queues itself again would go on in one trace for ever. */
const hopsAtMost = 8

export interface OpenSpan {
  /** Does the work, and what it begins, as part of this span. */
  within<T>(work: () => T): T
  /** The value of a `Server-Timing` header; null where nothing is recorded. */
  readonly serverTiming: string | null
  end(fields: SpanFields, isFailure: boolean): void
}

/** Opens the span of a request from outside. Its own headers are not asked: no stranger joins our traces, or makes us record one. */
export function openSpan(name: string, fields: SpanFields): OpenSpan {
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes: fields }, ROOT_CONTEXT)
  const own = trace.setSpan(ROOT_CONTEXT, span)
  const { traceId, spanId, traceFlags } = span.spanContext()
  const flags = (traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')
  return {
    within: (work) => context.with(own, work),
    serverTiming: span.isRecording() ? `traceparent;desc="00-${traceId}-${spanId}-${flags}"` : null,
    end(told, isFailure) {
      span.setAttributes(told)
      if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** Does the work in a span of its own, under the one that is open. Of an error its kind is kept, never its message. */
export async function inSpan<T>(name: string, fields: SpanFields, work: () => Promise<T>): Promise<T> {
  return await inSpanOf(context.active(), name, { kind: SpanKind.INTERNAL, fields }, work)
}

/** True where a span is open: what the process asks by itself all the time begins no trace. */
export function isTraced(): boolean {
  return trace.getActiveSpan() !== undefined
}

/** {@link inSpan} where one is open already; else the work alone. */
export async function inSpanBeneath<T>(name: string, fields: SpanFields, work: () => Promise<T>): Promise<T> {
  return isTraced() ? await inSpan(name, fields, work) : await work()
}

/** A call to somebody else: it gets the headers by which their trace can go on from ours. */
export async function inOutgoingSpan<T>(
  host: string,
  fields: SpanFields,
  work: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  if (!isTraced()) return await work({})
  const of = { kind: SpanKind.CLIENT, fields: { ...fields, host } }
  return await inSpanOf(context.active(), `to ${host}`, of, async () => {
    const headers: Record<string, string> = {}
    propagation.inject(context.active(), headers)
    return await work(headers)
  })
}

/** As much of an SDK's provider of tracers as is asked of it here. */
interface FlushedProvider {
  getDelegate?(): FlushedProvider
  forceFlush?(): Promise<void>
}

/**
 * Has the SDK, where there is one, send the spans that it still holds: a process that ends would lose them. Rejects with what the SDK
 * says, or where its collector takes longer than `limitMs`: that is no reason to stay.
 */
export async function flushSpans(limitMs: number): Promise<void> {
  const provider = trace.getTracerProvider() as FlushedProvider
  // The API stands before the SDK's own provider.
  const sdk = provider.getDelegate?.() ?? provider
  const { promise: late, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error(`the collector took longer than ${limitMs} ms`)), limitMs)
  try {
    await Promise.race([sdk.forceFlush?.(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** A job, in the trace of what queued it. */
export async function inJobSpan<T>(
  carried: CarriedTrace | null,
  fields: SpanFields & { readonly topic: string },
  work: () => Promise<T>,
): Promise<T> {
  const from = carried === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, carried)
  const parent = from.setValue(hopsKey, (carried?.hops ?? 0) + 1)
  return await inSpanOf(parent, `job ${fields.topic}`, { kind: SpanKind.CONSUMER, fields }, work)
}

/** How a job names the trace that it belongs to. */
export interface CarriedTrace {
  readonly traceparent: string
  readonly hops: number
}

/** The trace that is open, for a job that is queued now; null where none is, or where it has come too far. */
export function traceToCarry(): CarriedTrace | null {
  const hops = (context.active().getValue(hopsKey) as number | undefined) ?? 0
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent === undefined || hops >= hopsAtMost ? null : { traceparent: carrier.traceparent, hops }
}

async function inSpanOf<T>(
  parent: Context,
  name: string,
  { kind, fields }: { readonly kind: SpanKind; readonly fields: SpanFields },
  work: () => Promise<T>,
): Promise<T> {
  return await tracer().startActiveSpan(name, { kind, attributes: fields }, parent, async (span: Span) => {
    try {
      return await work()
    } catch (error) {
      const { type, code } = loggedError(error)
      span.setAttributes({ 'error.type': code ?? type }).setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** What a line of the log says of the trace in which it was written; empty where nothing is recorded. */
export function traceFields(): { readonly traceId?: string } {
  const span = trace.getActiveSpan()
  return span?.isRecording() === true ? { traceId: span.spanContext().traceId } : {}
}
