import { accessOffers } from '#contract/events/access-offers.ts';
import { accessName } from '../../event/access-names.ts';
import { CheckField, DateField, FilterForm, SelectField } from '../../listing/filter-form.tsx';
import { FoldedFilters } from '../../listing/folded-filters.tsx';
import { ChosenFilters, FilterLinks, Filters, ViewSwitch } from '../../listing/filters.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { CategoryMark } from '#modules/events/category-mark.tsx';
import { chosenFilters } from './filter-words.ts';
import type { LoadedProgramme } from './load.server.ts';
import styles from './programme-filters.module.css';
import { RememberAccess } from './remember-access.tsx';

interface ProgrammeFiltersProps extends Pick<LoadedProgramme, 'query' | 'categories' | 'venues' | 'series'> {
  /** Address of the programme without a query. */
  action: string;
  /** Address of the programme with changed query values. */
  at: (changes: Record<string, string | null>) => string;
}

/** Filters for category, day, venue, accessibility and availability, and the switch between list and month. */
export function ProgrammeFilters(props: ProgrammeFiltersProps) {
  const { query, categories, venues, series, action, at } = props;
  const locale = useLocale();
  const inMonth = query.view === 'month';
  const chosen = chosenFilters(inMonth ? { ...query, month: '' } : query, { categories, venues, series }, locale);
  return (
    <Filters label={m.programme_filter()}>
      {categories.length > 0 && <Categories {...props} />}
      <div className={styles.more}>
        <FoldedFilters chosen={chosen.filter(({ key }) => key !== 'category').length}>
          <Fields {...props} />
        </FoldedFilters>
        <ViewSwitch
          label={m.programme_view()}
          value={inMonth ? 'month' : 'list'}
          choices={[
            { value: 'list', name: m.programme_view_list(), href: at({ view: null }) },
            {
              value: 'month',
              name: m.programme_view_month(),
              href: at({ view: 'month', date: null, month: query.month || query.date.slice(0, 7) }),
            },
          ]}
        />
      </div>
      <ChosenFilters
        chosen={chosen.map(({ key, name }) => ({ name, href: at({ [key]: null }) }))}
        resetHref={inMonth ? `${action}?view=month${query.month && `&month=${query.month}`}` : action}
      />
      <RememberAccess access={query.access} at={at} />
    </Filters>
  );
}

function Categories({ query, categories, at }: ProgrammeFiltersProps) {
  return (
    <FilterLinks
      label={m.programme_categories()}
      value={query.category}
      choices={[
        { value: '', name: m.programme_all(), href: at({ category: null }) },
        ...categories.map(({ slug, name }) => ({
          value: slug,
          name: <CategoryMark slug={slug}>{name}</CategoryMark>,
          href: at({ category: slug }),
        })),
      ]}
    />
  );
}

function Fields({ query, venues, series, action }: ProgrammeFiltersProps) {
  const inMonth = query.view === 'month';
  const keep = { category: query.category, month: query.month, ...(query.view !== 'list' && { view: query.view }) };
  return (
    <FilterForm action={action} keep={withoutEmpty(keep)}>
      {!inMonth && <DateField name="date" label={m.event_date()} value={query.date} />}
      {venues.length > 0 && (
        <SelectField
          name="venue"
          label={m.programme_venue()}
          value={query.venue}
          none={m.programme_all_venues()}
          options={venues.map(({ slug, name }) => ({ value: slug, name }))}
        />
      )}
      {series.length > 0 && (
        <SelectField
          name="series"
          label={m.programme_series()}
          value={query.series}
          none={m.programme_no_choice()}
          options={series.map(({ slug, name }) => ({ value: slug, name }))}
        />
      )}
      <SelectField
        name="access"
        label={m.access_offers()}
        value={query.access}
        none={m.programme_no_choice()}
        options={accessChoices(query.access)}
      />
      <CheckField
        name="availability"
        label={m.programme_only_available()}
        value="available"
        checked={query.availability === 'available'}
      />
    </FilterForm>
  );
}

function accessChoices(chosen: string): { value: string; name: string }[] {
  const single = accessOffers.map((value) => ({ value, name: accessName(value) }));
  const several = chosen.includes(',') ? [{ value: chosen, name: chosen.split(',').map(accessName).join(', ') }] : [];
  return [...single, ...several];
}

function withoutEmpty(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
