import { useTranslate } from 'react-admin';
import { useEntries, useWrite } from '../parts/entries.ts';
import type { StepProps } from '../parts/progress.ts';
import { StepField, StepPair } from '../parts/step-field.tsx';
import { EntryForm, stepValues } from '../parts/step-form.tsx';

/** The places where the house plays. */
export function VenuesStep({ draft, setDraft, next, back }: StepProps) {
  const translate = useTranslate();
  const { create } = useWrite();
  const known = useEntries('venues');
  const { values, set, text, both, isTyped, clear } = stepValues({ draft, setDraft });
  if (!known) return null;

  async function save() {
    await create('venues', { name: both('name'), street: text('street'), city: text('city') });
    clear();
  }

  const isThere = known.length > 0;
  return (
    <EntryForm {...{ known, isTyped, save, next, back }} mayAddMore>
      {(errors) => {
        const filling = { values, set, errors };
        return (
          <>
            <StepPair
              {...filling}
              path="name"
              label={translate('resources.venues.fields.name')}
              hint={translate('set_up.venue_example')}
              required={!isThere}
              max={120}
            />
            <StepField {...filling} path="street" label={translate('resources.venues.fields.street')} />
            <StepField {...filling} path="city" label={translate('resources.venues.fields.city')} max={120} />
          </>
        );
      }}
    </EntryForm>
  );
}
