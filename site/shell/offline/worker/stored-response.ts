import { storedAtHeader } from '../stored-pages.ts';

/** Addresses of scripts, styles and fonts in a page, including its start script. */
export function assetsIn(html: string): Set<string> {
  const addresses = /\/(?:assets\/[\w.-]+\.(?:m?js|css|woff2|svg)|media\/house\/typeface-[\w-]+\.woff2)\b/g;
  return new Set([...html.matchAll(addresses)].map(([address]) => address));
}

/** The title without the site name. */
export function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title
    .replace(/ – [^–]*$/, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x27|39);/g, '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

/** A response with additional headers. */
export async function withHeaders(answer: Response, added: Record<string, string>): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  // The stored body is no longer compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(await answer.blob(), { status: answer.status, statusText: answer.statusText, headers });
}

/** Entries of a cache, oldest first. */
export async function byAge(cache: Cache): Promise<{ url: string; at: number }[]> {
  const entries = await Promise.all(
    (await cache.keys()).map(async ({ url }) => ({ url, at: storedAt(await cache.match(url)) })),
  );
  return entries.sort((a, b) => a.at - b.at);
}

export function storedAt(answer: Response | undefined): number {
  return Date.parse(answer?.headers.get(storedAtHeader) ?? '') || 0;
}

export function toIsoTime(time: number): string {
  return new Date(time).toISOString();
}
