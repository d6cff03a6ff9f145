import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { listenOnLoopback, type Loopback } from './loopback.ts';

/** A server on the loopback address. */
export const listen = (listener: RequestListener): Promise<Loopback> => listenOnLoopback(createServer(listener));

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A ticket provider that does what a test tells it to. */
export async function openProvider() {
  const requested: ReceivedRequest[] = [];
  const state: { answer: (requested: ReceivedRequest, outgoing: ServerResponse) => void } = {
    answer: (_, outgoing) =>
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(framed('Saalplan')),
  };
  const listening = await listen((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (part: Buffer) => {
      body += part.toString();
    });
    incoming.on('end', () => {
      const one = { method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body };
      requested.push(one);
      state.answer(one, outgoing);
    });
  });
  return Object.assign(state, listening, { requested });
}

/** A page of the provider in the house's frame. */
export function framed(content: string): string {
  return frameHtml('de').replace('id="webshop"></div>', `id="webshop">${content}</div>`);
}

/** The frame of the house, as its site renders it. */
export function frameHtml(locale: string): string {
  return (
    `<!DOCTYPE html><html lang="${locale}"><head><title>Kartenshop</title></head><body><header>Oper</header><main>` +
    '<div data-shop="open"><!-- webshop:top --><div id="webshop"></div><!-- webshop:bottom --></div>' +
    '<p>0221 000</p></main></body></html>'
  );
}
