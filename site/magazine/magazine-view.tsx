import { Blocks } from '#modules/blocks.tsx';
import type { LoadedMagazine } from '../content/load-magazine.server.ts';
import { FilterLinks, Filters } from '../list/filters.tsx';
import { addressWith } from '../list/list-address.ts';
import { MoreLink } from '../list/more-link.tsx';
import { usePagedList } from '../list/use-paged-list.ts';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { EditMode } from '../page/edit-mode.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Stage } from '../page/stage.tsx';
import { screenAddress } from '../thing-address.ts';
import { ArrowLink } from '../ui/button.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './magazine-view.module.css';

/** The magazine: its articles, newest first, all or those of a rubric. */
export function MagazineView({ page, list: first, rubrics, rubric }: LoadedMagazine) {
  const locale = useLocale();
  const { frame, ...list } = usePagedList(first);
  const all = screenAddress('blog', locale);
  const at = (slug: string) => addressWith(new URL(all, 'http://house'), { category: slug });
  return (
    <>
      {page.hero ? <Stage page={page} hero={page.hero} whole={false} /> : <PageHead page={page} home={false} />}
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
          <ul className={styles.articles}>
            {list.entries.map((article, index) => (
              <ArticleCard key={article.id} article={article} index={index} />
            ))}
          </ul>
        ) : (
          <div className={styles.empty}>
            <p className="lead">{m.magazine_none()}</p>
            <ArrowLink href={all}>{m.magazine_show_all()}</ArrowLink>
          </div>
        )}
        <MoreLink list={list}>{m.magazine_more()}</MoreLink>
      </section>
      <div className={page.modules.length > 0 ? styles.blocks : undefined}>
        <EditMode page={page}>
          <Blocks blocks={page.modules} place="page" />
        </EditMode>
      </div>
    </>
  );
}
