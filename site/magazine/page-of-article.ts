import type { Locale } from '#contract/languages.ts';
import type { Article } from '#contract/magazine.ts';
import { pageOf, sharedOnly } from '../content/page-of.ts';
import type { ShownPage } from '../content/read-page.ts';
import { m } from '../paraglide/messages.js';
import { screenAddress, thingUrls } from '../thing-address.ts';

/** What head, header, breadcrumb and editor need to know of an article’s page. */
export function pageOfArticle(article: Article, locale: Locale): ShownPage {
  return pageOf(article, {
    urls: thingUrls('blog', article, locale),
    title: article.title,
    metaDescription: article.teaser,
    ogType: 'article',
    ...sharedOnly(article.picture),
    breadcrumb: [{ title: m.magazine_title(), url: screenAddress('blog', locale) }],
  });
}
