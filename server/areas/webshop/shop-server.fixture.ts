import { connect } from 'node:net';
import { frameHtml, listen, openProvider } from '#tests/ticket-provider.ts';
import { createListener } from '../../http/listener/listener.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { PageCache } from '../../platform/page-cache/page-cache.ts';
import { createProviderClient, type Limits, usualLimits } from '../ticketing/provider-client.ts';
import { createShop } from './open-shop.ts';
import { createReadFrame } from './shop-frame.ts';

/** The entrance of a house whose shop is at an address; its site knows the frame only. */
export async function openShopServer(
  provider: string | undefined,
  changes: Partial<Config['ticketing']> = {},
  limits: Partial<Limits> = {},
  more: Partial<Config> = {},
) {
  const config = readConfig({ SITE_URL: 'http://oper.example', ...(provider ? { TICKETING_URL: provider } : {}) });
  const ticketing = { ...config.ticketing, ...changes };
  const seen: { site: string[]; orders: number; outage: boolean } = { site: [], orders: 0, outage: false };
  const site = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    seen.site.push(pathname);
    if (seen.outage) return new Response('', { status: 503 });
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-tag': 'site' };
    return new Response(frameHtml(searchParams.get('language') ?? 'de'), { headers });
  };
  const pages = new PageCache({ bytes: 1e6, render: (key) => site(new Request(`http://oper.example${key}`)) });
  const shop = createShop({
    config: { ...config, ...more, ticketing },
    frame: createReadFrame(pages),
    onOrder: () => (seen.orders += 1),
    requestPath: createProviderClient({ ...usualLimits, ...limits }),
  });
  const backend = () => new Response('{}');
  const listening = await listen(createListener({ pages, files: new Map(), backend, site, shop, uploadBytes: 1000 }));
  return { ...listening, seen, pages };
}

/** A provider, a house that waits for it as usual, and one that waits only as long as a test can. */
export async function openShops() {
  const provider = await openProvider();
  const shopServer = await openShopServer(provider.url, { hosts: ['pay.example'] }, { bytes: 50_000 });
  const hasty = await openShopServer(provider.url, {}, { firstByte: 200, whole: 300 });
  const { answer } = provider;
  return {
    provider,
    shopServer,
    hasty,
    /** The provider answers with a seating plan again, and nothing was asked or bought yet. */
    reset: () => {
      provider.requested.length = 0;
      provider.answer = answer;
      shopServer.seen.orders = 0;
    },
    close: () => Promise.all([provider.close(), shopServer.close(), hasty.close()]),
  };
}

/** Asks a shop as a browser asks for a page. */
export function visitShop(at: { url: string }, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(at.url + path, {
    redirect: 'manual',
    ...init,
    headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...(init.headers as Record<string, string>) },
  });
}

/** What a server says to these bytes, byte for byte. */
export function useLanguage(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => {
        heard += part;
      })
      .on('close', () => resolve(heard))
      .on('error', reject);
  });
}
