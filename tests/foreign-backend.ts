import { createServer, type ServerResponse } from 'node:http';
import { listenOnLoopback } from './loopback.ts';

/** What a call is answered with: JSON as it is, a status, a text that is no JSON, a file, or nothing that is whole. */
export type ForeignAnswer =
  | { json: unknown }
  | { status: number }
  | { text: string }
  | { bytes: Buffer }
  | 'hangs'
  | 'hangs after the headers'
  | 'stops in the middle';

export interface ForeignBackend {
  /** What goes into CONTENT_API_URL. */
  url: string;
  /** Answers a path below the language; null: 404. */
  answer: (path: string, query: URLSearchParams, locale: 'de' | 'en') => ForeignAnswer | null;
  /** Milliseconds before each answer. */
  delay: number;
  /** Ends every connection. */
  interrupt(): void;
  close(): Promise<void>;
}

/** A content backend of somebody else’s, on the loopback address. */
export async function openForeignBackend(answer: ForeignBackend['answer']): Promise<ForeignBackend> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const path = decodeURIComponent(pathname).replace(/^\/(?:de|en)\//, '');
    const answered = opened.answer(path, searchParams, pathname.startsWith('/en/') ? 'en' : 'de');
    if (opened.delay > 0) setTimeout(() => send(response, answered), opened.delay);
    else send(response, answered);
  });
  const loopback = await listenOnLoopback(server);
  const opened: ForeignBackend = {
    url: loopback.url,
    answer,
    delay: 0,
    interrupt: loopback.interrupt,
    close: loopback.close,
  };
  return opened;
}

function send(response: ServerResponse, answer: ForeignAnswer | null): void {
  if (answer === 'hangs') return;
  if (answer === 'hangs after the headers') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 }).write('{"title":"Hal');
    return;
  }
  if (answer === 'stops in the middle') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 }).write('{"title":"Hal');
    return void setTimeout(() => response.destroy(), 5);
  }
  if (answer === null) return void response.writeHead(404).end('{}');
  if ('status' in answer) return void response.writeHead(answer.status).end();
  if ('bytes' in answer) return void response.writeHead(200).end(answer.bytes);
  if ('text' in answer) return void response.writeHead(200, { 'content-type': 'text/html' }).end(answer.text);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json));
}
