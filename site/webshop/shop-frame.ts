import type { EntryContext } from 'react-router';
import { shopPaths } from '../screens.ts';

type Context = EntryContext['staticHandlerContext'];

/** What the loader of the shop's route gives; without it the address is an error page like any other. */
export interface ShopFrame {
  shop: true;
}

/** True where the document is the frame of the shop and nothing is to be started in it. */
export function isShopFrame({ matches, errors }: Pick<Context, 'matches' | 'errors'>): boolean {
  return !errors && Object.hasOwn(shopPaths, matches.at(-1)?.route.id ?? '');
}

/** A document whose addresses hold wherever it is served; React writes attributes in double quotes. */
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
