import type { EntryContext } from 'react-router';
import { shopPaths } from '../../screens.ts';

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
