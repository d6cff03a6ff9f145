import { useTranslate } from 'react-admin';
import { fromBerlinClock } from '#time/berlin-clock.ts';
import { type FieldErrors, refusedField } from '../../forms/use-submit.ts';
import { recordTitle } from '../../format/record-title.ts';
import { type SetUpEntry, useEntries, useWrite } from '../parts/entries.ts';
import type { Draft, StepProps } from '../parts/progress.ts';
import { StepField, StepPair } from '../parts/step-field.tsx';
import { EntryForm, stepValues } from '../parts/step-form.tsx';

/** Where the first event has its start in the request. */
const startPath = 'dates.0.start';
/** Number of a production that was stored while its first event was not. */
const storedId = 'stored_id';

/** The first production, and its first event if a time is given. */
export function ProductionStep({ draft, setDraft, next, back }: StepProps) {
  const { create, change } = useWrite();
  const translate = useTranslate();
  const [known, seasons] = [useEntries('productions'), useEntries('seasons')];
  const [venues, categories] = [useEntries('venues'), useEntries('categories')];
  const given = { season_id: firstOf(seasons), venue_id: firstOf(venues), category_id: firstOf(categories) };
  const { values, set, text, both, isTyped, clear } = stepValues({ draft, setDraft }, given);
  if (!known || !seasons || !venues || !categories) return null;

  // A production that was stored before its event was refused is not created twice.
  const stored = known.find(({ id }) => String(id) === values[storedId])?.id;

  async function save() {
    const start = text(startPath);
    const moment = fromBerlinClock(start);
    if (start !== '' && moment === null) throw refusedField(startPath, translate('set_up.no_moment'));
    const shared = { title: both('title'), category_id: idOf(text('category_id')), state: 'public' };
    const production = { ...shared, composer: text('composer'), season_id: idOf(text('season_id')) };
    if (stored !== undefined) await change('productions', stored, production);
    const id = stored ?? (await create('productions', production));
    if (moment !== null) {
      setDraft({ ...draft, [storedId]: String(id) });
      const venue = idOf(text('venue_id'));
      await create('events', { ...shared, production_id: id, venue_id: venue, dates: [{ start: moment }] });
    }
    clear();
  }

  return (
    <EntryForm {...{ known, isTyped, save, next, back }} mayAddMore>
      {(errors) => (
        <ProductionFields {...{ values, set, errors, seasons, venues, categories }} isRequired={known.length === 0} />
      )}
    </EntryForm>
  );
}

interface ProductionFieldsProps {
  values: Draft;
  set: (path: string, value: string) => void;
  errors: FieldErrors;
  seasons: SetUpEntry[];
  venues: SetUpEntry[];
  categories: SetUpEntry[];
  isRequired: boolean;
}

function ProductionFields({ seasons, venues, categories, isRequired, ...filling }: ProductionFieldsProps) {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.productions.fields.${field}`);
  return (
    <>
      <StepPair {...filling} path="title" label={label('title')} required={isRequired} />
      <StepField {...filling} path="composer" label={label('composer')} />
      <StepField {...filling} path="category_id" label={label('category_id')} options={optionsOf(categories)} />
      <StepField {...filling} path="season_id" label={label('season_id')} options={optionsOf(seasons)} />
      <StepField
        {...filling}
        path={startPath}
        type="datetime-local"
        label={translate('set_up.first_event')}
        hint={translate('set_up.first_event_hint')}
      />
      <StepField
        {...filling}
        path="venue_id"
        label={translate('resources.events.fields.venue_id')}
        options={optionsOf(venues)}
      />
    </>
  );
}

function firstOf(entries: SetUpEntry[] | undefined): string {
  return String(entries?.[0]?.id ?? '');
}

function idOf(value: string): number | null {
  return value === '' ? null : Number(value);
}

function optionsOf(entries: SetUpEntry[]) {
  return [
    { value: '', label: '–' },
    ...entries.map((entry) => ({ value: String(entry.id), label: recordTitle(entry) })),
  ];
}
