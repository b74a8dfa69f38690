// What a line of the log says of the trace in which it was written.

import { trace } from '@opentelemetry/api'

/** Empty where nothing is recorded. */
export function traceFields(): { readonly traceId?: string } {
  const span = trace.getActiveSpan()
  return span?.isRecording() === true ? { traceId: span.spanContext().traceId } : {}
}
