import { useTranslate } from 'react-admin';
import { localizedText } from '../../format/record-title.ts';
import { createStarterPage } from '../parts/create-starter-page.ts';
import { pageOfTask, useOpening } from '../opening/use-opening.ts';
import { useWrite } from '../parts/entries.ts';
import type { StepProps } from '../parts/progress.ts';
import { accessibility } from '../parts/starter-texts/accessibility.ts';
import { imprint } from '../parts/starter-texts/imprint.ts';
import { privacy } from '../parts/starter-texts/privacy.ts';
import type { StarterPage } from '../parts/starter-texts/starter-page.ts';
import { StepForm, stepValues, TickList } from '../parts/step-form.tsx';

const offered: StarterPage[] = [imprint, privacy, accessibility];

/** Pages that the law requires, made from starter texts with placeholders in brackets. */
export function LegalStep({ draft, setDraft, next, back }: StepProps) {
  const translate = useTranslate();
  const { refresh } = useWrite();
  const opening = useOpening();
  const ticked = Object.fromEntries(offered.map(({ slug }) => [slug.de, 'true']));
  const { values, set, clear } = stepValues({ draft, setDraft }, ticked);
  if (!opening) return null;
  const there = offered.filter(({ task }) => pageOfTask(opening, task) !== null);
  const missing = offered.filter((page) => !there.includes(page));
  const chosen = missing.filter(({ slug }) => values[slug.de] === 'true');

  async function save() {
    try {
      for (const page of chosen) await createStarterPage(page);
    } finally {
      await refresh('pages');
    }
    clear();
  }

  const names = there.map(({ title }) => localizedText(title)).join(', ');
  return (
    <StepForm
      existing={names === '' ? undefined : translate('set_up.there', { names })}
      save={chosen.length === 0 ? undefined : save}
      action={translate(chosen.length === 0 ? 'set_up.next' : 'set_up.create_legal')}
      {...{ next, back }}
    >
      {missing.length > 0
        ? () => (
            <TickList
              legend={translate('set_up.legal_pages')}
              entries={missing.map(({ slug, title }) => ({ key: slug.de, label: localizedText(title) }))}
              {...{ values, set }}
            />
          )
        : undefined}
    </StepForm>
  );
}
