import { m } from '#messages/paraglide/messages.js';
import type { Route } from './+types/route';
import { Parts } from '#ui/boundary.tsx';
import { FilterLinks, Filters } from '../../listing/filters.tsx';
import { addressWith, wordAt } from '../../listing/list-address.ts';
import { MoreLink } from '../../listing/more-link.tsx';
import { EmptyList } from '../../listing/empty-list.tsx';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { usePagedList } from '../../listing/use-paged-list.ts';
import { useLocale } from '#ui/locale.ts';
import { screenAddress } from '../../addresses/screen-address.ts';
import { ArticleCard } from '../../teasers/article-card.tsx';
import styles from './magazine-view.module.css';
import { listPage, mapList } from '../../listing/list-page.ts';
import { articleTeaser } from '../../teasers/teaser-data.ts';
import { loadScreen, type ScreenHead } from '../../loaders/load-screen.server.ts';
import type { LoadArgs } from '../../content/context.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

/** The magazine, or one of its categories. */
export async function loader({ context }: LoadArgs) {
  const title = m.magazine_title();
  const head: ScreenHead = { title, description: m.magazine_description(), feed: { file: 'feed.atom', title } };
  return loadScreen({ context }, head, async ({ content, locale, query }) => {
    /** Slug of the chosen category; empty for all. */
    const rubric = wordAt(query.url, 'category');
    const [answer, rubrics] = await Promise.all([
      content.articles(locale, rubric, query.page),
      content.rubrics(locale),
    ]);
    return { list: mapList(listPage(answer, query), articleTeaser), rubrics, rubric };
  });
}

/** The magazine: articles, newest first, all or those of one category. */
export default function Magazine({ loaderData: { page, list: first, rubrics, rubric } }: Route.ComponentProps) {
  const locale = useLocale();
  const { frame, ...list } = usePagedList(first);
  const all = screenAddress('blog', locale);
  const at = (slug: string) => addressWith(new URL(all, 'http://localhost'), { category: slug });
  return (
    <ScreenFrame page={page}>
      {rubrics.length > 0 && (
        <Filters label={m.magazine_filter()}>
          <FilterLinks
            label={m.magazine_rubrics()}
            value={rubric}
            choices={[
              { value: '', name: m.magazine_all(), href: all },
              ...rubrics.map(({ slug, name }) => ({ value: slug, name, href: at(slug) })),
            ]}
          />
        </Filters>
      )}
      <section className={`wrap ${styles.list}`} aria-label={m.magazine_articles()} ref={frame}>
        {list.entries.length > 0 ? (
          <ul className={`libretto ${styles.articles}`}>
            <Parts>
              {list.entries.map((article, index) => (
                <ArticleCard key={article.id} article={article} index={index} priority={index === 0 && !page.hero} />
              ))}
            </Parts>
          </ul>
        ) : (
          <EmptyList list={list} {...(rubric !== '' && { more: { href: all, name: m.magazine_show_all() } })}>
            {m.magazine_none()}
          </EmptyList>
        )}
        {list.entries.length > 0 && <MoreLink list={list}>{m.magazine_more()}</MoreLink>}
      </section>
    </ScreenFrame>
  );
}
