import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from './loopback.ts';

/** How the service responds: as it should, with a status and an error, or wrongly. */
export type TranslatorMood =
  | 'works'
  | 'hangs'
  | 'goes away'
  | 'no JSON'
  | 'one text too few'
  | { status: number; says?: string }
  | { rewrite: (html: string) => string };

export interface TranslationProvider {
  url: string;
  key: string;
  mood: TranslatorMood;
  /** Requests that arrived whole. */
  taken: { path: string; authorization: string; body: Record<string, unknown> }[];
  close(): Promise<void>;
}

const key = 'a-key-of-the-house';

/**
 * A service on the loopback address that speaks the protocols of DeepL and LibreTranslate. Its English is German in
 * capital letters; what is in an element with `translate="no"` stays.
 */
export async function openTranslationProvider(port = 0): Promise<TranslationProvider> {
  const server = createServer((request, response) => void respond(request, response, opened));
  const loopback = await listenOnLoopback(server, port);
  const opened: TranslationProvider = {
    url: loopback.url,
    key,
    mood: 'works',
    taken: [],
    close: loopback.close,
  };
  return opened;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  provider: TranslationProvider,
): Promise<void> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  const path = request.url ?? '';
  const { authorization = '' } = request.headers;
  provider.taken.push({ path, authorization, body });
  const { mood } = provider;
  const send = (status: number, value: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  if (mood === 'goes away') return void request.socket.destroy();
  if (mood === 'hangs') return;
  if (mood === 'no JSON') return void response.end('<h1>Welcome</h1>');
  if (typeof mood === 'object' && 'status' in mood) return send(mood.status, { error: mood.says ?? '' });
  if (path === '/languages') return send(200, [{ code: 'en' }, { code: 'de' }]);
  if (path.startsWith('/v2/')) {
    if (authorization !== `DeepL-Auth-Key ${key}`) return send(403, { message: 'Forbidden' });
    if (path === '/v2/usage') return send(200, { character_count: 0, character_limit: 500_000 });
    const translations = translated(body.text as string[], mood).map((each) => ({ text: each }));
    return send(200, { translations });
  }
  if (path !== '/translate') return send(404, { error: 'Not found' });
  if (body.api_key !== key) return send(403, { error: 'Invalid API key' });
  return send(200, { translatedText: translated(body.q as string[], mood) });
}

function translated(texts: string[], mood: TranslatorMood): string[] {
  if (mood === 'one text too few') return texts.slice(1).map(inCapitals);
  return texts.map((text) => (typeof mood === 'object' && 'rewrite' in mood ? mood.rewrite(text) : inCapitals(text)));
}

const token = /<span[^>]*translate="no"[^>]*>[^<]*<\/span>|<[^>]*>|&[^;]+;|[^<&]+/g;

function inCapitals(html: string): string {
  return html.replaceAll(token, (part) => (/^[<&]/.test(part) ? part : part.toUpperCase()));
}
