import { accessOffers } from '#contract/events/access-offers.ts';
import { accessName } from '../../event/access-names.ts';
import { CheckField, DateField, FilterForm, SelectField } from '../../listing/filter-form.tsx';
import { FoldedFilters } from '../../listing/folded-filters.tsx';
import { ChosenFilters, FilterLinks, Filters, ViewSwitch } from '../../listing/filters.tsx';
import { m } from '#messages/paraglide/messages.js';
import { CategoryMark } from '#modules/events/category-mark.tsx';
import type { ChosenFilter } from './filter-words.ts';
import type { LoadedProgramme } from './load.server.ts';
import styles from './programme-filters.module.css';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import scripted from '#ui/scripted.module.css';
import { markApplied, rememberAccess, useRememberedAccess, wasApplied } from './remembered-access.ts';

interface ProgrammeFiltersProps extends Pick<LoadedProgramme, 'query' | 'categories' | 'venues' | 'series'> {
  chosen: ChosenFilter[];
  /** Address of the programme without a query. */
  action: string;
  /** Address of the programme with changed query values. */
  at: (changes: Record<string, string | null>) => string;
}

/** Filters for category, day, venue, accessibility and availability, and the switch between list and month. */
export function ProgrammeFilters(props: ProgrammeFiltersProps) {
  const { chosen, query, categories, action, at } = props;
  const inMonth = query.view === 'month';
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
              href: at({ view: 'month', date: null, month: query.date.slice(0, 7) || query.month }),
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

interface RememberAccessProps {
  /** The filter `access` of the address; '' without one. */
  access: string;
  /** Address of the programme with changed query values. */
  at: (changes: Record<string, string | null>) => string;
}

/**
 * A box to remember the chosen access on this device, and a line to apply or drop what is remembered. A remembered
 * choice is applied when a window shows the programme without a filter for the first time.
 */
function RememberAccess({ access, at }: RememberAccessProps) {
  const remembered = useRememberedAccess();
  useApplied(remembered, access, at);
  if (access !== '')
    return (
      <label className={`${styles.remember} ${scripted.scripted}`}>
        <input
          type="checkbox"
          checked={remembered === access}
          onChange={({ target }) => rememberAccess(target.checked ? access : '')}
        />
        {m.programme_remember_access()}
      </label>
    );
  if (remembered === '') return null;
  return (
    <p className={styles.remember}>
      <span>{m.programme_remembered({ names: remembered.split(',').map(accessName).join(', ') })}</span>
      <a className="tap-link" href={at({ access: remembered })}>
        {m.programme_remembered_apply()}
      </a>
      <button type="button" className="tap-link" onClick={() => rememberAccess('')}>
        {m.programme_remembered_drop()}
      </button>
    </p>
  );
}

function useApplied(remembered: string, access: string, at: RememberAccessProps['at']): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (remembered === '' || wasApplied()) return;
    if (access === '' && search !== '') return;
    markApplied();
    if (access === '') void navigate(at({ access: remembered }), { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the choice is known; `at` belongs to the same render
  }, [remembered, access]);
}
