import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useEntries, useWrite } from '../parts/entries.ts';
import type { StepProps } from '../parts/progress.ts';
import { StepField, StepPair } from '../parts/step-field.tsx';
import { EntryForm, stepValues } from '../parts/step-form.tsx';

/** The season that runs or comes next: from August a new one is meant. */
function usualSeason(now: Date) {
  const year = now.getMonth() >= 7 ? now.getFullYear() : now.getFullYear() - 1;
  const years = `${year}/${String(year + 1).slice(2)}`;
  return {
    'name.de': `Spielzeit ${years}`,
    'name.en': `Season ${years}`,
    starts_on: `${year}-09-01`,
    ends_on: `${year + 1}-07-31`,
  };
}

/** The first season, public at once: nobody sees it before the house opens. */
export function SeasonStep({ draft, setDraft, next, back }: StepProps) {
  const translate = useTranslate();
  const { create } = useWrite();
  const known = useEntries('seasons');
  const isThere = known !== undefined && known.length > 0;
  const [usual] = useState(() => usualSeason(new Date()));
  const { values, set, text, both, isTyped, clear } = stepValues({ draft, setDraft }, isThere ? {} : usual);
  if (!known) return null;

  async function save() {
    const days = { starts_on: text('starts_on'), ends_on: text('ends_on') };
    await create('seasons', { name: both('name'), ...days, state: 'public' });
    clear();
  }

  const label = (field: string) => translate(`resources.seasons.fields.${field}`);
  return (
    <EntryForm {...{ known, isTyped, save, next, back }}>
      {(errors) => {
        const filling = { values, set, errors };
        return (
          <>
            <StepPair {...filling} path="name" label={label('name')} required={!isThere} />
            <StepField {...filling} path="starts_on" type="date" label={label('starts_on')} required={!isThere} />
            <StepField {...filling} path="ends_on" type="date" label={label('ends_on')} required={!isThere} />
          </>
        );
      }}
    </EntryForm>
  );
}
