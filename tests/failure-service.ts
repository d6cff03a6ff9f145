import { createServer } from 'node:http';
import type { ReportedEvent } from '#server/platform/reporting/make-event.ts';
import { listenOnLoopback } from './loopback.ts';

/** How the service responds to a report. */
export type ServiceMood = { status: number; retryAfter?: number; limits?: string } | 'hangs' | 'goes away';

export interface FailureService {
  /** What goes into ERROR_REPORTING_DSN. */
  dsn: string;
  mood: ServiceMood;
  /** Envelopes that arrived whole. */
  taken: { path: string; auth: string; cookie: string | undefined; raw: string; event: ReportedEvent }[];
  close(): Promise<void>;
}

/** A service that collects failures, on the loopback address. */
export async function openFailureService(mood: ServiceMood = { status: 200 }): Promise<FailureService> {
  const server = createServer((request, response) => {
    let raw = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      raw += part;
    });
    request.on('end', () => {
      const { headers, url: path = '' } = request;
      const event = JSON.parse(raw.split('\n')[2] ?? '{}') as ReportedEvent;
      opened.taken.push({ path, auth: String(headers['x-sentry-auth']), cookie: headers.cookie, raw, event });
      if (opened.mood === 'hangs') return;
      if (opened.mood === 'goes away') return void request.socket.destroy();
      const { status, retryAfter, limits } = opened.mood;
      if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
      if (limits !== undefined) response.setHeader('x-sentry-rate-limits', limits);
      response.writeHead(status).end('{}');
    });
  });
  const loopback = await listenOnLoopback(server);
  const opened: FailureService = {
    dsn: `http://public@127.0.0.1:${loopback.port}/42`,
    mood,
    taken: [],
    close: loopback.close,
  };
  return opened;
}
