import {
  ROOT_CONTEXT,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
} from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Config } from '../config.ts';
import { currentSpan } from '../log/json-log.ts';
import { routeClass } from '../metrics/observe-requests.ts';
import { shapeOf } from '../reporting/make-event.ts';
import type { Tracing } from './tracing.ts';

/** Name and attributes of a span; none of them has a query, an address of a person or a parameter of a statement. */
interface Description {
  name: string;
  attributes: Attributes;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Of a request by its method and the shape of its path. */
export function describeRequest(method: string | undefined, target: string | undefined): Description {
  const known = methods.has(method ?? '') ? (method ?? '') : '_OTHER';
  const path = (target ?? '').replace(/[?#].*$/s, '');
  const attributes = { 'http.request.method': known, 'http.route': shapeOf(path) };
  return { name: `${known} ${routeClass(path)}`, attributes };
}

/** Of a query by what it does and the first table that it names. */
export function describeQuery(text: string): Description {
  const operation = /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete|begin|commit|rollback)\b/i.exec(
    text,
  )?.[1];
  const table = /\b(?:from|into|update)\s+"?(?:\w+"?\."?)?(\w+)"?/i.exec(text)?.[1];
  const done = operation?.toUpperCase() ?? 'QUERY';
  const name = table === undefined ? done : `${done} ${table}`;
  return {
    name,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': done, 'db.query.summary': name },
  };
}

/** Of a request to another server: which one, not what for. */
function describeCall(method: string, { hostname }: URL): Description {
  return { name: `${method} ${hostname}`, attributes: { 'http.request.method': method, 'server.address': hostname } };
}

interface Parts {
  settings: NonNullable<Config['tracing']>;
  trustProxy: boolean;
  contentApiUrl: string | undefined;
}

/** Milliseconds for what is left when the server stops. */
const closingTime = 3000;
const quietFor = 60_000;

/** What a collector does not take is dropped, with one line a minute. */
class Exporter extends OTLPTraceExporter {
  #saidAt = -Infinity;

  override export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    super.export(spans, (result) => {
      if (result.code !== ExportResultCode.SUCCESS && performance.now() - this.#saidAt >= quietFor) {
        this.#saidAt = performance.now();
        console.error(`Traces cannot be sent: ${result.error?.message ?? 'refused'}`);
      }
      done(result);
    });
  }
}

/** Begins a span as a part of what the current code works for; undefined outside of a request. */
type BeginPart = (description: Description, kind: SpanKind) => Span | undefined;

/** Traces by OpenTelemetry, sent as OTLP over HTTP. Nothing is registered globally, so no package adds spans of its own. */
export function openTracing({ settings, trustProxy, contentApiUrl }: Parts): Tracing {
  const provider = openProvider(settings);
  const tracer = provider.getTracer('proscenium');

  const begin: BeginPart = ({ name, attributes }, kind) => {
    const parent = currentSpan.getStore();
    return parent && tracer.startSpan(name, { kind, attributes }, trace.setSpan(ROOT_CONTEXT, parent));
  };

  return {
    request({ incoming, outgoing }, next) {
      const { name, attributes } = describeRequest(incoming.method, incoming.url);
      const parent = trustProxy ? readParent(incoming.headers.traceparent) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
      outgoing.once('close', () => endAnswered(span, outgoing.statusCode, 500));
      currentSpan.run(span, next);
    },
    query(text) {
      const span = begin(describeQuery(text), SpanKind.CLIENT);
      return (error) => {
        if (span) end(span, error);
      };
    },
    async work(name, work) {
      const span = begin({ name, attributes: {} }, SpanKind.INTERNAL);
      return span ? endAfter(span, () => currentSpan.run(span, work)) : work();
    },
    calls: (send) => recordCalls(send, { begin, contentApiUrl }),
    async close() {
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, closingTime).unref();
      });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

/** `OTEL_TRACES_SAMPLER_ARG` alone is a share as well. */
function openProvider({ share }: Parts['settings']): BasicTracerProvider {
  const own = resourceFromAttributes({ 'service.name': 'proscenium', 'service.instance.id': String(process.pid) });
  return new BasicTracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    ...(share !== undefined && { sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }) }),
    spanProcessors: [new BatchSpanProcessor(new Exporter())],
  });
}

function recordCalls(
  send: typeof fetch,
  { begin, contentApiUrl }: { begin: BeginPart; contentApiUrl: string | undefined },
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const address = new URL(request.url);
    const span = begin(describeCall(request.method, address), SpanKind.CLIENT);
    if (!span) return send(request);
    if (address.origin === contentApiUrl) request.headers.set('traceparent', traceParent(span));
    const answer = await send(request).catch((error: unknown) => {
      end(span, error);
      throw error;
    });
    endAnswered(span, answer.status, 400);
    return answer;
  };
}

async function endAfter<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    end(span);
    return result;
  } catch (error) {
    end(span, error);
    throw error;
  }
}

function endAnswered(span: Span, status: number, failsFrom: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= failsFrom) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Messages of errors may quote inputs, so only the kind of the error is recorded. */
function end(span: Span, error?: unknown): void {
  if (error !== undefined) {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'error');
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** The trace that a trusted proxy has begun (W3C Trace Context). */
function readParent(header: string | string[] | undefined): Context {
  const parent = parseTraceParent(String(header ?? ''));
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

function traceParent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
