import { useTranslate } from 'react-admin';
import { fromBerlinClock } from '../../format/berlin-time.ts';
import { nameOf, namesOf, type SetUpEntry, useCreate, useEntries } from '../entries.ts';
import type { Draft } from '../progress.ts';
import type { StepProps } from '../progress.ts';
import { StepField, StepPair } from '../step-field.tsx';
import { type FieldErrors, StepForm, StepRefused } from '../step-form.tsx';
import { stepValues } from '../step-values.ts';

/** The first production, and its first event if a time is given. */
export function ProductionStep({ draft, setDraft, next, back }: StepProps) {
  const create = useCreate();
  const translate = useTranslate();
  const [known, seasons] = [useEntries('productions'), useEntries('seasons')];
  const [venues, categories] = [useEntries('venues'), useEntries('categories')];
  const given = { season_id: firstOf(seasons), venue_id: firstOf(venues), category_id: firstOf(categories) };
  const { values, set, text, both, isTyped, clear } = stepValues({ draft, setDraft }, given);
  if (!known || !seasons || !venues || !categories) return null;

  async function save() {
    const start = text('start');
    const moment = fromBerlinClock(start);
    if (start !== '' && moment === null) throw new StepRefused({ start: translate('set_up.no_moment') });
    const shared = { title: both('title'), category_id: idOf(text('category_id')), state: 'public' };
    // A production that was stored before its event was refused is not created twice.
    const production =
      idOf(text('production_id')) ??
      (await create('productions', { ...shared, composer: text('composer'), season_id: idOf(text('season_id')) })).id;
    if (moment !== null) {
      setDraft({ ...draft, production_id: String(production) });
      await create('events', {
        ...{ ...shared, production_id: production, start: moment, venue_id: idOf(text('venue_id')) },
      });
    }
    clear();
  }

  return (
    <StepForm
      existing={known.length > 0 ? translate('set_up.there', { names: namesOf(known) }) : undefined}
      save={known.length > 0 && !isTyped ? undefined : save}
      mayAddMore
      {...{ next, back }}
    >
      {(errors) => (
        <ProductionFields {...{ values, set, errors, seasons, venues, categories }} isRequired={known.length === 0} />
      )}
    </StepForm>
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
        path="start"
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
  return [{ value: '', label: '–' }, ...entries.map((entry) => ({ value: String(entry.id), label: nameOf(entry) }))];
}
