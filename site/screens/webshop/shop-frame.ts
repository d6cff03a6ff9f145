import type { EntryContext } from 'react-router';
import { policyFor } from '../../framework/rendering/policy.ts';
import type { SiteConfig } from '../../content/context.ts';
import { type PageTheme, themeStyle } from '../../head/theme/theme-style.server.ts';
import { shopPaths } from './shop-paths.ts';

type Context = EntryContext['staticHandlerContext'];

/** Loader data of the shop route; without it the address shows the error page. */
export interface ShopFrame {
  shop: true;
}

/** True when the document is the frame of the shop, in which no program starts. */
export function isShopFrame({ matches, errors }: Pick<Context, 'matches' | 'errors'>): boolean {
  return !errors && Object.hasOwn(shopPaths, matches.at(-1)?.route.id ?? '');
}

/** Makes the addresses of a document absolute; React writes attributes in double quotes. */
export function withAbsoluteAddresses(html: string, origin: string): string {
  return html.replaceAll(/(<[a-z][^<>]*?)(?=>)/gi, (tag) =>
    tag
      .replaceAll(/(\s(?:href|src|action|poster)=")\/(?!\/)/gi, `$1${origin}/`)
      .replaceAll(
        /(\s(?:srcset|imagesrcset)=")([^"]*)/gi,
        (_, name: string, set: string) => name + set.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`),
      ),
  );
}

/** The shop frame is sent without data and program, and with absolute addresses, so that it works on every host. */
export function sendFrame(
  { page, look }: { page: string; look: PageTheme },
  status: number,
  headers: Headers,
  config: SiteConfig,
): Response {
  const style = themeStyle(look, config.siteUrl);
  headers.set('content-type', 'text/html; charset=utf-8');
  // Asset addresses need the public origin, whatever host the request came by.
  const policy = policyFor({ styles: style.hashes }, config).replaceAll("'self'", `'self' ${config.siteUrl}`);
  if (!import.meta.env.DEV) headers.set('content-security-policy', policy);
  const html = page.replace('</head>', () => `${style.html}</head>`);
  return new Response(`<!DOCTYPE html>${withAbsoluteAddresses(html, config.siteUrl)}`, { status, headers });
}
