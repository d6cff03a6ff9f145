import { Parts } from '#ui/boundary.tsx';
import type { LoadedProductions } from './load.server.ts';
import { FilterLinks, Filters } from '../../listing/filters.tsx';
import { addressWith } from '../../listing/list-address.ts';
import { MoreLink } from '../../listing/more-link.tsx';
import { EmptyList } from '../../listing/empty-list.tsx';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { usePagedList } from '../../listing/use-paged-list.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { screenAddress } from '../../addresses/screen-address.ts';
import { ProductionCard } from '../../teasers/production-card.tsx';
import styles from './productions-view.module.css';

/** Productions: all or those of one season, filtered by category. */
export function ProductionsView(loaded: LoadedProductions) {
  const { page, season } = loaded;
  const locale = useLocale();
  const { frame, ...list } = usePagedList(loaded.list);
  const all = screenAddress('productions', locale);
  return (
    <ScreenFrame page={page}>
      {season && season.description !== '' && (
        <p className={`wrap ${styles.motto}`} lang={season.lang}>
          {season.description}
        </p>
      )}
      <Choices {...loaded} />
      <section className={`wrap ${styles.list}`} aria-label={m.production_list()} ref={frame}>
        {list.entries.length > 0 ? (
          <ul className={styles.hang}>
            <Parts>
              {list.entries.map((production, index) => (
                <ProductionCard
                  key={production.id}
                  production={production}
                  index={index}
                  priority={index === 0 && !page.hero}
                />
              ))}
            </Parts>
          </ul>
        ) : (
          <EmptyList list={list} more={{ href: all, name: m.production_show_all() }}>
            {m.production_none()}
          </EmptyList>
        )}
        {list.entries.length > 0 && <MoreLink list={list}>{m.production_more()}</MoreLink>}
      </section>
    </ScreenFrame>
  );
}

/** Links for seasons and, within one, for categories. */
function Choices({ categories, seasons, category, season }: LoadedProductions) {
  const locale = useLocale();
  const all = screenAddress('productions', locale);
  const here = season ? season.url || `${all}/${season.slug}` : all;
  const at = (slug: string) => addressWith(new URL(here, 'http://localhost'), { category: slug });
  return (
    <Filters label={m.production_filter()}>
      {seasons.length > 1 && (
        <FilterLinks
          label={m.production_seasons()}
          value={season?.slug ?? ''}
          choices={[
            { value: '', name: m.production_all_seasons(), href: all },
            ...seasons.map(({ slug, name, url, lang }) => ({
              value: slug,
              name,
              href: url || `${all}/${slug}`,
              lang,
            })),
          ]}
        />
      )}
      <FilterLinks
        label={m.production_categories()}
        value={category}
        choices={[
          { value: '', name: m.production_all(), href: at('') },
          ...categories.map(({ slug, name }) => ({ value: slug, name, href: at(slug) })),
        ]}
      />
    </Filters>
  );
}
