import { useTranslate } from 'react-admin';
import { recordOf } from '#contract/base/records.ts';
import { useEntries, useWrite } from '../parts/entries.ts';
import type { StepProps } from '../parts/progress.ts';
import { StepPair } from '../parts/step-field.tsx';
import { EntryForm, stepValues, TickList } from '../parts/step-form.tsx';

/** What most houses play, in the order in which visitors can filter the programme. */
const usual = [
  { de: 'Oper', en: 'Opera' },
  { de: 'Schauspiel', en: 'Drama' },
  { de: 'Tanz', en: 'Dance' },
  { de: 'Konzert', en: 'Concert' },
  { de: 'Junges Publikum', en: 'Young audiences' },
  { de: 'Führung', en: 'Guided tour' },
];

/** Categories of the programme: usual ones to tick, and one of the house's own. */
export function CategoriesStep({ draft, setDraft, next, back }: StepProps) {
  const translate = useTranslate();
  const { create } = useWrite();
  const known = useEntries('categories');
  const { values, set, both, isTyped, clear } = stepValues({ draft, setDraft });
  if (!known) return null;
  const offered = usual.filter(({ de }) => !known.some(({ name }) => recordOf(name).de === de));

  async function save() {
    const ticked = offered.filter(({ de }) => values[de] === 'true');
    const own = both('name');
    const isOwn = own.de !== '' || own.en !== '';
    // With nothing ticked the own one says what is missing. It goes first: a refusal leaves nothing half done.
    if (isOwn || ticked.length === 0) await create('categories', { name: own });
    for (const name of ticked) await create('categories', { name });
    clear();
  }

  return (
    <EntryForm {...{ known, isTyped, save, next, back }} mayAddMore>
      {(errors) => (
        <>
          <TickList
            legend={translate('set_up.usual_categories')}
            entries={offered.map(({ de, en }) => ({ key: de, label: `${de} / ${en}` }))}
            {...{ values, set }}
          />
          <StepPair {...{ values, set, errors }} path="name" label={translate('set_up.own_category')} max={80} />
        </>
      )}
    </EntryForm>
  );
}
