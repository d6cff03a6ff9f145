import { format } from 'node:util';
import { currentTraceId } from './current-span.ts';
import { currentRequestId } from './request-id.ts';

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
