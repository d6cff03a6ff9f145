import type { Locale } from '#text/languages.ts';
import type { Production } from '#contract/programme/programme.ts';
import { pageOf } from '../../loaders/page-of.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

/** The page of a production, for head, header, breadcrumb and editor. */
export function pageOfProduction(production: Production, locale: Locale): ShownPage {
  const { title, composer, season, picture } = production;
  const all = screenAddress('productions', locale);
  return pageOf(production, {
    urls: entityUrls('productions', production, locale),
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
