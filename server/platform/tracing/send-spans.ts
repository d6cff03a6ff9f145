import type { Attributes, AttributeValue, HrTime } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

interface Collector {
  url: string;
  headers: Record<string, string>;
}

/** Milliseconds for one batch. */
export const sendTimeout = 3000;
const quietFor = 60_000;

/** Posts spans as OTLP in JSON. What a collector does not take is dropped, with one line a minute. */
export function createExporter(collector: Collector): SpanExporter {
  /** Resolves when every batch is sent or dropped. */
  let settled: Promise<unknown> = Promise.resolve();
  let saidAt = -Infinity;

  function complain(error: Error): void {
    if (performance.now() - saidAt < quietFor) return;
    saidAt = performance.now();
    console.error(`Traces cannot be sent: ${error.message}`);
  }

  async function send(spans: ReadableSpan[]): Promise<ExportResult> {
    try {
      await post(collector, spans);
      return { code: ExportResultCode.SUCCESS };
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      complain(error);
      return { code: ExportResultCode.FAILED, error };
    }
  }

  async function deliver(spans: ReadableSpan[], done: (result: ExportResult) => void): Promise<void> {
    const result = await send(spans);
    done(result);
  }

  async function settle(): Promise<void> {
    await settled;
  }

  return {
    export(spans, done) {
      settled = Promise.all([settled, deliver(spans, done)]);
    },
    forceFlush: settle,
    shutdown: settle,
  };
}

async function post({ url, headers }: Collector, spans: ReadableSpan[]): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(toOtlp(spans)),
    redirect: 'error',
    signal: AbortSignal.timeout(sendTimeout),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
}

/** ExportTraceServiceRequest of OTLP 1 in its JSON mapping: ids in hexadecimal digits, 64-bit numbers as strings. */
function toOtlp(spans: ReadableSpan[]): unknown {
  const [first] = spans;
  if (!first) return { resourceSpans: [] };
  const { resource, instrumentationScope: scope } = first;
  return {
    resourceSpans: [
      {
        resource: { attributes: toPairs(resource.attributes) },
        scopeSpans: [{ scope: { name: scope.name }, spans: spans.map(toSpan) }],
      },
    ],
  };
}

function toSpan(span: ReadableSpan): unknown {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    ...{ traceId, spanId, flags: traceFlags, name: span.name },
    ...(span.parentSpanContext ? { parentSpanId: span.parentSpanContext.spanId } : {}),
    // The protocol has a value for "unspecified" first.
    kind: span.kind + 1,
    startTimeUnixNano: toNanoseconds(span.startTime),
    endTimeUnixNano: toNanoseconds(span.endTime),
    attributes: toPairs(span.attributes),
    status: { code: span.status.code },
  };
}

function toNanoseconds([seconds, nanoseconds]: HrTime): string {
  return String(BigInt(seconds) * 1_000_000_000n + BigInt(nanoseconds));
}

function toPairs(attributes: Attributes): unknown[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: toValue(value) }],
  );
}

function toValue(value: AttributeValue): unknown {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return { stringValue: String(value) };
}
