import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ReportedEvent } from '#server/platform/reporting/make-event.ts';

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
  const sockets = new Set<Socket>();
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
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const opened: FailureService = {
    dsn: `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/42`,
    mood,
    taken: [],
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((closed) => {
        server.close(() => closed());
      });
    },
  };
  return opened;
}
