import { format } from 'node:util';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { currentRequestId } from './request-id.ts';

/** The span that the current code works for, if traces are recorded. */
export const currentSpan = new AsyncLocalStorage<Span>();

/** Names the trace of the current code in a line of the log. */
function currentTraceId(): string | undefined {
  return currentSpan.getStore()?.spanContext().traceId;
}

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** From now on every line of the log is one JSON object; `write` gets the line. Returns a function that ends it. */
export function logAsJson(write = (line: string, isError: boolean) => writeLine(line, isError)): () => void {
  const methods = Object.entries(levels).map(([name, level]) => {
    const former: unknown = Reflect.get(console, name);
    Reflect.set(console, name, (...parts: unknown[]) => {
      const message = format(...parts).trim();
      if (message === '') return;
      const ids = { request_id: currentRequestId(), trace_id: currentTraceId() };
      const entry = { time: new Date().toISOString(), level, pid: process.pid, message, ...ids };
      write(JSON.stringify(entry), level === 'error' || level === 'warn');
    });
    return { name, former };
  });
  return () => methods.forEach(({ name, former }) => Reflect.set(console, name, former));
}

function writeLine(line: string, isError: boolean): void {
  (isError ? process.stderr : process.stdout).write(`${line}\n`);
}
