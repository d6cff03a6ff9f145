import type { LoadedArticle } from '../../screens/article/load.server.ts';
import { organizationReference } from './organization.ts';
import { berlinMoment } from './moment.ts';
import { absolute, type Facts, images, node, type Node } from './node.ts';

/** An article of the magazine; without an author its author is the organisation. */
export function articleNodes({ page, article }: LoadedArticle, facts: Facts): Node[] {
  const url = absolute(page.urls[facts.locale], facts);
  const organization = organizationReference(facts);
  return [
    node('Article', {
      '@id': url && `${url}#article`,
      headline: article.title,
      description: article.teaser,
      url,
      mainEntityOfPage: url,
      image: images([article.picture], facts),
      datePublished: berlinMoment(article.published_at),
      dateModified: berlinMoment(article.updated_at),
      author: article.author === '' ? organization : node('Person', { name: article.author }),
      publisher: organization,
      articleSection: article.categories.map(({ name }) => name),
      inLanguage: article.lang ?? facts.locale,
    }),
  ];
}
