import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { defaultLocale, isLocale, type Locale } from '#contract/base/locale.ts';
import { answerPage } from './answer-page.ts';
import { createBoxOffice, type BoxOffice } from './box-office.ts';
import { createCatalogue, type Catalogue } from './catalogue.ts';
import { type Scene, link } from './scene.ts';
import { openStore, type Visit } from './store.ts';
import { texts } from './texts.ts';
import { escapeHtml } from '#text/escape-html.ts';
import type { Offer } from './seats.ts';
import { shopMarkers } from '#contract/webshop/shop.ts';
import type { Html } from './html.ts';

interface Parts {
  /** Origin at which this process reaches the website. */
  siteUrl: string;
  /** Folder of its own data. */
  folder: string;
  clock?: () => Date;
}

export interface TicketProvider {
  /** Its address, on this machine only. */
  url: string;
  close(): Promise<void>;
}

const cookieName = 'evt-visit';
const maxBytes = 64 * 1024;

/**
 * A ticket provider for the demo house: it fills the website's page template and offers complete test purchases without
 * payment. It uses only public addresses of the website.
 */
export async function startTicketProvider({
  siteUrl,
  folder,
  clock = () => new Date(),
}: Parts): Promise<TicketProvider> {
  const store = openStore(path.join(folder, 'ticket-provider.json'));
  const office = createBoxOffice(store, clock);
  const catalogue = createCatalogue({ siteUrl, clock });
  const fill = createFill(siteUrl, clock);

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', 'http://provider');
    const [, first = '', area, name = '', ...more] = url.pathname.split('/');
    const base = `/${first}`;
    if (area === 'export' && name === 'export') {
      const xml = await exportEvents(catalogue, office, base);
      return send(outgoing, 200, { 'content-type': 'application/xml; charset=utf-8' }, xml);
    }
    if (area === undefined || area === '')
      return send(outgoing, 302, { location: link({ base }, 'shop') + url.search });
    if (area !== 'webticket' || more.length > 0) return send(outgoing, 404, {});
    const method = incoming.method === 'POST' ? 'POST' : 'GET';
    if (method === 'POST' && !isSentFromHere(incoming)) return send(outgoing, 403, {});
    const known = office.visitOf(secretIn(incoming) ?? '');
    const { secret, visit } = known ? { secret: '', visit: known.visit } : office.openVisit();
    const cookie: Record<string, string> =
      secret === '' ? {} : { 'set-cookie': `${cookieName}=${secret}; Path=/; HttpOnly; SameSite=Lax` };
    notice(visit, incoming, url);
    const scene: Scene = {
      ...{ base, visit, office, store, catalogue, query: url.searchParams },
      locale: visit.locale,
      words: texts[visit.locale],
      form: method === 'POST' ? new URLSearchParams(await readBody(incoming)) : new URLSearchParams(),
    };
    const outcome =
      known?.expired && name !== 'shop' ? { to: link(scene, 'sessionend') } : await answerPage(name, method, scene);
    if (!outcome) return send(outgoing, 404, cookie);
    if ('to' in outcome) return send(outgoing, method === 'POST' ? 303 : 302, { ...cookie, location: outcome.to });
    const html = await fill(visit.locale, outcome.title, outcome.content);
    return send(outgoing, outcome.status ?? 200, { ...cookie, 'content-type': 'text/html; charset=utf-8' }, html);
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      console.error(`Ticket provider of the demo: ${error instanceof Error ? error.message : String(error)}`);
      if (outgoing.headersSent) outgoing.destroy();
      else send(outgoing, 500, {});
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The ticket provider listens on no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      store.close();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

function send(outgoing: ServerResponse, status: number, headers: Record<string, string>, body = ''): void {
  outgoing.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body);
}

function secretIn({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|; )${cookieName}=([\\w-]{24})`).exec(headers.cookie ?? '')?.[1];
}

/** Refuses forms that are sent from other sites. */
function isSentFromHere({ headers }: IncomingMessage): boolean {
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return origin === undefined;
  return [headers.host, headers['x-forwarded-host']].includes(new URL(origin).host);
}

/** Stores the language and the page of the website that the visitor came from. */
function notice(visit: Visit, { headers }: IncomingMessage, { searchParams, pathname }: URL): void {
  const requested = searchParams.get('language');
  if (isLocale(requested)) visit.locale = requested;
  else if (visit.back === '') visit.locale = firstLocale(headers['accept-language']);
  const from = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer) : null;
  const isHouse = from !== null && /^\/(?:de|en)(?:\/|$)/.test(from.pathname);
  if (isHouse && pathname.endsWith('/shop')) visit.back = from.pathname + from.search;
  visit.back ||= visit.locale === 'en' ? '/en/programme' : '/de/programm';
}

function firstLocale(accepted: string | undefined): Locale {
  const first = accepted?.slice(0, 2).toLowerCase();
  return isLocale(first) ? first : defaultLocale;
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let seen = 0;
  for await (const part of incoming) {
    if (!Buffer.isBuffer(part)) throw new TypeError('A stream without an encoding yields buffers');
    seen += part.byteLength;
    if (seen > maxBytes) throw new Error('A form was too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Every event on sale as XML; with numbers of free seats where seats were sold or are in carts. */
async function exportEvents(catalogue: Catalogue, office: BoxOffice, shop: string): Promise<string> {
  const offers = await catalogue.offers();
  const events = await Promise.all(offers.map((offer) => element(offer, catalogue, office, shop)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<veranstaltungen>\n${events.join('')}</veranstaltungen>\n`;
}

async function element(offer: Offer, catalogue: Catalogue, office: BoxOffice, shop: string): Promise<string> {
  const priced = office.isTouched(offer.number) ? await catalogue.offer(offer.number) : null;
  const left = priced && office.left(priced);
  const [date = '', time = ''] = offer.start.split('T');
  const prices = left
    ? left.prices
    : [offer.from, offer.to].filter((cents, n, all) => cents > 0 && all.indexOf(cents) === n);
  const parts: [string, string | number][] = [
    ['titel', offer.title.de],
    ['untertitel', offer.subtitle.de],
    ['datum', date.split('-').toReversed().join('.')],
    ['veranstaltungsbeginn', time.slice(0, 5).replace(':', '')],
    ['spielort', offer.venue.de],
    ['produktion', offer.productionId ?? ''],
    ...prices.map((cents): [string, string] => ['preis', (cents / 100).toFixed(2).replace('.', ',')]),
    ...(left ? seatsOf(left) : []),
    ['status', left ? statusOf(left) : offer.from === 0 ? 0 : offer.few ? 1 : 2],
    ['ticketlink', `${shop}/webticket/shop?event=${offer.number}`],
  ];
  const inner = parts.map(([name, value]) => `    <${name}>${escapeHtml(String(value))}</${name}>\n`).join('');
  return `  <veranstaltung id="${offer.number}">\n${inner}  </veranstaltung>\n`;
}

function seatsOf({ free, all }: { free: number; all: number }): [string, number][] {
  return [
    ['kapazitaet', all],
    ['absolutfreieplaetze', free],
  ];
}

function statusOf({ free, all }: { free: number; all: number }): number {
  if (free === 0) return 0;
  return free / all < 0.1 ? 1 : 2;
}

/** The website's page template around a page of the provider. */
type Fill = (locale: Locale, title: string, content: Html) => Promise<string>;

interface KeptFrame {
  at: number;
  etag: string | null;
  text: string;
}

const timeout = 10_000;

/**
 * Fetches the website's page template, caches it and revalidates it after a minute; while the website does not answer,
 * the cached one is used.
 */
function createFill(siteUrl: string, clock: () => Date, freshFor = 60_000): Fill {
  const kept = new Map<Locale, KeptFrame>();

  async function frame(locale: Locale): Promise<string> {
    const known = kept.get(locale);
    if (known && clock().getTime() - known.at < freshFor) return known.text;
    try {
      const answer = await fetch(`${siteUrl}/eventim-template?language=${locale}`, {
        headers: known?.etag ? { 'if-none-match': known.etag } : {},
        signal: AbortSignal.timeout(timeout),
      });
      const text = answer.status === 304 && known ? known.text : await answer.text();
      if (answer.status !== 304 && !answer.ok) throw new Error(`The site answered ${answer.status}`);
      if (!text.includes(shopMarkers.top)) throw new Error('The site sent no template');
      kept.set(locale, { at: clock().getTime(), etag: answer.headers.get('etag') ?? known?.etag ?? null, text });
      return text;
    } catch (error) {
      if (known) return known.text;
      throw error;
    }
  }

  return async (locale, title, content) => {
    const text = await frame(locale);
    const top = text.indexOf(shopMarkers.top) + shopMarkers.top.length;
    const bottom = text.indexOf(shopMarkers.bottom);
    const area = text.slice(top, bottom).replace('></', () => `>${content.text}</`);
    const filled = text.slice(0, top) + area + text.slice(bottom);
    return filled.replace('<title>', () => `<title>${escapeHtml(title)} – `);
  };
}
