import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** The span that the current code works for, if traces are recorded. */
export const currentSpan = new AsyncLocalStorage<Span>();

/** Names the trace of the current code in a line of the log. */
export function currentTraceId(): string | undefined {
  return currentSpan.getStore()?.spanContext().traceId;
}
