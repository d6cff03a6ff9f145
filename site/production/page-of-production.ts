import type { Locale } from '#contract/languages.ts';
import type { Production } from '#contract/programme.ts';
import { pageOf } from '../content/page-of.ts';
import type { ShownPage } from '../content/read-page.ts';
import { m } from '../paraglide/messages.js';
import { screenAddress, thingUrls } from '../thing-address.ts';

/** What head, header, breadcrumb and editor need to know of a production’s page. */
export function pageOfProduction(production: Production, locale: Locale): ShownPage {
  const { title, composer, season, picture } = production;
  const all = screenAddress('productions', locale);
  return pageOf(production, {
    urls: thingUrls('productions', production, locale),
    title,
    metaTitle: composer === '' ? title : `${title}, ${composer}`,
    metaDescription: production.teaser || production.subtitle,
    hero: picture ?? null,
    ...(production.og_image && {
      ogImage: production.og_image,
      ogDetails: { width: 1200, height: 630, alt: composer === '' ? title : `${title}, ${composer}` },
    }),
    breadcrumb: [
      { title: m.production_list(), url: all },
      ...(season && season.slug !== '' ? [{ title: season.name, url: `${all}/${season.slug}` }] : []),
    ],
  });
}
