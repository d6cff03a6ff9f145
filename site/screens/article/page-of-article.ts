import type { Locale } from '#text/languages.ts';
import type { Article } from '#contract/magazine/magazine.ts';
import { pageOf, sharedOnly } from '../../loaders/page-of.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

/** The page of an article, for head, header, breadcrumb and editor. */
export function pageOfArticle(article: Article, locale: Locale): ShownPage {
  return pageOf(article, {
    urls: entityUrls('blog', article, locale),
    title: article.title,
    metaDescription: article.teaser,
    ogType: 'article',
    ...sharedOnly(article.picture),
    breadcrumb: [{ title: m.magazine_title(), url: screenAddress('blog', locale) }],
  });
}
